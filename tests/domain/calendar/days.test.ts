import { expect, test } from "vitest";
import { addDays, addMonths, daysBetween, isCalendarDay, weekdayOf } from "~/domain/calendar/days";

test.each([
  ["2026-02-28", 1, "2026-03-01"],
  ["2028-02-28", 1, "2028-02-29"],
  ["2026-01-01", -1, "2025-12-31"],
  ["2026-03-27", 1, "2026-03-28"],
])("%s and %i days is %s", (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected);
});

test.each([
  ["2026-03-31", -1, "2026-02-28"],
  ["2028-03-31", -1, "2028-02-29"],
  ["2026-11-24", -6, "2026-05-24"],
  ["2028-02-29", -12, "2027-02-28"],
  ["2026-12-15", 1, "2027-01-15"],
])("%s and %i months is %s", (day, count, expected) => {
  expect(addMonths(day, count)).toBe(expected);
});

test("Monday is 1 and Sunday is 7", () => {
  expect(weekdayOf("2026-11-23")).toBe(1);
  expect(weekdayOf("2026-11-29")).toBe(7);
});

test.each([
  ["2026-02-29", false],
  ["2028-02-29", true],
  ["2026-13-01", false],
  ["2026-1-1", false],
  ["", false],
])("%s is a day: %s", (text, expected) => {
  expect(isCalendarDay(text)).toBe(expected);
});

test.each([
  ["2026-11-24", "2026-11-24", 0],
  ["2026-11-24", "2026-12-01", 7],
  ["2028-02-28", "2028-03-01", 2],
  ["2026-11-24", "2026-11-22", -2],
])("from %s to %s it is %i days", (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});
