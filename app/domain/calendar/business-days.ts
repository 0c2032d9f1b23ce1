import type { CalendarDay, Edition } from "../edition";
import { rememberedIn } from "../remembered";
import { addDays, weekdayOf } from "./days";

/** The part of an edition that defines working days. */
export type WorkingCalendar = Pick<Edition, "weekend" | "holidays">;

/** Whether orders leave and arrive on this day: not at the market's weekend nor on its holidays (D29). */
export function isDispatchDay(day: CalendarDay, calendar: WorkingCalendar): boolean {
  return !calendar.weekend.includes(weekdayOf(day)) && !calendar.holidays.includes(day);
}

/** Returns the day itself when it is a working day, else the next one. */
export function dispatchDayFrom(day: CalendarDay, calendar: WorkingCalendar): CalendarDay {
  let candidate = day;
  while (!isDispatchDay(candidate, calendar)) candidate = addDays(candidate, 1);
  return candidate;
}

/** Cached results per calendar, because a page asks for the same few days for each of its products. */
const reachedBy = new WeakMap<WorkingCalendar, Map<string, CalendarDay>>();

/** Returns the working day `count` working days after a day; with 0 the day itself or the next working day. */
export function addBusinessDays(day: CalendarDay, count: number, calendar: WorkingCalendar): CalendarDay {
  return rememberedIn(reachedBy, calendar, `${day} ${count}`, () => countBusinessDays(day, count, calendar));
}

function countBusinessDays(day: CalendarDay, count: number, calendar: WorkingCalendar): CalendarDay {
  let reached = dispatchDayFrom(day, calendar);
  let left = reached === day ? count : Math.max(count - 1, 0);
  while (left > 0) {
    reached = dispatchDayFrom(addDays(reached, 1), calendar);
    left -= 1;
  }
  return reached;
}
