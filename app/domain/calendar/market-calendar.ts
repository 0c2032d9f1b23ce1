import type { CalendarDay, Edition, EditionCode } from "../edition";
import { type CutOff, cutOffFor } from "./cut-off";
import { addDays, weekdayOf } from "./days";
import { calendarEnd, isCalendarEnding } from "./ending-calendars";
import { marketDayOf } from "./market-time";

/** What a market's promised days depend on (D29): its clock, the days without dispatch, and until when these are known. */
export type MarketCalendar = {
  edition: EditionCode;
  /** The IANA name of its zone. */
  timeZone: string;
  /** Local wall time "HH:mm". */
  cutOff: string;
  next: CutOff;
  /** The next weekend days, one of each, so that they can be named. */
  weekend: CalendarDay[];
  /** The holidays from 1 January on, in order. */
  holidays: CalendarDay[];
  /** Null when no holiday is known. */
  lastDay: CalendarDay | null;
  isEnding: boolean;
};

/** Returns a market's calendar for operators (D150). */
export function marketCalendar(edition: Pick<Edition, "code" | "timeZone" | "cutOff" | "weekend" | "holidays">, now: Date): MarketCalendar {
  const { code, timeZone, cutOff, weekend, holidays } = edition;
  const today = marketDayOf(now, timeZone);
  const week = Array.from({ length: 7 }, (_, days) => addDays(today, days));
  return {
    ...{ edition: code, timeZone, cutOff, next: cutOffFor(now, edition) },
    weekend: weekend.flatMap((weekday) => week.filter((day) => weekdayOf(day) === weekday)),
    holidays: [...new Set(holidays)].filter((day) => day >= `${today.slice(0, 4)}-01-01`).toSorted(),
    lastDay: calendarEnd(edition),
    isEnding: isCalendarEnding(edition, now),
  };
}
