import type { CalendarDay, Edition, EditionCode } from "../edition";
import { addMonths } from "./days";
import { marketDayOf } from "./market-time";

/** How long before its end an edition's calendar of holidays is warned about. */
const monthsAhead = 12;

type Known = Pick<Edition, "code" | "holidays" | "timeZone">;

/**
 * The last day of which an edition's calendar knows whether it is a holiday: the end of the last year that it knows a holiday of. Null
 * where it knows none.
 */
export function calendarEnd({ holidays }: Pick<Edition, "holidays">): CalendarDay | null {
  const lastHoliday = holidays.toSorted().at(-1);
  return lastHoliday ? `${lastHoliday.slice(0, 4)}-12-31` : null;
}

/** Does the calendar end within 12 months? From then on promised days would count every day of the week that is no weekend (D29, D150). */
export function isCalendarEnding(edition: Known, now: Date): boolean {
  const lastDay = calendarEnd(edition);
  return lastDay !== null && lastDay < addMonths(marketDayOf(now, edition.timeZone), monthsAhead);
}

/** The editions whose calendar of holidays ends within 12 months, with its last day. */
export function endingCalendars(editions: readonly Known[], now: Date): { edition: EditionCode; lastDay: CalendarDay }[] {
  return editions.flatMap((edition) => {
    const lastDay = calendarEnd(edition);
    return lastDay !== null && isCalendarEnding(edition, now) ? [{ edition: edition.code, lastDay }] : [];
  });
}
