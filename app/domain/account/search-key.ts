/** Vowel and reading marks that people omit: Latin accents, Hebrew niqqud and cantillation. Japanese voicing marks are kept. */
const optionalMarks = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]/g;

/**
 * Returns a name as it is compared and searched, and stored for that: without case, accents and niqqud; quotation marks are removed (so
 * that an abbreviation stays one word), and each run of other characters that are neither letter nor digit becomes one space.
 */
export function searchKey(text: string): string {
  return text
    .normalize("NFKD")
    .replace(optionalMarks, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(optionalMarks, "")
    .replace(/['"`\u05f3\u05f4\u2018\u2019\u201c\u201d\u200b-\u200f\u2060-\u2069\ufeff]/g, "")
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .trim();
}

/** Returns the distinct words of a text's search key, in order; searches match their beginnings. */
export function searchWords(text: string): string[] {
  return [...new Set(searchKey(text).split(" "))].filter((word) => word !== "");
}
