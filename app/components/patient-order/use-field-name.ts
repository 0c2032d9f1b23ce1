import { useTranslation } from "react-i18next";
import type { ChoiceField } from "~/domain/lens/choice";

/** The names of lens fields in the language of the page. */
export function useFieldName(): (field: ChoiceField) => string {
  const { t } = useTranslation("common");
  return (field) => t(`parameters.${field}`);
}
