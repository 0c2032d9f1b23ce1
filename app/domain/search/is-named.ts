/** Hebrew points and accents of Latin letters, which follow their letter in decomposed text. */
const marks = /\p{M}/gu;

/**
 * Whether enough of a name is typed: at least two Latin letters, because one begins too many names, or one syllable or letter of another
 * script.
 */
const isEnough = (words: readonly string[]) => words.join("").length > 1 || /[^\p{Script=Latin}]/u.test(words.join(""));

const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKD")
    .replace(marks, "")
    .normalize("NFC")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether each typed word begins a word of one of the names, ignoring case, accents and Hebrew points (D85). */
export function isNamed(typed: string, names: readonly string[]): boolean {
  const begins = wordsOf(typed);
  return isEnough(begins) && names.map(wordsOf).some((words) => begins.every((begin) => words.some((word) => word.startsWith(begin))));
}
