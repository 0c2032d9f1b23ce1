import { TZDateMini } from "@date-fns/tz/date/mini";
import type { CalendarDay } from "../edition";
import { remembered } from "../remembered";
import { addDays } from "./days";
import { wallClockAt } from "./wall-clock";

/** The market's day on which an instant falls. */
export function marketDayOf(instant: Date, timeZone: string): CalendarDay {
  const { year, month, date } = wallClockAt(instant, timeZone);
  const pad = (value: number, length: number) => String(value).padStart(length, "0");
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}`;
}

/** Cached results, because the computation is slow and pages ask for the same few days again. */
const knownInstants = new Map<string, number>();

/** Returns the instant of a wall time "HH:mm" on a day of the market, daylight saving included. */
export function marketInstant(day: CalendarDay, wallTime: string, timeZone: string): Date {
  const key = `${day} ${wallTime} ${timeZone}`;
  return new Date(remembered(knownInstants, key, () => instantOnCalendar(day, wallTime, timeZone)));
}

function instantOnCalendar(day: CalendarDay, wallTime: string, timeZone: string): number {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const [hours = 0, minutes = 0] = wallTime.split(":").map(Number);
  return new TZDateMini(year, month - 1, date, hours, minutes, 0, 0, timeZone).getTime();
}

/** Returns whole days of the market as instants: from the first moment of `from` up to, but not including, the first moment after `to`. */
export function instantsOfDays(days: { from: CalendarDay; to: CalendarDay }, timeZone: string): { startAt: Date; endAt: Date } {
  return { startAt: marketInstant(days.from, "00:00", timeZone), endAt: marketInstant(addDays(days.to, 1), "00:00", timeZone) };
}
