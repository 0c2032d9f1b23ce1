/** Points of Hebrew and accents of Latin letters, as they stand after their letter in the decomposed form. */
const marks = /\p{M}/gu;

/** What is typed for a name: at least two Latin letters, because one begins too many names; a syllable or letter of another script. */
const isEnough = (words: readonly string[]) => words.join("").length > 1 || /[^\p{Script=Latin}]/u.test(words.join(""));

const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKD")
    .replace(marks, "")
    .normalize("NFC")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns whether each word that is typed begins a word of one of the names, whatever the case, accents and Hebrew points (D85). */
export function isNamed(typed: string, names: readonly string[]): boolean {
  const begins = wordsOf(typed);
  return isEnough(begins) && names.map(wordsOf).some((words) => begins.every((begin) => words.some((word) => word.startsWith(begin))));
}
