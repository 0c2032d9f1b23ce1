import { checkEmail } from "../account/email";
import { searchKey } from "../account/search-key";
import type { CalendarDay, Edition } from "../edition";
import { withoutInvisible } from "../readable-text";
import { permitted, refused, type Verdict } from "../verdict";
import { checkDateOfBirth } from "./date-of-birth";

export type PatientEntries = { firstName: string; lastName: string; dob: string | null; email: string | null; shipToPatient?: boolean };

/**
 * Refuses a patient without a last name, and an order for one (D66). The name needs a letter or a digit, because patients are unique by
 * these alone.
 */
export function checkPatientName({ lastName }: { lastName: string }): Verdict<undefined, "lastNameRequired"> {
  return /[\p{L}\p{N}]/u.test(searchKey(withoutInvisible(lastName))) ? permitted : refused("lastNameRequired");
}

/** Refuses to ship lenses to a patient by default where the market does not allow it (D4). */
export function checkShipToPatient(
  isRequested: boolean,
  { shipToPatient }: { shipToPatient: Edition["shipToPatient"] | object },
): Verdict<undefined, "shipToPatientNotOffered"> {
  return isRequested && shipToPatient === null ? refused("shipToPatientNotOffered") : permitted;
}

/**
 * Returns the mistakes in the typed fields of a patient, by field. `today` is the market's day. Whether the phone number exists is checked
 * when it is stored.
 */
export function findPatientMistakes(
  entries: PatientEntries,
  today: CalendarDay,
  market: { shipToPatient: Edition["shipToPatient"] | object },
): Record<string, string> {
  const name = checkPatientName(entries);
  const birth = entries.dob ? checkDateOfBirth(entries.dob, today) : permitted;
  const email = entries.email?.trim() ? checkEmail(entries.email) : permitted;
  const shipping = checkShipToPatient(entries.shipToPatient ?? false, market);
  return {
    ...(name.permitted ? {} : { lastName: name.code }),
    ...(birth.permitted ? {} : { dob: birth.code }),
    ...(email.permitted ? {} : { email: email.code }),
    ...(shipping.permitted ? {} : { shiptoPatient: shipping.code }),
  };
}
