import { useTranslation } from "react-i18next";
import { Form, useNavigate } from "react-router";
import { Button } from "~/components/ui/button";
import { classNames } from "~/components/ui/class-names";
import { Code } from "~/components/ui/code";
import { Field } from "~/components/ui/field";
import { SearchBox } from "~/components/ui/search-box";
import { useFormat } from "~/i18n/use-format";
import listStyles from "./listbox.module.css";
import type { PatientHit } from "./patient-hit";
import { useHydrated } from "./use-hydrated";
import { useListbox } from "./use-listbox";
import { usePatientLookup } from "./use-patient-lookup";

type Props = {
  /** Where the search is posted without a choice, and without JavaScript: takes `q`. Never a link, a name may be in it (D33). */
  action: string;
  /** The page of a chosen patient. */
  chooseTo: (patientId: string) => string;
  defaultTerm?: string;
  autoFocus?: boolean;
  /** A word beside the label: how many were found. */
  aside?: string;
  /** The key that leads here. */
  kbd?: string;
};

/** One line that finds a patient: a form that posts; with JavaScript the best hits stand below it while typing. */
export function PatientSearch({ action, chooseTo, defaultTerm = "", autoFocus, aside, kbd }: Props) {
  const { t } = useTranslation(["patients", "common"]);
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const { patients, failed, look, stop } = usePatientLookup();
  const { open, show, hide, input, list, option } = useListbox({
    items: patients,
    keyOf: ({ id }) => id,
    onChoose: ({ id }) => void navigate(chooseTo(id)),
  });

  return (
    <Form role="search" method="post" action={action} className={listStyles.form} onSubmit={stop}>
      <Field id="patient-search" label={t("search.label")} aside={aside}>
        <div>
          <SearchBox
            name="q"
            defaultValue={defaultTerm}
            placeholder={t("search.placeholder")}
            maxLength={100}
            autoFocus={autoFocus}
            kbd={kbd}
            data-search-shortcut={kbd ? "" : undefined}
            onChange={(event) => {
              look(event.currentTarget.value);
              show();
            }}
            onBlur={hide}
            {...(hydrated ? input : {})}
          />
          {open && (
            <ul className={classNames("float", listStyles.list)} aria-label={t("search.matches")} {...list}>
              {patients.map((patient) => (
                <li key={patient.id} {...option(patient)}>
                  <HitText patient={patient} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </Field>
      <Button>{t("common:actions.search")}</Button>
      <span className={listStyles.unseen} role="status">
        {open ? t("search.found", { count: patients.length }) : ""}
      </span>
      {failed && (
        <p className="small caution" role="alert">
          {t("search.failed")}
        </p>
      )}
    </Form>
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
