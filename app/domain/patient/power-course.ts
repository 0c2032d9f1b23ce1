import { addMonths } from "../calendar/days";
import type { CalendarDay } from "../edition";
import { newestFirst, type WornLens } from "./worn-lens";

const monthsShown = 24;

/** Returns the first day of the chart of powers: two years before today. */
export function courseStart(today: CalendarDay): CalendarDay {
  return addMonths(today, -monthsShown);
}

/**
 * Returns what one eye wore in the two years before today, oldest first: each order is a step, and the last one before that period is the
 * start.
 */
export function powerCourse<Lens extends Pick<WornLens, "eye" | "orderedOn">>(
  lenses: readonly Lens[],
  eye: WornLens["eye"],
  today: CalendarDay,
): Lens[] {
  const ofEye = newestFirst(lenses.filter((lens) => lens.eye === eye)).toReversed();
  const before = ofEye.findLast(({ orderedOn }) => orderedOn < courseStart(today));
  return [...(before ? [before] : []), ...ofEye.filter(({ orderedOn }) => orderedOn >= courseStart(today))];
}
