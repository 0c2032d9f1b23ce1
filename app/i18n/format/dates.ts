import { TZDateMini } from "@date-fns/tz/date/mini";
import { lightFormat } from "date-fns/lightFormat";
import type { CalendarDay } from "~/domain/edition";
import type { DateWords } from "../date-words";
import type { Market } from "../market";

export type DateFormat = {
  /** A day as the market writes it: "2026/11/25"; in Korea with its weekday, "수요일, 25.11.2026". */
  day(day: CalendarDay): string;
  /** A day in digits only, where there is little room. */
  dayInDigits(day: CalendarDay): string;
  /** A day always with its weekday, for promises: "Wed 2026/11/25". */
  dayAndWeekday(day: CalendarDay): string;
  /** The weekday alone: "Wed". */
  weekday(day: CalendarDay): string;
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

/**
 * Dates by the edition's patterns in the market's time zone. The digits come from date-fns, the words from `DateWords`: Intl is
 * left out on purpose, because Node and browsers disagree about it.
 */
export function createDateFormat({ dateFormat, timeZone }: Market, words: DateWords): DateFormat {
  const inOrder = (pattern: string) => (words.periodFirst ? pattern.replace("h:mm a", "a h:mm") : pattern);

  const write = (date: Date, pattern: string) =>
    inOrder(pattern).replace(tokens, (token) => {
      if (token === "EEEE") return words.weekdays[date.getDay()] ?? "";
      if (token === "EEE") return words.weekdaysShort[date.getDay()] ?? "";
      if (token === "MMM") return words.monthsShort[date.getMonth()] ?? "";
      if (token === "a") return date.getHours() < 12 ? words.am : words.pm;
      return lightFormat(date, token);
    });

  const ofDay = (day: CalendarDay) => new TZDateMini(`${day}T12:00:00Z`, "UTC");
  const ofInstant = (at: Date | string) => new TZDateMini(new Date(at).getTime(), timeZone);
  const dayPattern = dateFormat.weekday ? `EEEE, ${dateFormat.day}` : dateFormat.day;
  const weekdayPattern = dateFormat.weekday ? dayPattern : `EEE ${dateFormat.day}`;

  return {
    day: (day) => write(ofDay(day), dayPattern),
    dayInDigits: (day) => write(ofDay(day), dateFormat.day),
    dayAndWeekday: (day) => write(ofDay(day), weekdayPattern),
    weekday: (day) => write(ofDay(day), "EEE"),
    month: (day) => write(ofDay(day), "MMM"),
    time: (at) => write(ofInstant(at), dateFormat.hour12 ? "h:mm a" : "HH:mm"),
    dayAndTime: (at) => write(ofInstant(at), dateFormat.dayAndTime),
    dayOf: (at) => write(ofInstant(at), "yyyy-MM-dd"),
  };
}
