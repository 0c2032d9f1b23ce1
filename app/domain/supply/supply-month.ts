import { marketDayOf } from "../calendar/market-time";
import { type CalendarMonth, daysOfMonth, monthAfter, monthOf } from "../calendar/months";
import type { CalendarDay } from "../edition";

/** Returns the last day for reporting the supplies of a month: the end of the next month (D99). */
export const reportDueDay = (month: CalendarMonth): CalendarDay => daysOfMonth(monthAfter(month, 1)).to;

/** Returns the last complete month in the market. */
export const lastMonthOver = (now: Date, timeZone: string): CalendarMonth => monthAfter(monthOf(marketDayOf(now, timeZone)), -1);
