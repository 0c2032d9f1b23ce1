import { Link } from "react-router";
import { ErrorSummary } from "~/components/fields/error-summary";
import { Notice } from "~/components/ui/notice";
import type { FormRules } from "~/forms/patients/form-rules";
import type { RefusedForm } from "~/forms/patients/refused-form";
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
  const { t } = useTexts(["patients", "errors"]);
  const problemText = useProblemText(rules);
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
  const fields = Object.entries(refused.fields);
  if (fields.length === 0) {
    return (
      <Notice tone="danger" role="alert" title={failure}>
        {t("errors:general.stillThere")}
      </Notice>
    );
  }
  const problems = fields.map(([field, code]) => ({ fieldId: `field-${field}`, text: `${labelOf(field)}: ${problemText(code)}` }));
  return <ErrorSummary title={t("patients:form.problems", { count: fields.length })} problems={problems} />;
}
