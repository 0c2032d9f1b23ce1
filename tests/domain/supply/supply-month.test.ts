import { expect, test } from "vitest";
import { lastMonthOver, reportDueDay } from "~/domain/supply/supply-month";

test.each([
  ["2026-10", "2026-11-30"],
  ["2026-12", "2027-01-31"],
  ["2027-01", "2027-02-28"],
  ["2028-02", "2028-03-31"],
])("the supplies of %s are reported by %s", (month, due) => {
  expect(reportDueDay(month)).toBe(due);
});

test("the month that was over last is that of the market's calendar", () => {
  expect(lastMonthOver(new Date("2026-10-31T14:59:59Z"), "Asia/Seoul")).toBe("2026-09");
  expect(lastMonthOver(new Date("2026-10-31T15:00:00Z"), "Asia/Seoul")).toBe("2026-10");
});
