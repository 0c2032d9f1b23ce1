import { type CalendarMonth, monthAfter, monthOf } from "../calendar/months";
import type { CalendarDay } from "../edition";

/** Number of months that a use chart covers, ending with the present one. */
const monthsShown = 13;
/** Number of months before the present one whose mean is the usual use. */
const monthsCounted = 3;

/** Returns the months of a use chart, oldest first, ending with the month of `today`. */
export function shownMonths(today: CalendarDay): CalendarMonth[] {
  return Array.from({ length: monthsShown }, (_, index) => monthAfter(monthOf(today), index + 1 - monthsShown));
}

/** Returns the months that count for the usual use: from the first on, before the present one. */
export function countedMonths(today: CalendarDay): { fromMonth: CalendarMonth; beforeMonth: CalendarMonth } {
  return { fromMonth: monthAfter(monthOf(today), -monthsCounted), beforeMonth: monthOf(today) };
}

/** Returns the boxes of the shown months, 0 where nothing was ordered. */
export function boxesByMonth(use: ReadonlyMap<string, number>, months: readonly string[]): number[] {
  return months.map((month) => use.get(month) ?? 0);
}

/** Returns the usual number of boxes a month: the mean of the three months before the present one, rounded half up. */
export function usualBoxesPerMonth(boxes: readonly number[]): number {
  return usualOfTotal(boxes.slice(-1 - monthsCounted, -1).reduce((sum, each) => sum + each, 0));
}

/** Returns the same from the total of the counted months. */
export function usualOfTotal(boxes: number): number {
  return Math.round(boxes / monthsCounted);
}
