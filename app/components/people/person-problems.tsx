import { ErrorSummary } from "~/components/fields/error-summary";
import { useSavedText } from "~/components/fields/use-saved-text";
import { nameFields } from "~/domain/person-name";
import type { RefusedPersonForm } from "~/forms/people/person-form";
import { isolate } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useLanguage } from "~/i18n/use-language";
import { useTexts } from "~/i18n/use-texts";
import { usePersonProblem } from "./use-person-problem";
import { useRoleLabel } from "./use-role-label";

type Props = {
  refused: RefusedPersonForm | undefined;
  /** Those that the form offers. */
  locations?: readonly { _id: string; name: string }[];
};

/** The summary at the top of a refused form, with links to its fields. */
export function PersonProblems({ refused, locations = [] }: Props) {
  const { t } = useTexts(["people", "errors", "common"]);
  const roleLabel = useRoleLabel();
  const savedText = useSavedText();
  const format = useFormat();
  const language = useLanguage();
  const problem = usePersonProblem();
  if (!refused) return null;
  const { mistakes, taken, meanwhile } = refused;
  if (meanwhile) {
    const { firstName, lastName, email, roleType, locationIds } = meanwhile;
    const saved = [
      { field: "firstName", label: t("common:fields.firstName"), value: firstName },
      { field: "lastName", label: t("common:fields.lastName"), value: lastName },
      { field: "email", label: t("common:fields.email"), value: email },
      { field: "roleType", label: t("people:form.role"), value: roleType && roleLabel(roleType) },
      { field: "locationIds", label: t("people:form.locations"), value: locationIds && namesOf(locations, locationIds, format.list) },
    ];
    const differing = saved.flatMap(({ field, label, value }) =>
      value === undefined ? [] : [{ fieldId: `field-${field}`, text: savedText(label, value) }],
    );
    return <ErrorSummary title={problem("changedElsewhere")} problems={differing} />;
  }
  const textOf = (field: string, code: string) =>
    field === "email" && taken ? t("people:form.taken", { name: isolate(format.name(taken)) }) : (problem(code) ?? "");
  // In the order of the fields.
  const codes = new Map(Object.entries(mistakes));
  const fields = new Set([...nameFields(language), ...codes.keys()]);
  const problems = [...fields].flatMap((field) => {
    const code = codes.get(field);
    return code === undefined ? [] : [{ fieldId: `field-${field}`, text: textOf(field, code) }];
  });
  return <ErrorSummary title={t("errors:general.problems", { count: problems.length })} problems={problems} />;
}

/** Returns the names of these locations as one text. */
function namesOf(locations: readonly { _id: string; name: string }[], ids: readonly string[], list: (names: string[]) => string): string {
  return list(locations.flatMap(({ _id, name }) => (ids.includes(_id) ? [isolate(name)] : [])));
}
