import type { CalendarDay, Edition, EditionCode } from "~/domain/edition";
import { addMonths } from "./days";
import { marketDayOf } from "./market-time";

/** How long before its end an edition's calendar of holidays is warned about. */
const monthsAhead = 12;

/**
 * The editions whose calendar of holidays ends within 12 months: after the last day of the last year that it knows a holiday of, promised
 * days would count every day of the week that is no weekend (D29).
 */
export function endingCalendars(
  editions: readonly Pick<Edition, "code" | "holidays" | "timeZone">[],
  now: Date,
): { edition: EditionCode; lastDay: CalendarDay }[] {
  return editions.flatMap(({ code, holidays, timeZone }) => {
    const lastHoliday = holidays.toSorted().at(-1);
    if (!lastHoliday) return [];
    const lastDay: CalendarDay = `${lastHoliday.slice(0, 4)}-12-31`;
    return lastDay < addMonths(marketDayOf(now, timeZone), monthsAhead) ? [{ edition: code, lastDay }] : [];
  });
}
