import { compactText } from "../direction-marks";
import type { CalendarDay } from "../edition";
import { isCalendarDay } from "./days";
import { parseDayWithUnits } from "./parse-day";

/**
 * Returns the start date of a history query as callers write it (D70): MM/DD/YY, of this century, yyyy-MM-dd, or with the units of
 * year, month and day; full-width digits and direction marks are accepted. Null when it is neither or no existing day.
 */
export function parseStartDate(text: string): CalendarDay | null {
  const typed = compactText(text);
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{2})$/.exec(typed) ?? [];
  const candidate = year && month && day ? `20${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : typed;
  return isCalendarDay(candidate) ? candidate : parseDayWithUnits(text);
}
