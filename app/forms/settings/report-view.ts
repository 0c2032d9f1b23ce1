import { checkReportPeriod, parseMarketDay, periodOfPreset, type ReportPeriod } from "~/domain/calendar/report-period";
import type { CalendarDay } from "~/domain/edition";

/** All locations of the practice. */
export const everywhere = "all";

/** What the URL of the reports asks for: days as typed, a location or all, and the series whose powers are shown, else none. */
export type ReportAsked = { from: string; to: string; at: string; series: string };
export type ReportProblem = { field: "from" | "to"; code: "dateInvalid" | "periodReversed" | "periodTooLong"; count: number };
export type ReportView = { asked: ReportAsked; period: ReportPeriod | null; problems: ReportProblem[] };

type Market = { today: CalendarDay; pattern: string; locationId: string };

/** Returns the period in a URL, with its mistakes by field; by default the last twelve months at the person's location. */
export function parseReportView(params: URLSearchParams, { today, pattern, locationId }: Market): ReportView {
  const usual = periodOfPreset("twelveMonths", today);
  const asked = {
    from: params.get("from") ?? usual.from,
    to: params.get("to") ?? usual.to,
    at: params.get("at")?.slice(0, 40) || locationId,
    series: params.get("series")?.slice(0, 80) ?? "",
  };
  const days = { from: parseMarketDay(asked.from, pattern), to: parseMarketDay(asked.to, pattern) };
  const invalid = (["from", "to"] as const).filter((field) => days[field] === null);
  if (days.from === null || days.to === null) {
    return { asked, period: null, problems: invalid.map((field) => ({ field, code: "dateInvalid", count: 0 })) };
  }
  const period = { from: days.from, to: days.to };
  const verdict = checkReportPeriod(period);
  if (verdict.permitted) return { asked, period, problems: [] };
  return { asked, period: null, problems: [{ field: "to", code: verdict.code, count: verdict.values?.months ?? 0 }] };
}

/** Returns the query of the URL for a period, with the location and the series that were asked for. */
export function reportSearch({ from, to }: ReportPeriod, { at, series }: Pick<ReportAsked, "at" | "series">): string {
  return `?${new URLSearchParams({ from, to, at, ...(series && { series }) })}`;
}
