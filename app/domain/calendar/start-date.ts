import type { CalendarDay } from "../edition";
import { isCalendarDay } from "./days";

/**
 * Returns the start date of a history query as callers write it (D70): MM/DD/YY, of this century, or yyyy-MM-dd. Null when it is neither or
 * no existing day.
 */
export function parseStartDate(text: string): CalendarDay | null {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{2})$/.exec(text.trim()) ?? [];
  const candidate = year && month && day ? `20${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text.trim();
  return isCalendarDay(candidate) ? candidate : null;
}
