import { addMonths } from "../calendar/days";
import type { CalendarDay } from "../edition";

/** A line of use covers so many whole months, the present one last. */
const monthsShown = 13;
/** What is usual is the mean of so many months before the present one. */
const monthsCounted = 3;

/** The month (yyyy-MM) of a day. */
export function monthOf(day: CalendarDay): string {
  return day.slice(0, 7);
}

/** The months a line of use shows, oldest first, the month of `today` last. */
export function shownMonths(today: CalendarDay): string[] {
  const first = `${monthOf(today)}-01`;
  return Array.from({ length: monthsShown }, (_, index) => monthOf(addMonths(first, index + 1 - monthsShown)));
}

/** The months that count for what is usual: from the first on, before the present one. */
export function countedMonths(today: CalendarDay): { fromMonth: string; beforeMonth: string } {
  return { fromMonth: monthOf(addMonths(`${monthOf(today)}-01`, -monthsCounted)), beforeMonth: monthOf(today) };
}

/** Boxes of the shown months, 0 where nothing was ordered. */
export function boxesByMonth(use: ReadonlyMap<string, number>, months: readonly string[]): number[] {
  return months.map((month) => use.get(month) ?? 0);
}

/** Boxes a month that are usual: the mean of the three months before the present one, rounded half up. */
export function usualBoxesPerMonth(boxes: readonly number[]): number {
  return usualOfTotal(boxes.slice(-1 - monthsCounted, -1).reduce((sum, each) => sum + each, 0));
}

/** The same from the boxes of the counted months together. */
export function usualOfTotal(boxes: number): number {
  return Math.round(boxes / monthsCounted);
}
