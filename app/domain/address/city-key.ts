import { searchKey } from "../account/search-key";
import type { City } from "./city";

/**
 * Returns a city's name for comparison: its search key without spaces, because hyphens, apostrophes and doubled letters ("Kiryat",
 * "Qiryat", "Kiriat") vary. In Hebrew the second yod of a pair is dropped, since "קריית" and "קרית" are the same.
 */
export function cityKey(text: string): string {
  return searchKey(text)
    .replaceAll(" ", "")
    .replaceAll("q", "k")
    .replace(/^kir(?:y|i)a?t/, "kiryat")
    .replace(/יי/gu, "י")
    .replace(/tz|ts|z/g, "z")
    .replace(/kh|ch|h/g, "h");
}

/** Returns the keys of a city's names in all languages and of its abbreviations. */
export function cityKeys({ names, abbreviations }: Pick<City, "names" | "abbreviations">): string[] {
  return [...Object.values(names), ...abbreviations].map(cityKey);
}
