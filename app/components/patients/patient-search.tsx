import { Suspense, useEffect } from "react";
import { Form, useNavigate, useSubmit } from "react-router";
import { Field } from "~/components/fields/field";
import { SearchBox } from "~/components/fields/search-box";
import { Button } from "~/components/ui/button";
import { useHydrated } from "~/components/ui/use-hydrated";
import { type LookupAnswer, type PatientMatch, toAdd } from "~/forms/patients/patient-hit";
import { useTexts } from "~/i18n/use-texts";
import { lazyPart } from "~/offline/scripts/later";
import listStyles from "./listbox.module.css";
import { useAnswerWhileTyping } from "./use-answer-while-typing";
import { useListbox } from "./use-listbox";

const nothing: LookupAnswer = { searchTerm: "", patients: [], more: false, adds: false };
const question = { path: "/patients/lookup", field: "q", pauseMilliseconds: 150, nothing };

/** Loaded when there is something to choose from. */
const PatientMatches = lazyPart(
  () => import("./patient-matches"),
  (part) => part.PatientMatches,
);

type Props = {
  /**
   * Where the search is posted without a choice, and without JavaScript: takes `q`, and `intent` "add" for a new patient of that name.
   * Never a link, because it may contain a name (D33).
   */
  action: string;
  /** Returns the page of a chosen patient. */
  chooseTo: (patientId: string) => string;
  defaultTerm?: string;
  /** Why it cannot be searched for. */
  mistake?: string;
  autoFocus?: boolean;
  /** A word next to the label: how many were found. */
  aside?: string;
  /** The key that focuses it. */
  kbd?: string;
  /**
   * The id of a form that takes what is searched for with `intent` "find" or "new". Without JavaScript it is posted with the search, so that
   * what is typed there is not lost.
   */
  withForm?: string;
};

/** A field that finds or adds a patient: a form that posts; with JavaScript the best hits are listed below it while typing. */
export function PatientSearch({ action, chooseTo, defaultTerm = "", mistake, autoFocus, aside, kbd, withForm }: Props) {
  const { t } = useTexts(["patients", "common", "errors"]);
  const hydrated = useHydrated();
  const form = hydrated ? undefined : withForm;
  useSearchInForm(withForm);
  const navigate = useNavigate();
  const submit = useSubmit();
  const { answer, failed, look, stop } = useAnswerWhileTyping(question);
  const { searchTerm, patients, adds } = answer;
  const matches: readonly PatientMatch[] = adds ? [...patients, toAdd] : patients;
  const { open, show, hide, input, list, option } = useListbox({
    items: matches,
    keyOf: ({ id }) => id,
    onChoose: (match) => {
      if ("lastName" in match) void navigate(chooseTo(match.id));
      else void submit({ q: searchTerm, intent: "add" }, { method: "post", action, preventScrollReset: true });
    },
  });

  return (
    <Form role="search" method="post" action={action} className={listStyles.form} onSubmit={stop}>
      <Field id="patient-search" label={t("search.label")} aside={aside} error={mistake && t(`errors:${mistake}` as "errors:required")}>
        <div>
          <SearchBox
            name="q"
            form={form}
            defaultValue={defaultTerm}
            placeholder={t("search.placeholder")}
            maxLength={100}
            autoFocus={autoFocus}
            kbd={kbd}
            onChange={(event) => {
              look(event.currentTarget.value);
              show();
            }}
            onBlur={hide}
            {...(hydrated ? input : {})}
          />
          {open && (
            <Suspense>
              <PatientMatches matches={matches} searchTerm={searchTerm} list={list} option={option} />
            </Suspense>
          )}
        </div>
      </Field>
      <Button {...(form === undefined ? {} : { form, name: "intent", value: "find" })}>{t("common:actions.search")}</Button>
      <span className={listStyles.unseen} role="status">
        {open ? t(patients.length === 0 ? "search.noneAdd" : "search.found", { count: patients.length }) : ""}
      </span>
      {failed && (
        <p className="small caution" role="alert">
          {t("search.failed")}
        </p>
      )}
    </Form>
  );
}

/** Adds what is searched for to a form that is sent to find a patient or to make one, so that the name is not typed twice. */
function useSearchInForm(formId = ""): void {
  useEffect(() => {
    const form = document.getElementById(formId);
    const onFormData = ({ formData }: FormDataEvent) => {
      const field = document.querySelector<HTMLInputElement>("#patient-search");
      if (field && /^(find|new)$/.test(String(formData.get("intent")))) formData.set("q", field.value);
    };
    form?.addEventListener("formdata", onFormData);
    return () => form?.removeEventListener("formdata", onFormData);
  }, [formId]);
}
