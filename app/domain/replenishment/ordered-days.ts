import { addDays, daysBetween } from "../calendar/days";
import type { CalendarDay } from "../edition";
import type { OrderedWeek } from "./usual-need";

/** What a location ordered of one lens on a day. `leadDays` is how long it took; null where nothing was for the shelf or has come yet. */
export type OrderedDay = { day: CalendarDay; shelfBoxes: number; patientBoxes: number; leadDays: number | null };

/** So many weeks before today count. */
const weeksCounted = 52;
/** A location that orders rarely still looks at its shelf every four weeks; one that orders every day plans for a week. */
const reviewBounds = { least: 7, most: 28, unknown: 14 };

/** The first day that counts. */
export const firstCountedDay = (today: CalendarDay): CalendarDay => addDays(today, 1 - 7 * weeksCounted);

/** How many weeks before and with today there are orders for the shelf from; 0 when there is none. */
export function knownWeeks(days: readonly OrderedDay[], today: CalendarDay): number {
  const [first] = days.flatMap(({ day, shelfBoxes }) => (shelfBoxes > 0 ? [day] : [])).toSorted();
  return first === undefined ? 0 : Math.min(weeksCounted, Math.floor(daysBetween(first, today) / 7) + 1);
}

/** The orders of one lens as weeks that end today, the oldest first. */
export function orderedWeeks(
  days: readonly OrderedDay[],
  putAsideOn: CalendarDay | null,
  { today, count }: { today: CalendarDay; count: number },
): OrderedWeek[] {
  const weeks = Array.from({ length: count }, () => ({ shelfBoxes: 0, patientBoxes: 0, isPutAside: false, lookedAfterDays: 0 }));
  const look = (day: CalendarDay, boxes: { shelf: number; patient: number }, isPutAside: boolean) => {
    const daysAgo = daysBetween(day, today);
    const week = weeks[count - 1 - Math.floor(daysAgo / 7)];
    if (!week) return;
    week.shelfBoxes += boxes.shelf;
    week.patientBoxes += boxes.patient;
    week.isPutAside ||= isPutAside;
    if (boxes.shelf > 0 || isPutAside) week.lookedAfterDays = Math.max(week.lookedAfterDays, 6 - (daysAgo % 7));
  };
  for (const { day, shelfBoxes, patientBoxes } of days) look(day, { shelf: shelfBoxes, patient: patientBoxes }, false);
  if (putAsideOn !== null) look(putAsideOn, { shelf: 0, patient: 0 }, true);
  return weeks;
}

/** How many days usually lie between two orders for the shelf: the median, from one week to four. */
export function reviewDaysOf(days: readonly OrderedDay[]): number {
  const ordered = [...new Set(days.flatMap(({ day, shelfBoxes }) => (shelfBoxes > 0 ? [day] : [])))].toSorted();
  const gaps = ordered.slice(1).map((day, index) => daysBetween(ordered[index] ?? day, day));
  return Math.min(reviewBounds.most, Math.max(reviewBounds.least, median(gaps) ?? reviewBounds.unknown));
}

/** How long orders for the shelf usually took, in days; null when none has come. */
export function usualLeadDays(days: readonly OrderedDay[]): number | null {
  return median(days.flatMap(({ leadDays }) => leadDays ?? []));
}

function median(values: readonly number[]): number | null {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? null;
}
