import fc from "fast-check";
import { expect, test } from "vitest";
import { instantsOfDays, marketDayOf, marketInstant } from "~/domain/calendar/market-time";

const israel = "Asia/Jerusalem";
const korea = "Asia/Seoul";

test.each([
  ["2026-11-24", "15:30", israel, "2026-11-24T13:30:00.000Z"],
  ["2026-07-24", "15:30", israel, "2026-07-24T12:30:00.000Z"],
  ["2026-11-24", "15:00", korea, "2026-11-24T06:00:00.000Z"],
  ["2026-03-27", "15:30", israel, "2026-03-27T12:30:00.000Z"],
  ["2026-10-25", "00:00", israel, "2026-10-24T21:00:00.000Z"],
  ["2026-10-25", "15:30", israel, "2026-10-25T13:30:00.000Z"],
])("%s %s in %s is %s", (day, time, zone, instant) => {
  expect(marketInstant(day, time, zone).toISOString()).toBe(instant);
});

test("the market's day changes at its own midnight", () => {
  expect(marketDayOf(new Date("2026-11-24T21:59:59Z"), israel)).toBe("2026-11-24");
  expect(marketDayOf(new Date("2026-11-24T22:00:00Z"), israel)).toBe("2026-11-25");
  expect(marketDayOf(new Date("2026-11-24T15:00:00Z"), korea)).toBe("2026-11-25");
});

test("a range of days has 23 hours on the day the clocks go forward and 25 when they go back", () => {
  const hours = (day: string) => {
    const { startAt, endAt } = instantsOfDays({ from: day, to: day }, israel);
    return (endAt.getTime() - startAt.getTime()) / 3_600_000;
  };
  expect([hours("2026-03-26"), hours("2026-03-27"), hours("2026-10-25")]).toEqual([24, 23, 25]);
});

test("every instant is within its market's day", () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date("2026-01-01"), max: new Date("2028-12-31"), noInvalidDate: true }),
      fc.constantFrom(israel, korea),
      (now, zone) => {
        const day = marketDayOf(now, zone);
        const { startAt, endAt } = instantsOfDays({ from: day, to: day }, zone);
        expect(startAt.getTime()).toBeLessThanOrEqual(now.getTime());
        expect(now.getTime()).toBeLessThan(endAt.getTime());
      },
    ),
  );
});
