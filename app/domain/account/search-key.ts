/** Vowel and reading marks that people leave out: Latin accents, Hebrew niqqud and cantillation. Japanese voicing marks stay. */
const optionalMarks = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]/g;

/**
 * A name as it is compared and searched: without case, accents and niqqud, quotation marks dropped (so that an
 * abbreviation is one word), everything else that is neither letter nor digit as one space. Stored beside the name.
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

/** The distinct words of a text's search key, in order; they are matched by prefix. */
export function searchWords(text: string): string[] {
  return [...new Set(searchKey(text).split(" "))].filter((word) => word !== "");
}
