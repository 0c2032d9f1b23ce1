import type { Language } from "./language";

/** A name as it is stored: two fields everywhere (D5). Either may be empty where only one is known. */
export type PersonName = { firstName: string; lastName: string };

const eastAsian = /^[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々\s]+$/u;
const hangul = /^\p{Script=Hangul}+$/u;

/** Korean family names of two syllables; all others have one. */
const longKoreanFamilyNames = ["남궁", "독고", "동방", "사공", "서문", "선우", "제갈", "황보"];

/** Is the family name written before the first name (D5)? */
export function familyNameFirst(language: Language): boolean {
  return language === "ko" || language === "ja";
}

/**
 * The name in the order of the language (D5): in Korean and Japanese the family name comes first, without a space. A name in
 * letters of another script keeps the space there, because it could not be read without it.
 */
export function fullName({ firstName, lastName }: PersonName, language: Language): string {
  const parts = [firstName.trim(), lastName.trim()];
  if (!familyNameFirst(language)) return parts.filter(Boolean).join(" ");
  return parts
    .reverse()
    .filter(Boolean)
    .join(parts.every((part) => eastAsian.test(part)) ? "" : " ");
}

/** One or two letters that stand for the person where there is little room, in the order of the language. */
export function initialsOf(name: PersonName, language: Language): string {
  const [first, last] = [name.firstName, name.lastName].map((part) => [...part.trim()][0]?.toUpperCase() ?? "");
  if (!familyNameFirst(language)) return `${first}${last}`;
  return eastAsian.test(last ?? "") ? (last ?? "") : `${last}${first}`;
}

/**
 * One pasted or searched name turned into two fields (D5, D66). Korean and Japanese names begin with the family name;
 * a Korean name without a space is cut after it. Elsewhere the first word is the first name. A single word is the family name,
 * the field that must not be empty. The person sees the result before it is saved.
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
