import { marketDayOf } from "~/domain/calendar/market-time";
import type { CalendarDay, Edition, EditionCode } from "~/domain/edition";
import { earliestDateOfBirth } from "~/domain/patient/date-of-birth";

/** What the forms of patients and addresses need to know of the market. */
export type FormRules = {
  country: EditionCode;
  shipsToPatients: boolean;
  digits: number;
  postcodeExample: string;
  phoneExample: string;
  today: CalendarDay;
  earliestDob: CalendarDay;
};

/** The constraints of the forms, computed where the page is made. */
export function formRules(edition: Edition, now: Date): FormRules {
  return {
    country: edition.code,
    shipsToPatients: edition.shipToPatient !== null,
    digits: edition.postcode.digits,
    postcodeExample: edition.postcode.example,
    phoneExample: edition.phone.example,
    today: marketDayOf(now, edition.timeZone),
    earliestDob: earliestDateOfBirth,
  };
}
