import { searchKey } from "../account/search-key";
import type { Patient } from "./patient";

/**
 * The one text by which a patient is unique in a practice: first name, last name and date of birth (D66), or
 * the names alone for those without a date. Case, accents, niqqud and hyphens make no other person.
 */
export function identityKey({ firstName, lastName, dob }: Pick<Patient, "firstName" | "lastName" | "dob">): string {
  return [searchKey(firstName), searchKey(lastName), dob ?? ""].join("|");
}
