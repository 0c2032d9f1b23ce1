import { useTranslation } from "react-i18next";
import { type Language, parseLanguage } from "~/domain/language";

/** The language of the page. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return parseLanguage(i18n.language) ?? "en";
}
