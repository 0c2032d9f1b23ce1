import { checkEmail } from "../account/email";
import type { CalendarDay } from "../edition";
import { permitted, refused, type Verdict } from "../verdict";
import { checkDateOfBirth } from "./date-of-birth";

export type PatientEntries = { firstName: string; lastName: string; dob: string | null; email: string | null };

/** May an order be made for this patient? A missing name blocks adding it to the cart (spec section 5). */
export function checkPatientName({ lastName }: { lastName: string }): Verdict<undefined, "lastNameRequired"> {
  return lastName.trim() === "" ? refused("lastNameRequired") : permitted;
}

/** What is wrong with the typed fields of a patient, by field; empty when nothing is. `today` is the market's day. */
export function findPatientMistakes(entries: PatientEntries, today: CalendarDay): Record<string, string> {
  const name = checkPatientName(entries);
  const birth = entries.dob ? checkDateOfBirth(entries.dob, today) : permitted;
  const email = entries.email?.trim() ? checkEmail(entries.email) : permitted;
  return {
    ...(name.permitted ? {} : { lastName: name.code }),
    ...(birth.permitted ? {} : { dob: birth.code }),
    ...(email.permitted ? {} : { email: email.code }),
  };
}
