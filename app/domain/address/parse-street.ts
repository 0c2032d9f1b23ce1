import { searchKey } from "../account/search-key";

/** Words that only say that something is a street. */
const kinds = /(^|\s)(street|st|road|rd|avenue|ave|boulevard|blvd|lane|ln|רחוב|רח|שדרות|שד)(?=\s|$)/gu;

/** Returns a street's name for comparison, without case, marks and the word for its kind. */
export function streetKey(text: string): string {
  return searchKey(text).replace(kinds, " ").replace(/\s+/g, " ").trim();
}

/**
 * Returns the street and the house number of a text, in either order ("14 Almond Lane", "הרצל 9ב", "세종대로 110"); the number is null when
 * there is none.
 */
export function parseStreet(text: string): { name: string; houseNumber: number | null } {
  const typed = text.normalize("NFKC").trim();
  const leading = /^(\d{1,4})\s*\p{L}?(?=[\s,])[\s,]*(.+)$/u.exec(typed);
  if (leading) return { houseNumber: Number(leading[1]), name: leading[2] ?? "" };
  const trailing = /^(.*?)[\s,]+(\d{1,4})\s*(?:\p{L}|-\d+)?$/u.exec(typed);
  if (trailing) return { houseNumber: Number(trailing[2]), name: trailing[1] ?? "" };
  return { name: typed, houseNumber: null };
}
