import { searchKey } from "../account/search-key";
import type { Patient } from "./patient";

/**
 * Returns the text by which a patient is unique in a practice: first name, last name and date of birth (D66), or the names alone without a
 * date. Case, accents, niqqud and hyphens do not distinguish people.
 */
export function identityKey({ firstName, lastName, dob }: Pick<Patient, "firstName" | "lastName" | "dob">): string {
  return [searchKey(firstName), searchKey(lastName), dob ?? ""].join("|");
}
