import { isolate } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";

/** Returns a function for what is stored by now in a field, after its label: "Phone, saved now: 050-000-0001". */
export function useSavedText(): (label: string, value: string) => string {
  const { t } = useTexts("errors");
  return (label, value) => t("general.savedNow", { field: label, value: value === "" ? t("general.savedEmpty") : isolate(value) });
}
