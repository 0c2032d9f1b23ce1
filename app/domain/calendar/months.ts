import type { CalendarDay } from "../edition";
import { addDays, addMonths } from "./days";

/** A month of the market's calendar, yyyy-MM. */
export type CalendarMonth = string;

/** A month of this century as URLs and commands name it. */
export const monthPattern = /^20\d\d-(0[1-9]|1[0-2])$/;

/** Returns the month of a day. */
export const monthOf = (day: CalendarDay): CalendarMonth => day.slice(0, 7);

/** Returns the first day of a month. */
export const firstDayOf = (month: CalendarMonth): CalendarDay => `${month}-01`;

/** Returns the month `count` months later, or earlier when it is negative. */
export const monthAfter = (month: CalendarMonth, count: number): CalendarMonth => monthOf(addMonths(firstDayOf(month), count));

/** Returns the first and last day of a month. */
export function daysOfMonth(month: CalendarMonth): { from: CalendarDay; to: CalendarDay } {
  return { from: firstDayOf(month), to: addDays(firstDayOf(monthAfter(month, 1)), -1) };
}

/** Returns the months that a period covers, earliest first. */
export function monthsOfPeriod({ from, to }: { from: CalendarDay; to: CalendarDay }): CalendarMonth[] {
  const months: CalendarMonth[] = [];
  for (let month = monthOf(from); month <= monthOf(to); month = monthAfter(month, 1)) months.push(month);
  return months;
}
