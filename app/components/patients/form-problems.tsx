import { Link } from "react-router";
import { ErrorSummary } from "~/components/fields/error-summary";
import { RefusalNotice } from "~/components/fields/refusal-notice";
import { useSavedText } from "~/components/fields/use-saved-text";
import type { FormRules } from "~/forms/patients/form-rules";
import type { RefusedForm } from "~/forms/patients/refused-form";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { useProblemText } from "./use-problem-text";

type Props = {
  refused: RefusedForm | undefined;
  rules: FormRules;
  /** Returns the label of a field. */
  labelOf: (field: string) => string;
  /** Text for a failure of the whole form: creating, updating. */
  failure: string;
};

/** The summary at the top of a refused form, with links to its fields; field ids are `field-<name>`. */
export function FormProblems({ refused, rules, labelOf, failure }: Props) {
  const { t } = useTexts(["patients", "errors", "common"]);
  const problemText = useProblemText(rules);
  const savedText = useSavedText();
  const format = useFormat();
  if (!refused) return null;
  if (refused.code === "duplicatePatient") {
    return (
      <ErrorSummary
        title={t("patients:problems.duplicatePatient")}
        problems={[{ fieldId: "field-lastName", text: t("errors:general.stillThere") }]}
      >
        {refused.patientId && <Link to={`/patients/${refused.patientId}`}>{t("patients:actions.showOther")}</Link>}
      </ErrorSummary>
    );
  }
  if (refused.meanwhile) {
    const shown = (field: string, value: string | boolean) => {
      if (typeof value === "boolean") return t(value ? "common:answers.yes" : "common:answers.no");
      return field === "dob" && value !== "" ? format.dayInDigits(value) : value;
    };
    const saved = Object.entries(refused.meanwhile).map(([field, value]) => ({
      fieldId: `field-${field}`,
      text: savedText(labelOf(field), shown(field, value)),
    }));
    return <ErrorSummary title={problemText("changedElsewhere")} problems={saved} />;
  }
  const fields = Object.entries(refused.fields);
  if (fields.length === 0) {
    return <RefusalNotice title={failure}>{t("errors:general.stillThere")}</RefusalNotice>;
  }
  const problems = fields.map(([field, code]) => ({ fieldId: `field-${field}`, text: `${labelOf(field)}: ${problemText(code)}` }));
  return <ErrorSummary title={t("patients:form.problems", { count: fields.length })} problems={problems} />;
}
