import { searchKey } from "../account/search-key";
import { initialConsonants } from "./initial-consonants";
import type { Patient } from "./patient";

/** Number of words of a name that are found when typed first; later words are found only after these. */
const wordsMax = 8;

const eastAsian = /^[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u;

type Searched = Pick<Patient, "firstName" | "lastName" | "customerId" | "externalId"> & { phoneDigits: string | null };

/**
 * Returns the entries of a patient in the search index, matched by prefix. A name has one entry for each of its words, with that word first
 * and the others after it ("tamar oren", "oren tamar"), so that one range of the index holds everybody with a word of that prefix, sorted
 * by name, whole words first. Numbers are found by start and end.
 */
export function searchEntries(patient: Searched): string[] {
  const numbers = [patient.customerId, patient.externalId].flatMap((number) => numberEntries(number ?? ""));
  return [...new Set([...nameEntries(patient), ...phoneEntries(patient.phoneDigits ?? ""), ...numbers])].filter((entry) => entry !== "");
}

/** Returns a number in letters and digits for comparison, without punctuation. */
export function numberKey(text: string): string {
  return searchKey(text).replaceAll(" ", "");
}

/**
 * Returns the entries of a name: the family name first, as in sorted lists; a Korean or Japanese name also without the space (D5), a Korean
 * one also by its initial consonants.
 */
function nameEntries({ firstName, lastName }: Pick<Patient, "firstName" | "lastName">): string[] {
  const words = searchKey(`${lastName} ${firstName}`).split(" ");
  const rotations = words.slice(0, wordsMax).map((word, index) => [word, ...words.toSpliced(index, 1)].join(" "));
  const joined = words.join("");
  return [...rotations, ...(words.length > 1 && eastAsian.test(joined) ? [joined] : []), initialConsonants(joined)];
}

/** Returns the entries of a phone number: the number, what follows the prefix, and the last four digits. */
function phoneEntries(digits: string): string[] {
  return digits.length < 7 ? [digits] : [digits, digits.slice(-7), digits.slice(-4)];
}

/** Returns the entries of a number: E-20418 is found as e20418 and as 20418. */
function numberEntries(text: string): string[] {
  const key = numberKey(text);
  const digits = key.replace(/\D/g, "");
  return digits.length >= 3 ? [key, digits] : [key];
}
