import type { Language } from "./language";
import { familyNameFirst, type PersonName } from "./person-name";

const hangul = /^\p{Script=Hangul}+$/u;

/** Korean family names of two syllables; all others have one syllable. */
const longKoreanFamilyNames = ["남궁", "독고", "동방", "사공", "서문", "선우", "제갈", "황보"];

/**
 * Splits one pasted or searched name into two fields (D5, D66). Korean and Japanese names start with the family name; a Korean name without
 * a space is cut after it. Elsewhere the first word is the first name. A single word becomes the family name, the field that must not be
 * empty. The person sees the result before it is saved.
 */
export function splitName(text: string, language: Language): PersonName {
  const words = text.trim().split(/\s+/u).filter(Boolean);
  const [first = "", ...rest] = words;
  if (rest.length === 0) return hangul.test(first) ? splitKoreanName(first) : { firstName: "", lastName: first };
  return familyNameFirst(language) || hangul.test(first)
    ? { lastName: first, firstName: rest.join(" ") }
    : { firstName: first, lastName: rest.join(" ") };
}

function splitKoreanName(word: string): PersonName {
  const long = longKoreanFamilyNames.some((name) => word.startsWith(name)) && word.length > 2;
  const cut = long ? 2 : 1;
  return word.length < 2 ? { firstName: "", lastName: word } : { lastName: word.slice(0, cut), firstName: word.slice(cut) };
}
