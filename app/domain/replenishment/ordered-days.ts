import { addDays, daysBetween } from "../calendar/days";
import type { CalendarDay } from "../edition";
import type { OrderedWeek } from "./usual-need";

/**
 * What a location ordered of one lens on a day. `leadDays` is the delivery time; null when nothing was for the shelf or has arrived yet.
 */
export type OrderedDay = { day: CalendarDay; shelfBoxes: number; patientBoxes: number; leadDays: number | null };

/** The boxes of a lens that a location counted on its shelf on a day (D115). */
export type CountedDay = { day: CalendarDay; boxes: number };

/** When somebody checked the shelf without ordering: put the lens aside (D89), or counted it, earliest day first. */
export type ShelfLooks = { putAsideOn: CalendarDay | null; counted: readonly CountedDay[] };

/** Number of weeks before today that count. */
const weeksCounted = 52;
/**
 * Limits of the days between two orders: a location that orders rarely still checks its shelf every four weeks; one that orders every day
 * plans for a week.
 */
const reviewBounds = { least: 7, most: 28, unknown: 14 };
/** Boxes that have not arrived after this many days no longer count as on their way. */
const onTheWayDays = 60;

/** The first day that counts. */
export const firstCountedDay = (today: CalendarDay): CalendarDay => addDays(today, 1 - 7 * weeksCounted);

/** Returns for how many weeks up to today there are orders for the shelf; 0 without any. */
export function knownWeeks(days: readonly OrderedDay[], today: CalendarDay): number {
  const [first] = days.flatMap(({ day, shelfBoxes }) => (shelfBoxes > 0 ? [day] : [])).toSorted();
  return first === undefined ? 0 : Math.min(weeksCounted, Math.floor(daysBetween(first, today) / 7) + 1);
}

/**
 * Returns the orders of one lens by week, oldest first; the last week ends today. Putting a lens aside counts from the next day: the needs
 * of lenses are estimated together, and those in the form where somebody is working must not change under it.
 */
export function orderedWeeks(
  days: readonly OrderedDay[],
  { putAsideOn, counted }: ShelfLooks,
  { today, count }: { today: CalendarDay; count: number },
): OrderedWeek[] {
  const weeks: Required<OrderedWeek>[] = Array.from({ length: count }, () => ({
    ...{ shelfBoxes: 0, patientBoxes: 0, isPutAside: false, heldAfter: null, lookedAfterDays: 0 },
  }));
  const indexOf = (day: CalendarDay) => count - 1 - Math.floor(daysBetween(day, today) / 7);
  const look = (week: Required<OrderedWeek>, day: CalendarDay) => {
    week.lookedAfterDays = Math.max(week.lookedAfterDays, 6 - (daysBetween(day, today) % 7));
  };
  for (const { day, shelfBoxes, patientBoxes } of days) {
    const week = weeks[indexOf(day)];
    if (!week) continue;
    week.shelfBoxes += shelfBoxes;
    week.patientBoxes += patientBoxes;
    if (shelfBoxes > 0) look(week, day);
  }
  const aside = putAsideOn === null || putAsideOn === today ? undefined : weeks[indexOf(putAsideOn)];
  if (aside && putAsideOn !== null) {
    aside.isPutAside = true;
    look(aside, putAsideOn);
  }
  for (const { day, boxes } of counted) {
    const week = weeks[indexOf(day)];
    if (!week) continue;
    const since = days.filter((ordered) => ordered.day > day && indexOf(ordered.day) === indexOf(day));
    week.heldAfter = boxes + onTheWayOn(days, day) + since.reduce((sum, { shelfBoxes }) => sum + shelfBoxes, 0);
    look(week, day);
  }
  return weeks;
}

/** Returns the boxes ordered for the shelf up to a day that had not arrived by then; those that are long overdue do not count. */
export function onTheWayOn(days: readonly OrderedDay[], day: CalendarDay): number {
  return days.reduce((sum, { day: ordered, shelfBoxes, leadDays }) => {
    const age = daysBetween(ordered, day);
    return sum + (age >= 0 && age < Math.min(leadDays ?? onTheWayDays, onTheWayDays) ? shelfBoxes : 0);
  }, 0);
}

/** Returns the usual number of days between two orders for the shelf: the median, from one week to four. */
export function reviewDaysOf(days: readonly OrderedDay[]): number {
  const ordered = [...new Set(days.flatMap(({ day, shelfBoxes }) => (shelfBoxes > 0 ? [day] : [])))].toSorted();
  const gaps = ordered.slice(1).map((day, index) => daysBetween(ordered[index] ?? day, day));
  return Math.min(reviewBounds.most, Math.max(reviewBounds.least, median(gaps) ?? reviewBounds.unknown));
}

/** Returns the usual delivery time of orders for the shelf in days; null when none has arrived. */
export function usualLeadDays(days: readonly OrderedDay[]): number | null {
  return median(days.flatMap(({ leadDays }) => leadDays ?? []));
}

function median(values: readonly number[]): number | null {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? null;
}
