import { isCalendarDay } from "../calendar/days";
import { parseDayWithUnits } from "../calendar/parse-day";
import { compactText } from "../direction-marks";
import type { CalendarDay } from "../edition";
import { permitted, refused, type Verdict } from "../verdict";

/** The earliest date of birth of a lens wearer; earlier years are typing mistakes. */
export const earliestDateOfBirth: CalendarDay = "1900-01-01";

/**
 * Refuses a date of birth (yyyy-MM-dd): `dobInvalid` when there is no such day, `dobInFuture` after `today`, `dobTooLongAgo` before 1900.
 */
export function checkDateOfBirth(text: string, today: CalendarDay): Verdict<undefined, "dobInvalid" | "dobInFuture" | "dobTooLongAgo"> {
  if (!isCalendarDay(text)) return refused("dobInvalid");
  if (text > today) return refused("dobInFuture");
  return text < earliestDateOfBirth ? refused("dobTooLongAgo") : permitted;
}

/** Returns a typed day (1994/03/12, 1994.3.12, 19940312, 1994年3月12日) as yyyy-MM-dd; any other text trimmed and otherwise unchanged. */
export function parseTypedDay(text: string): string {
  const day = compactText(text);
  const parts = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\.?$/.exec(day) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(day);
  if (!parts) return parseDayWithUnits(day) ?? day;
  const [, year = "", month = "", date = ""] = parts;
  return `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
}
