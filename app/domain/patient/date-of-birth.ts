import type { CalendarDay } from "../edition";
import { permitted, refused, type Verdict } from "../verdict";

export const oldestAgeYears = 130;

/**
 * Can a living person be born on this day, yyyy-MM-dd? `dobInvalid` for what is no day of the calendar, `dobInFuture`
 * after `today`, `dobTooLongAgo` more than 130 years before it.
 */
export function checkDateOfBirth(text: string, today: CalendarDay): Verdict<undefined, "dobInvalid" | "dobInFuture" | "dobTooLongAgo"> {
  if (!isCalendarDay(text)) return refused("dobInvalid");
  if (text > today) return refused("dobInFuture");
  const oldest = `${String(Number(today.slice(0, 4)) - oldestAgeYears).padStart(4, "0")}${today.slice(4)}`;
  return text < oldest ? refused("dobTooLongAgo") : permitted;
}

/** Is the text yyyy-MM-dd and a day that exists? */
function isCalendarDay(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(2000, month - 1, day));
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
