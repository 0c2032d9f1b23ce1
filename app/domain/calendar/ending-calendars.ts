import type { CalendarDay, Edition, EditionCode } from "../edition";
import { addMonths } from "./days";
import { marketDayOf } from "./market-time";

/** How many months before its end operators are warned about a holiday calendar. */
const monthsAhead = 12;

type Known = Pick<Edition, "code" | "holidays" | "timeZone">;

/** Returns the last day for which an edition knows its holidays: the end of the last year that has one. Null when it has none. */
export function calendarEnd({ holidays }: Pick<Edition, "holidays">): CalendarDay | null {
  const lastHoliday = holidays.toSorted().at(-1);
  return lastHoliday ? `${lastHoliday.slice(0, 4)}-12-31` : null;
}

/** Whether the calendar ends within 12 months. After its end promised days would skip weekends only (D29, D150). */
export function isCalendarEnding(edition: Known, now: Date): boolean {
  const lastDay = calendarEnd(edition);
  return lastDay !== null && lastDay < addMonths(marketDayOf(now, edition.timeZone), monthsAhead);
}

/** Returns the editions whose holiday calendar ends within 12 months, with its last day. */
export function endingCalendars(editions: readonly Known[], now: Date): { edition: EditionCode; lastDay: CalendarDay }[] {
  return editions.flatMap((edition) => {
    const lastDay = calendarEnd(edition);
    return lastDay !== null && isCalendarEnding(edition, now) ? [{ edition: edition.code, lastDay }] : [];
  });
}
