import type { ReactNode } from "react";
import { classNames } from "~/components/ui/class-names";
import { type Pair, Pairs } from "~/components/ui/pairs";
import panel from "~/components/ui/panel.module.css";
import type { PatientAnswer } from "~/forms/patients/patient-hit";
import { useTexts } from "~/i18n/use-texts";
import styles from "./patients.module.css";
import { usePatientFacts } from "./use-patient-facts";

type Props = {
  patient: PatientAnswer;
  /** The market's day, for the age and for expired prescriptions. */
  today: string;
  heading?: "h1" | "h2";
  /** More facts after the usual ones. */
  more?: Pair[];
  /** Actions for the patient, at the far end. */
  actions?: ReactNode;
};

/** Whom an order is for: the name in the order of the language and the facts that tell patients apart. */
export function PatientLine({ patient, today, heading: Heading = "h2", more = [], actions }: Props) {
  const { t } = useTexts("patients");
  const { name, facts } = usePatientFacts(patient, today);
  return (
    <section className={classNames(panel.panel, styles.line, Heading === "h1" && styles.whole)} aria-label={t("patient")}>
      <div>
        <Heading>
          <bdi>{name}</bdi>
        </Heading>
        <Pairs look="facts" pairs={[...facts, ...more]} />
      </div>
      {actions !== undefined && <div className="row">{actions}</div>}
    </section>
  );
}
