import { plainText } from "../direction-marks";
import type { CalendarDay } from "../edition";
import { isCalendarDay } from "./days";

/**
 * Returns the day that a person typed; null when it names none. The year comes first or last, with the month between year and day
 * (2026/11/25, 25.11.2026, 2026-11-25, 2026. 11. 25.), with any separator, or eight digits, or each number has its unit; full-width
 * characters and direction marks are accepted. The year has four digits.
 */
export function parseDay(text: string): CalendarDay | null {
  const typed = plainText(text).trim();
  const yearFirst =
    /^(\d{4})[\s./-]*(\d{2})[\s./-]*(\d{2})\.?$/.exec(typed) ?? /^(\d{4})[\s./-]+(\d{1,2})[\s./-]+(\d{1,2})\.?$/.exec(typed);
  const yearLast = /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4})$/.exec(typed);
  return dayOf(yearFirst?.slice(1) ?? yearLast?.slice(1).reverse() ?? []) ?? parseDayWithUnits(typed);
}

/** Returns a day in which each number has its unit, as Japanese and Korean people write it (2026年11月25日, 2026년 11월 25일); else null. */
export function parseDayWithUnits(text: string): CalendarDay | null {
  const parts = /^(\d{4})\s*[年년]\s*(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日일]$/.exec(plainText(text).trim());
  return dayOf(parts?.slice(1) ?? []);
}

function dayOf([year = "", month = "", day = ""]: readonly string[]): CalendarDay | null {
  const read = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isCalendarDay(read) ? read : null;
}
