import { describe, expect, test } from "vitest";
import { checkReportPeriod, parseMarketDay, periodOfPreset, reportParts, reportUnitOf, yearBefore } from "~/domain/calendar/report-period";

describe("the period of a report", () => {
  test.each([
    ["2026-11-24", "2026-11-24", { permitted: true }],
    ["2025-11-25", "2026-11-24", { permitted: true }],
    ["2025-11-24", "2026-11-24", { permitted: false, code: "periodTooLong", values: { months: 12 } }],
    ["2026-11-25", "2026-11-24", { permitted: false, code: "periodReversed", values: undefined }],
  ])("%s to %s", (from, to, verdict) => {
    expect(checkReportPeriod({ from, to })).toEqual(verdict);
  });

  test.each([
    ["thisMonth", "2026-11-01", "2026-11-24"],
    ["lastMonth", "2026-10-01", "2026-10-31"],
    ["threeMonths", "2026-09-01", "2026-11-24"],
    ["twelveMonths", "2025-12-01", "2026-11-24"],
  ] as const)("%s on 24 November", (preset, from, to) => {
    expect(periodOfPreset(preset, "2026-11-24")).toEqual({ from, to });
    expect(checkReportPeriod({ from, to })).toEqual({ permitted: true });
  });

  test("a year before the end of a leap February is the end of February", () => {
    expect(yearBefore({ from: "2028-02-01", to: "2028-02-29" })).toEqual({ from: "2027-02-01", to: "2027-02-28" });
  });
});

describe("the parts of a report", () => {
  test.each([
    ["2026-11-01", "2026-11-30", "day", 30],
    ["2026-10-01", "2026-10-31", "day", 31],
    ["2026-10-01", "2026-11-01", "week", 5],
    ["2026-08-01", "2026-11-06", "week", 14],
    ["2026-08-01", "2026-11-07", "month", 4],
    ["2026-09-01", "2026-11-24", "week", 13],
    ["2025-12-01", "2026-11-24", "month", 12],
    ["2026-01-31", "2026-07-02", "month", 7],
  ] as const)("%s to %s are drawn by %s: %i parts that cover every day once", (from, to, unit, count) => {
    const parts = reportParts({ from, to });
    expect([reportUnitOf({ from, to }), parts.length]).toEqual([unit, count]);
    expect([parts[0]?.from, parts.at(-1)?.to]).toEqual([from, to]);
    expect(parts.slice(1).every((part, index) => part.from > (parts[index]?.to ?? ""))).toBe(true);
  });

  test("months begin on their first day and end on their last", () => {
    expect(reportParts({ from: "2025-12-15", to: "2026-06-02" }).slice(0, 2)).toEqual([
      { from: "2025-12-15", to: "2025-12-31" },
      { from: "2026-01-01", to: "2026-01-31" },
    ]);
  });
});

test.each([
  ["2026/11/24", "yyyy/MM/dd", "2026-11-24"],
  ["2026-1-4", "yyyy/MM/dd", "2026-01-04"],
  ["24.11.2026", "dd.MM.yyyy", "2026-11-24"],
  ["화요일, 24.11.2026", "dd.MM.yyyy", "2026-11-24"],
  ["2026-11-24", "dd.MM.yyyy", "2026-11-24"],
  ["２０２６／１１／２４", "yyyy/MM/dd", "2026-11-24"],
  ["2026/1１/05", "yyyy/MM/dd", "2026-11-05"],
  ["\u200f2026/11/24", "yyyy/MM/dd", "2026-11-24"],
  ["2026/1l/05", "yyyy/MM/dd", null],
  ["2026/02/30", "yyyy/MM/dd", null],
  ["2026/11", "yyyy/MM/dd", null],
  ["2026年11月24日", "yyyy/MM/dd", "2026-11-24"],
  ["2026년 11월 24일", "dd.MM.yyyy", "2026-11-24"],
  ["2026年11月", "yyyy/MM/dd", null],
  ["", "yyyy/MM/dd", null],
])("%j written as %s is %s", (text, pattern, day) => {
  expect(parseMarketDay(text, pattern)).toBe(day);
});
