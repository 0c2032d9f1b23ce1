const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;
const syllablesPerInitial = 588;
/** The first initial consonant, as normalised texts contain it. */
const firstInitial = 0x1100;

/** Pairs of consonants that keyboards combine into one letter, in the order of their code points from ㄳ on. */
const joined: Record<string, string> = {
  ...{ ㄳ: "ㄱㅅ", ㄵ: "ㄴㅈ", ㄶ: "ㄴㅎ", ㄺ: "ㄹㄱ", ㄻ: "ㄹㅁ", ㄼ: "ㄹㅂ", ㄽ: "ㄹㅅ", ㄾ: "ㄹㅌ", ㄿ: "ㄹㅍ", ㅀ: "ㄹㅎ", ㅄ: "ㅂㅅ" },
};

/**
 * Returns the initial consonants of a text in Korean letters, by which names are searched: "김민수" is found by "ㄱㅁㅅ". Returned as a search
 * key writes typed ones. Empty when a letter is not Korean.
 */
export function initialConsonants(text: string): string {
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0);
  if (codes.some((code) => code < firstSyllable || code > lastSyllable)) return "";
  return codes.map((code) => String.fromCodePoint(firstInitial + Math.floor((code - firstSyllable) / syllablesPerInitial))).join("");
}

/** Returns the text with combined consonants separated: "ㄱㅅ" typed quickly arrives as "ㄳ". */
export function partConsonants(text: string): string {
  return text.replace(/[ㄱ-ㅎ]/g, (letter) => joined[letter] ?? letter);
}
