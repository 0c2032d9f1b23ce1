import { plainText } from "../direction-marks";
import type { CalendarDay } from "../edition";
import { permitted, refused, type Verdict } from "../verdict";
import { addDays, addMonths, isCalendarDay } from "./days";
import { firstDayOf, monthAfter, monthOf } from "./months";
import { parseDayWithUnits } from "./parse-day";

/** Days of the market, both included. */
export type ReportPeriod = { from: CalendarDay; to: CalendarDay };

const longestMonths = 12;

/** Refuses a report that covers more than 12 months. */
export function checkReportPeriod({ from, to }: ReportPeriod): Verdict<{ months: number } | undefined, "periodReversed" | "periodTooLong"> {
  if (from > to) return refused("periodReversed");
  return to < addMonths(from, longestMonths) ? permitted : refused("periodTooLong", { months: longestMonths });
}

export const reportPresets = ["thisMonth", "lastMonth", "threeMonths", "twelveMonths"] as const;
export type ReportPreset = (typeof reportPresets)[number];

/** Returns the days of a preset period; it consists of whole months, and the present month ends today. */
export function periodOfPreset(preset: ReportPreset, today: CalendarDay): ReportPeriod {
  const first = firstDayOf(monthOf(today));
  if (preset === "lastMonth") return { from: addMonths(first, -1), to: addDays(first, -1) };
  const months = { thisMonth: 0, threeMonths: 2, twelveMonths: 11 }[preset];
  return { from: addMonths(first, -months), to: today };
}

/** Returns the same days a year earlier. */
export function yearBefore({ from, to }: ReportPeriod): ReportPeriod {
  return { from: addMonths(from, -12), to: addMonths(to, -12) };
}

export type ReportUnit = "day" | "week" | "month";

/** Returns the unit in which a period is charted: days up to 31 days, weeks up to 14 weeks, else months. */
export function reportUnitOf({ from, to }: ReportPeriod): ReportUnit {
  if (to < addDays(from, 31)) return "day";
  return to < addDays(from, 7 * 14) ? "week" : "month";
}

/** Returns the parts of a period, one per unit of its chart; the first and last may be shorter. */
export function reportParts(period: ReportPeriod): ReportPeriod[] {
  const unit = reportUnitOf(period);
  const nextOf = (day: CalendarDay) => (unit === "month" ? firstDayOf(monthAfter(monthOf(day), 1)) : addDays(day, unit === "week" ? 7 : 1));
  const parts: ReportPeriod[] = [];
  for (let from = period.from; from <= period.to; from = nextOf(from)) {
    const next = nextOf(from);
    parts.push({ from, to: next > period.to ? period.to : addDays(next, -1) });
  }
  return parts;
}

/**
 * Returns the day that a person wrote in digits, in the order of the market ("yyyy/MM/dd", "dd.MM.yyyy") with any separator, as yyyy-MM-dd
 * or with the units of year, month and day; full-width digits and direction marks are accepted. Null when it is none.
 */
export function parseMarketDay(text: string, pattern: string): CalendarDay | null {
  const typed = plainText(text);
  if (/\d[a-z]|[a-z]\d/i.test(typed)) return null;
  const numbers = typed
    .replace(/[^\d/.\-\s]/g, "")
    .trim()
    .split(/[/.\-\s]+/)
    .filter(Boolean);
  if (numbers.length !== 3) return parseDayWithUnits(typed);
  const isYearFirst = numbers[0]?.length === 4 || pattern.startsWith("yyyy");
  const [year = "", month = "", date = ""] = isYearFirst ? numbers : numbers.toReversed();
  const day = `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  return isCalendarDay(day) ? day : null;
}
