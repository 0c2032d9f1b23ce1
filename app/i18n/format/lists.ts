import type { Language } from "~/domain/language";
import type { FormatTexts } from "./time-left";

/**
 * Returns the format "a, b and c". The joining words are texts of ours, because Intl.ListFormat differs between versions. Hebrew puts a
 * maqaf between "and" and a word that does not start with a Hebrew letter.
 */
export function createListFormat(language: Language, t: FormatTexts): (items: string[]) => string {
  return (items) => {
    const last = items.at(-1);
    if (last === undefined || items.length === 1) return last ?? "";
    const foreign = language === "he" && !/^[\u2066-\u2068]?\p{Script=Hebrew}/u.test(last);
    const ending = foreign ? t("common:list.lastForeign", { item: last }) : t("common:list.last", { item: last });
    return `${items.slice(0, -1).join(t("common:list.between"))}${ending}`;
  };
}
