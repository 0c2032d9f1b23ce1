import { expect, test } from "vitest";
import { daysOfMonth, monthAfter, monthPattern, monthsOfPeriod } from "~/domain/calendar/months";

test.each([
  ["2026-10", "2026-10-31"],
  ["2026-12", "2026-12-31"],
  ["2027-02", "2027-02-28"],
  ["2028-02", "2028-02-29"],
])("the last day of %s is %s", (month, last) => {
  expect(daysOfMonth(month)).toEqual({ from: `${month}-01`, to: last });
});

test.each([
  ["2026-10", 0, "2026-10"],
  ["2026-12", 1, "2027-01"],
  ["2026-01", -1, "2025-12"],
  ["2026-03", 24, "2028-03"],
])("from %s, %i months later is %s", (month, count, later) => {
  expect(monthAfter(month, count)).toBe(later);
});

test("a period covers the months of all its days, earliest first", () => {
  expect(monthsOfPeriod({ from: "2026-11-23", to: "2027-01-01" })).toEqual(["2026-11", "2026-12", "2027-01"]);
});

test.each([
  ["2026-10", true],
  ["2026-13", false],
  ["2026-1", false],
  ["1999-10", false],
  ["2026-10-01", false],
])("%s is a month: %s", (text, is) => {
  expect(monthPattern.test(text)).toBe(is);
});
