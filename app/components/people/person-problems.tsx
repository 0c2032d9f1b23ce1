import { ErrorSummary } from "~/components/fields/error-summary";
import type { RefusedPersonForm } from "~/forms/people/person-form";
import { isolate } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { usePersonProblem } from "./use-person-problem";

/** The summary at the top of a refused form, with links to its fields. */
export function PersonProblems({ refused }: { refused: RefusedPersonForm | undefined }) {
  const { t } = useTexts(["people", "errors"]);
  const format = useFormat();
  const problem = usePersonProblem();
  if (!refused) return null;
  const { mistakes, taken } = refused;
  const textOf = (field: string, code: string) =>
    field === "email" && taken ? t("people:form.taken", { name: isolate(format.name(taken)) }) : (problem(code) ?? "");
  const problems = Object.entries(mistakes).map(([field, code]) => ({ fieldId: `field-${field}`, text: textOf(field, code) }));
  return <ErrorSummary title={t("errors:general.problems", { count: problems.length })} problems={problems} />;
}
