import { marketDayOf } from "~/domain/calendar/market-time";
import type { CalendarDay, Edition, EditionCode } from "~/domain/edition";
import { earliestDateOfBirth } from "~/domain/patient/date-of-birth";

/** What the forms of patients and addresses need of the market. */
export type FormRules = {
  country: EditionCode;
  shipsToPatients: boolean;
  digits: number;
  postcodeExample: string;
  phoneExample: string;
  today: CalendarDay;
  earliestDob: CalendarDay;
};

/** Returns the constraints of the forms, computed where the page is rendered. */
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
