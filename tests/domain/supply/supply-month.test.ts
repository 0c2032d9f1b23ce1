import { expect, test } from "vitest";
import { daysOfMonth, lastMonthOver, monthAfter, monthPattern, reportDueDay } from "~/domain/supply/supply-month";

test.each([
  ["2026-10", "2026-10-31", "2026-11-30"],
  ["2026-12", "2026-12-31", "2027-01-31"],
  ["2027-01", "2027-01-31", "2027-02-28"],
  ["2028-02", "2028-02-29", "2028-03-31"],
])("the supplies of %s, up to %s, are reported by %s", (month, last, due) => {
  expect([daysOfMonth(month), reportDueDay(month)]).toEqual([{ from: `${month}-01`, to: last }, due]);
});

test("the month that was over last is that of the market's calendar", () => {
  expect(lastMonthOver(new Date("2026-10-31T14:59:59Z"), "Asia/Seoul")).toBe("2026-09");
  expect(lastMonthOver(new Date("2026-10-31T15:00:00Z"), "Asia/Seoul")).toBe("2026-10");
  expect(monthAfter("2026-01", -1)).toBe("2025-12");
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
