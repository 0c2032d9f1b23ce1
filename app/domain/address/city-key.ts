import { searchKey } from "../account/search-key";

/**
 * A city as it is compared: in the letters of a search key, without spaces, because hyphens, apostrophes and doubled spelling
 * ("Kiryat", "Qiryat", "Kiriat") come and go. In Hebrew the second yod of a pair is dropped, since "קריית" and "קרית" are the same.
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
