import type { CalendarDay, Edition } from "../edition";
import { dispatchDayFrom, isDispatchDay, type WorkingCalendar } from "./business-days";
import { addDays } from "./days";
import { marketDayOf, marketInstant } from "./market-time";

/** The part of an edition on which cut-offs rest. */
export type DispatchCalendar = WorkingCalendar & Pick<Edition, "cutOff" | "timeZone">;

/** The instant until which an order leaves on `dispatchDay`. */
export type CutOff = { cutOffAt: Date; dispatchDay: CalendarDay };

/**
 * The next cut-off after now (D29): of today while that is a dispatch day and its cut-off has not passed, else of the next
 * dispatch day. At the very instant of the cut-off the day is over.
 */
export function cutOffFor(now: Date, edition: DispatchCalendar): CutOff {
  const today = marketDayOf(now, edition.timeZone);
  const todayAt = marketInstant(today, edition.cutOff, edition.timeZone);
  if (isDispatchDay(today, edition) && now < todayAt) return { cutOffAt: todayAt, dispatchDay: today };
  const dispatchDay = dispatchDayFrom(addDays(today, 1), edition);
  return { cutOffAt: marketInstant(dispatchDay, edition.cutOff, edition.timeZone), dispatchDay };
}
