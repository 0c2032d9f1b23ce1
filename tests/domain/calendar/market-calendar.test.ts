import { expect, test } from "vitest";
import { marketCalendar } from "~/domain/calendar/market-calendar";
import { il } from "~/editions/il";
import { kr } from "~/editions/kr";

test("a market's calendar names its next dispatch and the days of the week without one", () => {
  const { next, weekend, ...calendar } = marketCalendar(il, new Date("2026-11-26T14:00:00Z"));
  expect(calendar).toMatchObject({ edition: "IL", timeZone: "Asia/Jerusalem", cutOff: "15:30" });
  expect({ ...next, cutOffAt: next.cutOffAt.toISOString() }).toEqual({ dispatchDay: "2026-11-29", cutOffAt: "2026-11-29T13:30:00.000Z" });
  // The next Friday and Saturday.
  expect(weekend).toEqual(["2026-11-27", "2026-11-28"]);
});

test("the holidays are those from this January on by the market's clock, in their order and each once", () => {
  const holidays = ["2027-01-01", "2026-12-25", "2025-12-25", "2026-12-25", "2026-01-01"] as const;
  const at = (now: string) => marketCalendar({ ...kr, holidays: [...holidays] }, new Date(now));
  expect(at("2026-12-31T14:59:00Z").holidays).toEqual(["2026-01-01", "2026-12-25", "2027-01-01"]);
  expect(at("2026-12-31T15:00:00Z").holidays).toEqual(["2027-01-01"]);
});

test.each([
  ["a year ahead", "2026-12-31T14:59:00Z", { lastDay: "2027-12-31", isEnding: false }],
  ["less than a year ahead", "2026-12-31T15:00:00Z", { lastDay: "2027-12-31", isEnding: true }],
])("the calendar is known until the end of the last year with a holiday, here %s", (_, now, expected) => {
  expect(marketCalendar({ ...kr, holidays: ["2027-12-25"] }, new Date(now))).toMatchObject(expected);
});

test("a calendar without holidays has no end to warn of", () => {
  expect(marketCalendar({ ...kr, holidays: [] }, new Date("2028-03-01T00:00:00Z"))).toMatchObject({ lastDay: null, isEnding: false });
});
