import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Form, useFetcher, useNavigate } from "react-router";
import { Button } from "~/components/ui/button";
import { classNames } from "~/components/ui/class-names";
import { Code } from "~/components/ui/code";
import { Field } from "~/components/ui/field";
import { SearchBox } from "~/components/ui/search-box";
import { useFormat } from "~/i18n/use-format";
import listStyles from "./listbox.module.css";
import type { LookupAnswer, PatientHit } from "./patient-hit";
import { useHydrated } from "./use-hydrated";
import { useListbox } from "./use-listbox";

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

const pauseMilliseconds = 150;

/** One line that finds a patient: a form that posts; with JavaScript the best hits stand below it while typing. */
export function PatientSearch({ action, chooseTo, defaultTerm = "", autoFocus, aside, kbd }: Props) {
  const { t } = useTranslation(["patients", "common"]);
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const lookup = useFetcher<LookupAnswer>();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { open, show, hide, input, list, option } = useListbox({
    items: lookup.data?.patients ?? [],
    keyOf: ({ id }) => id,
    onChoose: ({ id }) => navigate(chooseTo(id)),
  });

  const search = (typed: string) => {
    clearTimeout(pause.current);
    if (typed.trim() === "") return hide();
    pause.current = setTimeout(() => {
      void lookup.submit({ q: typed }, { method: "post", action: "/patients/lookup", defaultShouldRevalidate: false });
      show();
    }, pauseMilliseconds);
  };

  return (
    <search>
      <Form method="post" action={action} className="row">
        <Field id="patient-search" label={t("search.label")} aside={aside} className={listStyles.field}>
          <div className={listStyles.place}>
            <SearchBox
              name="q"
              defaultValue={defaultTerm}
              placeholder={t("search.placeholder")}
              maxLength={100}
              autoFocus={autoFocus}
              kbd={kbd}
              data-search-shortcut={kbd ? "" : undefined}
              onChange={(event) => search(event.currentTarget.value)}
              onBlur={hide}
              {...(hydrated ? input : {})}
            />
            {open && (
              <ul className={classNames("float", listStyles.list)} aria-label={t("search.matches")} {...list}>
                {lookup.data?.patients.map((patient) => (
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
          {lookup.data && open ? t("search.found", { count: lookup.data.patients.length }) : ""}
        </span>
      </Form>
    </search>
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
