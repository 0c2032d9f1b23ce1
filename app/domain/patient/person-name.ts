import { searchKey } from "../account/search-key";

type Name = { firstName: string; lastName: string };

const familyFirstLanguages: readonly string[] = ["ko", "ja"];
const unspacedScript = /^[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u;

/**
 * A name in the order of a language (D5): family name first in Korean and Japanese, joined without a space when both
 * parts are written in such a script.
 */
export function displayName({ firstName, lastName }: Name, language: string): string {
  if (!familyFirstLanguages.includes(language)) return [firstName, lastName].filter(Boolean).join(" ");
  const separator = unspacedScript.test(firstName) && unspacedScript.test(lastName) ? "" : " ";
  return [lastName, firstName].filter(Boolean).join(separator);
}

/**
 * One pasted or searched name as two fields, a proposal that the person sees before saving (D5): split at the first space,
 * family name first in Korean and Japanese; one word alone is the last name, which is mandatory.
 */
export function splitName(text: string, language: string): Name {
  const [first = "", ...rest] = text.trim().split(/\s+/);
  if (rest.length === 0) return { firstName: "", lastName: first };
  const others = rest.join(" ");
  return familyFirstLanguages.includes(language) ? { firstName: others, lastName: first } : { firstName: first, lastName: others };
}

/** A name in sorting order: family name first in every language, without case and marks; stored beside the name. */
export function nameSortKey({ firstName, lastName }: Name): string {
  return `${searchKey(lastName)} ${searchKey(firstName)}`.trim();
}
