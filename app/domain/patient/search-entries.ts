import { searchKey } from "../account/search-key";
import { initialConsonants } from "./initial-consonants";
import type { Patient } from "./patient";

/** More words of one name than this are found only behind the first ones. */
const wordsMax = 8;

const eastAsian = /^[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u;

type Searched = Pick<Patient, "firstName" | "lastName" | "customerId" | "externalId"> & { phoneDigits: string | null };

/**
 * The texts under which a patient is in the search index, each found by its beginning. A name is there once for each of its
 * words, that word first and the others behind it ("tamar oren", "oren tamar"), so that one range of the index holds everybody
 * with a word of that beginning in the order of their names, whole words first. Numbers are there by their beginning and their end.
 */
export function searchEntries(patient: Searched): string[] {
  const numbers = [patient.customerId, patient.externalId].flatMap((number) => numberEntries(number ?? ""));
  return [...new Set([...nameEntries(patient), ...phoneEntries(patient.phoneDigits ?? ""), ...numbers])].filter((entry) => entry !== "");
}

/** A number in letters and digits as it is compared: without signs between them. */
export function numberKey(text: string): string {
  return searchKey(text).replaceAll(" ", "");
}

/**
 * The family name is first, as in sorted lists; a name in Korean or Japanese letters also without the space (D5), one in Korean
 * letters also by its initial consonants.
 */
function nameEntries({ firstName, lastName }: Pick<Patient, "firstName" | "lastName">): string[] {
  const words = searchKey(`${lastName} ${firstName}`).split(" ");
  const rotations = words.slice(0, wordsMax).map((word, index) => [word, ...words.toSpliced(index, 1)].join(" "));
  const joined = words.join("");
  return [...rotations, ...(words.length > 1 && eastAsian.test(joined) ? [joined] : []), initialConsonants(joined)];
}

/** A phone number is known by its beginning, by what follows the prefix, and by its last four digits. */
function phoneEntries(digits: string): string[] {
  return digits.length < 7 ? [digits] : [digits, digits.slice(-7), digits.slice(-4)];
}

/** E-20418 is known as e20418 and as 20418. */
function numberEntries(text: string): string[] {
  const key = numberKey(text);
  const digits = key.replace(/\D/g, "");
  return digits.length >= 3 ? [key, digits] : [key];
}
