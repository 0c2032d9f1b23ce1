import { type WallClock, wallClockAt, wallClockOfDay, weekdayOf } from "~/domain/calendar/wall-clock";
import type { CalendarDay } from "~/domain/edition";
import type { DateWords } from "../date-words";
import type { Market } from "../market";

export type DateFormat = {
  /** A day as the market writes it: "2026/11/25"; in Korea with its weekday, "수요일, 25.11.2026". */
  day(day: CalendarDay): string;
  /** A day in digits only, where space is limited. */
  dayInDigits(day: CalendarDay): string;
  /** A day always with its weekday, for promises: "Wed 2026/11/25". */
  dayAndWeekday(day: CalendarDay): string;
  /** The weekday alone: "Wed". */
  weekday(day: CalendarDay): string;
  /** The weekday alone, in full: "Wednesday". */
  weekdayInFull(day: CalendarDay): string;
  /** The month alone: "Nov". */
  month(day: CalendarDay): string;
  /** The wall time of the market: "15:30"; in Korea "오후 3:30". */
  time(at: Date | string): string;
  /** Day and wall time of the market: "2026/11/25, 15:30". */
  dayAndTime(at: Date | string): string;
  /** The market's day on which an instant falls, yyyy-MM-dd. */
  dayOf(at: Date | string): CalendarDay;
};

const tokens = /EEEE|EEE|MMM|yyyy|MM|dd|HH|hh|h|mm|a/g;

const padded = (value: number, length = 2) => String(value).padStart(length, "0");

/**
 * Returns date formats by the edition's patterns in the market's time zone. The words are `DateWords`, not Intl's, because Node and
 * browsers disagree about those.
 */
export function createDateFormat({ dateFormat, timeZone }: Market, words: DateWords): DateFormat {
  const inOrder = (pattern: string) => words.order.reduce((written, [from, to]) => written.replace(new RegExp(from), to), pattern);

  const written = (clock: WallClock, token: string): string => {
    const hour12 = clock.hours % 12 || 12;
    switch (token) {
      case "EEEE":
        return words.weekdays[weekdayOf(clock)] ?? "";
      case "EEE":
        return words.weekdaysShort[weekdayOf(clock)] ?? "";
      case "MMM":
        return words.monthsShort[clock.month - 1] ?? "";
      case "yyyy":
        return padded(clock.year, 4);
      case "MM":
        return padded(clock.month);
      case "dd":
        return padded(clock.date);
      case "HH":
        return padded(clock.hours);
      case "hh":
        return padded(hour12);
      case "h":
        return String(hour12);
      case "mm":
        return padded(clock.minutes);
      default:
        return clock.hours < 12 ? words.am : words.pm;
    }
  };
  const write = (clock: WallClock, pattern: string) => inOrder(pattern).replace(tokens, (token) => written(clock, token));

  const ofDay = wallClockOfDay;
  const ofInstant = (at: Date | string) => wallClockAt(new Date(at), timeZone);
  const dayPattern = dateFormat.weekday ? `EEEE, ${dateFormat.day}` : dateFormat.day;
  const weekdayPattern = dateFormat.weekday ? dayPattern : `EEE ${dateFormat.day}`;

  return {
    day: (day) => write(ofDay(day), dayPattern),
    dayInDigits: (day) => write(ofDay(day), dateFormat.day),
    dayAndWeekday: (day) => write(ofDay(day), weekdayPattern),
    weekday: (day) => write(ofDay(day), "EEE"),
    weekdayInFull: (day) => write(ofDay(day), "EEEE"),
    month: (day) => write(ofDay(day), "MMM"),
    time: (at) => write(ofInstant(at), dateFormat.hour12 ? "h:mm a" : "HH:mm"),
    dayAndTime: (at) => write(ofInstant(at), dateFormat.dayAndTime),
    dayOf: (at) => write(ofInstant(at), "yyyy-MM-dd"),
  };
}
