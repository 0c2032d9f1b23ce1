import type { CalendarDay } from "../edition";

/** A day without a change of the clocks. */
export const dayMilliseconds = 86_400_000;

const instantOf = (day: CalendarDay) => new Date(`${day}T00:00:00Z`);
const dayOfInstant = (instant: Date): CalendarDay => instant.toISOString().slice(0, 10);

/** Returns the day `count` days later, or earlier when it is negative. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  return dayOfInstant(new Date(instantOf(day).getTime() + count * dayMilliseconds));
}

/** Returns the number of days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((instantOf(to).getTime() - instantOf(from).getTime()) / dayMilliseconds);
}

/** Returns the same day of the month `count` months later or earlier; the last day of that month when it is shorter. */
export function addMonths(day: CalendarDay, count: number): CalendarDay {
  const moved = instantOf(day);
  const dayOfMonth = moved.getUTCDate();
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + count);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(dayOfMonth, lastDay));
  return dayOfInstant(moved);
}

/** Returns the ISO weekday number, Monday 1 to Sunday 7. */
export function weekdayOf(day: CalendarDay): number {
  return instantOf(day).getUTCDay() || 7;
}

/** Whether the text is an existing day in the form yyyy-MM-dd. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = instantOf(text);
  return !Number.isNaN(instant.getTime()) && dayOfInstant(instant) === text;
}

/** Returns the latest of some days; null when there are none, or when one is not known. */
export function lastDay(days: readonly (CalendarDay | null)[]): CalendarDay | null {
  return days.includes(null) ? null : (days.toSorted().at(-1) ?? null);
}
