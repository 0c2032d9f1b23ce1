import type { CalendarDay } from "../edition";
import { addDays, addMonths } from "./days";
import { marketDayOf } from "./market-time";

/** The date filters of the order history (D70), in display order. */
export const historyPresets = ["today", "yesterday", "pastWeek", "pastMonth", "pastSixMonths", "pastYear", "everything"] as const;

export type HistoryPreset = (typeof historyPresets)[number];

/** Days of the market, both included; null where the range is open. */
export type DayRange = { from: CalendarDay | null; to: CalendarDay | null };

/** Returns the days of a preset, counted back from today in the market's time zone; "past" ranges end today. */
export function daysOfPreset(preset: HistoryPreset, now: Date, timeZone: string): DayRange {
  const today = marketDayOf(now, timeZone);
  switch (preset) {
    case "today":
      return { from: today, to: today };
    case "yesterday":
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case "pastWeek":
      return { from: addDays(today, -7), to: today };
    case "pastMonth":
      return { from: addMonths(today, -1), to: today };
    case "pastSixMonths":
      return { from: addMonths(today, -6), to: today };
    case "pastYear":
      return { from: addMonths(today, -12), to: today };
    case "everything":
      return { from: null, to: null };
  }
}
