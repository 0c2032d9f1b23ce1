import type { z } from "zod";
import type { patientInput } from "~/calls/patients";
import { storedEmail } from "~/domain/account/email";
import { marketDayOf } from "~/domain/calendar/market-time";
import type { Edition } from "~/domain/edition";
import { findPatientMistakes } from "~/domain/patient/check-patient";
import { parseTypedDay } from "~/domain/patient/date-of-birth";
import { identityKey } from "~/domain/patient/identity-key";
import { nameSortKey } from "~/domain/patient/name-sort-key";
import { searchEntries } from "~/domain/patient/search-entries";
import { isBlank } from "~/domain/readable-text";
import { parsePhone } from "./parse-phone.server";

type Entries = z.output<typeof patientInput>;

/** A field in which nothing is visible counts as no value. */
const filled = (text: string | null | undefined) => (text && !isBlank(text) ? text.trim() : null);

/**
 * Returns what is stored of a patient's typed fields, with the keys for uniqueness, sorting and searching (D60, D66); or the mistakes by
 * field.
 */
export function parsePatientEntries(entries: Entries, edition: Edition, now: Date) {
  const typed = filled(entries.dob);
  const fields = {
    firstName: oneLine(entries.firstName),
    lastName: oneLine(entries.lastName),
    dob: typed && parseTypedDay(typed),
    email: filled(storedEmail(entries.email ?? "")),
    externalId: filled(entries.externalId),
    customerId: filled(entries.customerId),
    sms: entries.sms,
    note: entries.note.trim(),
    shipToPatient: entries.shiptoPatient,
  };
  const givenPhone = filled(entries.phone);
  const phone = givenPhone === null ? null : parsePhone(givenPhone, edition.phone.country);
  const mistakes = {
    ...findPatientMistakes(fields, marketDayOf(now, edition.timeZone), edition),
    ...(phone?.permitted === false ? { phone: phone.code } : {}),
  };
  const digits = phone?.permitted ? phone.digits : null;
  const row = {
    ...fields,
    phone: phone?.permitted ? phone.phone : null,
    phoneDigits: digits,
    identityKey: identityKey(fields),
    sortKey: nameSortKey(fields),
  };
  return { row, words: searchEntries(row), mistakes };
}

/** Returns a name as one trimmed line. */
function oneLine(text: string): string {
  return text.normalize("NFC").replace(/\s+/gu, " ").trim();
}
