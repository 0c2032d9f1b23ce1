import type { Language } from "./language";

/** A name as it is stored, in two fields (D5). Either may be empty when only one is known. */
export type PersonName = { firstName: string; lastName: string };

const eastAsian = /^[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々\s]+$/u;

/** Whether the family name comes before the first name (D5). */
export function familyNameFirst(language: Language): boolean {
  return language === "ko" || language === "ja";
}

/** Returns the fields of a name in the order in which a form asks for them (D5). */
export function nameFields(language: Language) {
  return familyNameFirst(language) ? (["lastName", "firstName"] as const) : (["firstName", "lastName"] as const);
}

/**
 * Returns the full name in the order of the language (D5): in Korean and Japanese the family name comes first, without a space. Names in
 * another script keep the space there, because they would be unreadable without it.
 */
export function fullName({ firstName, lastName }: PersonName, language: Language): string {
  const parts = [firstName.trim(), lastName.trim()];
  if (!familyNameFirst(language)) return parts.filter(Boolean).join(" ");
  return parts
    .reverse()
    .filter(Boolean)
    .join(parts.every((part) => eastAsian.test(part)) ? "" : " ");
}

/** Returns one or two initials for places with little room, in the order of the language. */
export function initialsOf(name: PersonName, language: Language): string {
  const [first, last] = [name.firstName, name.lastName].map((part) => [...part.trim()][0]?.toUpperCase() ?? "");
  if (!familyNameFirst(language)) return `${first}${last}`;
  return eastAsian.test(last ?? "") ? (last ?? "") : `${last}${first}`;
}
