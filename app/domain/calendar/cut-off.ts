import type { CalendarDay, Edition } from "../edition";
import { dispatchDayFrom, isDispatchDay, type WorkingCalendar } from "./business-days";
import { addDays } from "./days";
import { marketDayOf, marketInstant } from "./market-time";

/** The part of an edition that cut-offs depend on. */
export type DispatchCalendar = WorkingCalendar & Pick<Edition, "cutOff" | "timeZone">;

/** The instant until which an order still leaves on `dispatchDay`. */
export type CutOff = { cutOffAt: Date; dispatchDay: CalendarDay };

/**
 * Returns the next cut-off after now (D29): today's while it is a dispatch day and its cut-off has not passed, else that of the next
 * dispatch day. At the exact instant of the cut-off it has passed.
 */
export function cutOffFor(now: Date, edition: DispatchCalendar): CutOff {
  const today = marketDayOf(now, edition.timeZone);
  const todayAt = marketInstant(today, edition.cutOff, edition.timeZone);
  if (isDispatchDay(today, edition) && now < todayAt) return { cutOffAt: todayAt, dispatchDay: today };
  const dispatchDay = dispatchDayFrom(addDays(today, 1), edition);
  return { cutOffAt: marketInstant(dispatchDay, edition.cutOff, edition.timeZone), dispatchDay };
}
