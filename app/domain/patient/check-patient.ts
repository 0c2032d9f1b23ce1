import { checkEmail } from "../account/email";
import type { CalendarDay, Edition } from "../edition";
import { permitted, refused, type Verdict } from "../verdict";
import { checkDateOfBirth } from "./date-of-birth";

export type PatientEntries = { firstName: string; lastName: string; dob: string | null; email: string | null; shipToPatient?: boolean };

/** Refuses an order for a patient without a name (D66). */
export function checkPatientName({ lastName }: { lastName: string }): Verdict<undefined, "lastNameRequired"> {
  return lastName.trim() === "" ? refused("lastNameRequired") : permitted;
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
