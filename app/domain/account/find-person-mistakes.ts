import { checkEmail } from "./email";

export type PersonEntries = { firstName?: string | undefined; lastName?: string | undefined; email?: string | undefined };
export type PersonMistakes = Partial<Record<keyof PersonEntries, string>>;

/** What the entries of a person lack, by field: both names and a valid e-mail. What is left out of a change is not looked at. */
export function findPersonMistakes({ firstName, lastName, email }: PersonEntries): PersonMistakes {
  const verdict = email === undefined ? null : checkEmail(email);
  return {
    ...(firstName?.trim() === "" ? { firstName: "firstNameRequired" } : {}),
    ...(lastName?.trim() === "" ? { lastName: "lastNameRequired" } : {}),
    ...(verdict && !verdict.permitted ? { email: verdict.code } : {}),
  };
}
