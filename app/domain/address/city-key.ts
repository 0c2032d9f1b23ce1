import { searchKey } from "../account/search-key";

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
