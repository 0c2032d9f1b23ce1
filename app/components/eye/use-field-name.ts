import type { ChoiceField } from "~/domain/lens/choice";
import { useTexts } from "~/i18n/use-texts";

/** Returns the names of lens fields in the language of the page. */
export function useFieldName(): (field: ChoiceField) => string {
  const { t } = useTexts("common");
  return (field) => t(`parameters.${field}`);
}
