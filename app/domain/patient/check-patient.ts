import { checkEmail } from "../account/email";
import type { CalendarDay, Edition } from "../edition";
import { permitted, refused, type Verdict } from "../verdict";
import { checkDateOfBirth } from "./date-of-birth";

export type PatientEntries = { firstName: string; lastName: string; dob: string | null; email: string | null; shipToPatient?: boolean };

/** May an order be made for this patient? A missing name blocks adding it to the cart (D66). */
export function checkPatientName({ lastName }: { lastName: string }): Verdict<undefined, "lastNameRequired"> {
  return lastName.trim() === "" ? refused("lastNameRequired") : permitted;
}

/** May lenses be sent to this patient by default? Not where the market does not allow it (D4). */
export function checkShipToPatient(
  wished: boolean,
  { shipToPatient }: { shipToPatient: Edition["shipToPatient"] | object },
): Verdict<undefined, "shipToPatientNotOffered"> {
  return wished && shipToPatient === null ? refused("shipToPatientNotOffered") : permitted;
}

/**
 * What is wrong with the typed fields of a patient, by field; empty when nothing is. `today` is the market's day. Whether the
 * phone number exists is checked where it is stored.
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
