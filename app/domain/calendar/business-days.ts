import type { CalendarDay, Edition } from "../edition";
import { addDays, weekdayOf } from "./days";

/** The part of an edition that tells working days from others. */
export type WorkingCalendar = Pick<Edition, "weekend" | "holidays">;

/** Do orders leave, and arrive, on this day? Not on the market's weekend nor on its holidays (D29). */
export function isDispatchDay(day: CalendarDay, calendar: WorkingCalendar): boolean {
  return !calendar.weekend.includes(weekdayOf(day)) && !calendar.holidays.includes(day);
}

/** The day itself when it is a working one, else the first working day after it. */
export function dispatchDayFrom(day: CalendarDay, calendar: WorkingCalendar): CalendarDay {
  let candidate = day;
  while (!isDispatchDay(candidate, calendar)) candidate = addDays(candidate, 1);
  return candidate;
}

/** The working day that is `count` working days after a day; with 0 the day itself or the next working one. */
export function addBusinessDays(day: CalendarDay, count: number, calendar: WorkingCalendar): CalendarDay {
  let reached = dispatchDayFrom(day, calendar);
  let left = reached === day ? count : Math.max(count - 1, 0);
  while (left > 0) {
    reached = dispatchDayFrom(addDays(reached, 1), calendar);
    left -= 1;
  }
  return reached;
}
