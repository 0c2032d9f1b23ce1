import { type Language, parseLanguage } from "~/domain/language";
import { useTexts } from "~/i18n/use-texts";

/** Returns the language of the page. */
export function useLanguage(): Language {
  const { i18n } = useTexts();
  return parseLanguage(i18n.language) ?? "en";
}
