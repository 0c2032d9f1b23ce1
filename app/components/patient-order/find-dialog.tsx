import { Form } from "react-router";
import { SearchBox } from "~/components/fields/search-box";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Code } from "~/components/ui/code";
import { EmptyState } from "~/components/ui/empty-state";
import { Modal } from "~/components/ui/modal";
import { isSearchedPatient } from "~/domain/patient/searched-patient";
import type { OrderPatient } from "~/forms/patient-order/order-form";
import { isolate } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./patient-order.module.css";

type Props = {
  q: string;
  /** Why it cannot be searched for. */
  mistake?: string;
  patients: readonly OrderPatient[];
  closeTo: string;
  chooseTo: (patientId: string) => string;
  /** The form of a new patient, with the searched name. */
  newTo: string;
};

/** Chooses whom the order is for: the patients that a posted search found, over the unchanged form. */
export function FindDialog({ q, mistake, patients, closeTo, chooseTo, newTo }: Props) {
  const { t } = useTexts(["patientOrder", "patients", "common"]);
  const format = useFormat();
  return (
    <Modal title={t("patientOrder:find.title")} closeTo={closeTo} wide>
      <div className="stack">
        <Form method="post" replace preventScrollReset>
          <div className="row">
            <SearchBox label={t("patientOrder:findPatient")} name="q" defaultValue={q} mistake={mistake} maxLength={100} />
            <Button>{t("common:actions.search")}</Button>
          </div>
        </Form>
        {q !== "" && patients.length === 0 && (
          <EmptyState drawing="search" title={t("patientOrder:find.none")}>
            {t("patientOrder:find.noneHint")}
          </EmptyState>
        )}
        <ul className={styles.found}>
          {patients.map((patient) => (
            <li key={patient.id}>
              <span>
                <bdi>{format.name(patient)}</bdi>
              </span>
              <span className="small quiet row">
                {patient.dob && <Code>{format.dayInDigits(patient.dob)}</Code>}
                {patient.phone && <Code>{format.phone(patient.phone)}</Code>}
                {patient.customerId && <Code>{patient.customerId}</Code>}
              </span>
              <ButtonLink small to={chooseTo(patient.id)} aria-label={t("patientOrder:find.choose", { patient: format.name(patient) })}>
                {t("common:actions.choose")}
              </ButtonLink>
            </li>
          ))}
        </ul>
        <ButtonLink icon="plus" to={newTo}>
          {q === "" || patients.some((patient) => isSearchedPatient(patient, q))
            ? t("patientOrder:find.add")
            : t("patients:search.addNamed", { name: isolate(q) })}
        </ButtonLink>
      </div>
    </Modal>
  );
}
