const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;
const syllablesPerInitial = 588;
/** The first of the consonants that begin a syllable, as normalised texts hold them. */
const firstInitial = 0x1100;

/** Two consonants that keyboards join into one letter, in the order of their code points from ㄳ on. */
const joined: Record<string, string> = {
  ...{ ㄳ: "ㄱㅅ", ㄵ: "ㄴㅈ", ㄶ: "ㄴㅎ", ㄺ: "ㄹㄱ", ㄻ: "ㄹㅁ", ㄼ: "ㄹㅂ", ㄽ: "ㄹㅅ", ㄾ: "ㄹㅌ", ㄿ: "ㄹㅍ", ㅀ: "ㄹㅎ", ㅄ: "ㅂㅅ" },
};

/**
 * The initial consonants of a text in Korean letters, by which names are searched: "김민수" is found by "ㄱㅁㅅ". Written as a search key
 * writes what was typed. Empty where a letter is not Korean.
 */
export function initialConsonants(text: string): string {
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0);
  if (codes.some((code) => code < firstSyllable || code > lastSyllable)) return "";
  return codes.map((code) => String.fromCodePoint(firstInitial + Math.floor((code - firstSyllable) / syllablesPerInitial))).join("");
}

/** The text with consonants apart that the keyboard joined: "ㄱㅅ" typed in one go arrives as "ㄳ". */
export function partConsonants(text: string): string {
  return text.replace(/[ㄱ-ㅎ]/g, (letter) => joined[letter] ?? letter);
}
