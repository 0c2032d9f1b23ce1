import { expect, test } from "vitest";
import { daysOfPreset, historyPresets } from "~/domain/calendar/history-presets";
import { parseStartDate } from "~/domain/calendar/start-date";

test.each([
  ["11/24/26", "2026-11-24"],
  ["1/5/27", "2027-01-05"],
  ["2026-11-24", "2026-11-24"],
  [" 2026-11-24 ", "2026-11-24"],
  ["１１／２４／２６", "2026-11-24"],
  ["\u200f11/24/26", "2026-11-24"],
  ["2026年11月24日", "2026-11-24"],
  ["2026년 11월 24일", "2026-11-24"],
  ["2026年02月30日", null],
  ["02/30/26", null],
  ["24/11/26", null],
  ["11/24/2026", null],
  ["yesterday", null],
  ["", null],
])("the start date %j is %s", (text, day) => {
  expect(parseStartDate(text)).toBe(day);
});

test("the filters of the history count back from the market's today", () => {
  const lateEvening = new Date("2026-11-24T22:30:00Z");
  expect(Object.fromEntries(historyPresets.map((preset) => [preset, daysOfPreset(preset, lateEvening, "Asia/Jerusalem")]))).toEqual({
    today: { from: "2026-11-25", to: "2026-11-25" },
    yesterday: { from: "2026-11-24", to: "2026-11-24" },
    pastWeek: { from: "2026-11-18", to: "2026-11-25" },
    pastMonth: { from: "2026-10-25", to: "2026-11-25" },
    pastSixMonths: { from: "2026-05-25", to: "2026-11-25" },
    pastYear: { from: "2025-11-25", to: "2026-11-25" },
    everything: { from: null, to: null },
  });
});
