import { TZDateMini } from "@date-fns/tz/date/mini";
import fc from "fast-check";
import { expect, test } from "vitest";
import { wallClockAt, wallClockOfDay, weekdayOf } from "~/domain/calendar/wall-clock";

test.each([
  ["summer time in Israel", "2026-06-30T21:30:00Z", "Asia/Jerusalem", { year: 2026, month: 7, date: 1, hours: 0, minutes: 30 }],
  ["winter time in Israel", "2026-11-25T13:30:00Z", "Asia/Jerusalem", { year: 2026, month: 11, date: 25, hours: 15, minutes: 30 }],
  ["midnight in Korea", "2026-12-31T15:00:00Z", "Asia/Seoul", { year: 2027, month: 1, date: 1, hours: 0, minutes: 0 }],
])("the wall clock shows %s", (_, instant, timeZone, clock) => {
  expect(wallClockAt(new Date(instant), timeZone)).toEqual(clock);
});

test("the wall clock agrees with the time zone tables of date-fns at every instant", () => {
  const instants = fc.date({ min: new Date("2000-01-01T00:00:00Z"), max: new Date("2049-12-31T23:59:59Z"), noInvalidDate: true });
  fc.assert(
    fc.property(instants, fc.constantFrom("Asia/Jerusalem", "Asia/Seoul", "UTC"), (instant, timeZone) => {
      const zoned = new TZDateMini(instant.getTime(), timeZone);
      expect(wallClockAt(instant, timeZone)).toEqual({
        year: zoned.getFullYear(),
        month: zoned.getMonth() + 1,
        date: zoned.getDate(),
        hours: zoned.getHours(),
        minutes: zoned.getMinutes(),
      });
    }),
  );
});

test("a day has the same weekday everywhere", () => {
  expect(weekdayOf(wallClockOfDay("2026-11-22"))).toBe(0);
  expect(weekdayOf(wallClockOfDay("2026-11-28"))).toBe(6);
});
