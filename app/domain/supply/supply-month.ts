import { marketDayOf } from "../calendar/market-time";
import type { CalendarDay } from "../edition";

/** A month of the market's calendar, yyyy-MM. */
export type Month = string;

export const monthPattern = /^20\d\d-(0[1-9]|1[0-2])$/;

/** Returns the first and last day of a month. */
export function daysOfMonth(month: Month): { from: CalendarDay; to: CalendarDay } {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${last}` };
}

/** Returns the month so many months later, or earlier. */
export function monthAfter(month: Month, months: number): Month {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** Returns the last day for reporting the supplies of a month: the end of the next month (D99). */
export const reportDueDay = (month: Month): CalendarDay => daysOfMonth(monthAfter(month, 1)).to;

/** Returns the last complete month in the market. */
export const lastMonthOver = (now: Date, timeZone: string): Month => monthAfter(marketDayOf(now, timeZone).slice(0, 7), -1);
