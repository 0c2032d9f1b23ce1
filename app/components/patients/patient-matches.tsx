import { classNames } from "~/components/ui/class-names";
import { Code } from "~/components/ui/code";
import { Icon } from "~/components/ui/icon";
import type { PatientHit, PatientMatch } from "~/forms/patients/patient-hit";
import { isolate } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import listStyles from "./listbox.module.css";
import type { useListbox } from "./use-listbox";

type Props = Pick<ReturnType<typeof useListbox<PatientMatch>>, "list" | "option"> & {
  matches: readonly PatientMatch[];
  /** The search. */
  searchTerm: string;
};

/** The best hits below the search for a patient; the last one adds the patient searched for. */
export function PatientMatches({ matches, searchTerm, list, option }: Props) {
  const { t } = useTexts("patients");
  return (
    <ul className={classNames("float", listStyles.list)} aria-label={t("search.matches")} {...list}>
      {matches.map((match) => (
        <li key={match.id} {...option(match)}>
          {"lastName" in match ? <HitText patient={match} /> : <AddText name={searchTerm} isOnly={matches.length === 1} />}
        </li>
      ))}
    </ul>
  );
}

function AddText({ name, isOnly }: { name: string; isOnly: boolean }) {
  const { t } = useTexts("patients");
  return (
    <>
      <span className="row">
        <Icon name="plus" />
        <span className={listStyles.name}>{t("search.addNamed", { name: isolate(name) })}</span>
      </span>
      {isOnly && <span className="small quiet">{t("search.none")}</span>}
    </>
  );
}

function HitText({ patient }: { patient: PatientHit }) {
  const format = useFormat();
  const { dob, phone, customerId } = patient;
  return (
    <>
      <bdi className={listStyles.name}>{format.name(patient)}</bdi>
      <span className="small quiet row">
        {dob && <Code>{format.dayInDigits(dob)}</Code>}
        {phone && <Code>{format.phone(phone)}</Code>}
        {customerId && <Code>{customerId}</Code>}
      </span>
    </>
  );
}
