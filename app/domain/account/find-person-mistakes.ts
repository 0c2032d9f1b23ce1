import { isBlank } from "../readable-text";
import { checkEmail } from "./email";

export type PersonEntries = { firstName?: string | undefined; lastName?: string | undefined; email?: string | undefined };
export type PersonMistakes = Partial<Record<keyof PersonEntries, string>>;

/**
 * Returns the mistakes in the data of a person, by field: both names and a valid e-mail are required. Fields that a change leaves out are
 * not checked.
 */
export function findPersonMistakes({ firstName, lastName, email }: PersonEntries): PersonMistakes {
  const verdict = email === undefined ? null : checkEmail(email);
  return {
    ...(firstName !== undefined && isBlank(firstName) ? { firstName: "firstNameRequired" } : {}),
    ...(lastName !== undefined && isBlank(lastName) ? { lastName: "lastNameRequired" } : {}),
    ...(verdict && !verdict.permitted ? { email: verdict.code } : {}),
  };
}
