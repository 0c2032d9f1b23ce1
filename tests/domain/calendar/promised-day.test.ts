import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isDispatchDay } from "~/domain/calendar/business-days";
import { addDays } from "~/domain/calendar/days";
import { type Availability, promisedDay } from "~/domain/calendar/promised-day";
import { il } from "~/editions/il";
import { kr } from "~/editions/kr";

const tuesdayAfternoon = new Date("2026-11-24T12:05:00Z");
const now: Availability = { kind: "now" };

describe("the promise in Israel on Tuesday 2026/11/24 at 14:05 (D29)", () => {
  test.each([
    ["by day, from the shelf", "DAY", now, false, "2026-11-25", "2026-11-25"],
    ["overnight, from the shelf", "OVERNIGHT", now, false, "2026-11-25", "2026-11-25"],
    ["by ground: 3 to 5 business days", "GROUND", now, false, "2026-11-29", "2026-12-01"],
    ["to the patient: usually 3, up to 5", "DAY", now, true, "2026-11-29", "2026-12-01"],
    ["awaited on a Friday", "DAY", { kind: "backorder", expectedDay: "2026-12-04" }, false, "2026-12-07", "2026-12-07"],
    ["awaited on a day that has passed", "DAY", { kind: "backorder", expectedDay: "2026-11-20" }, false, "2026-11-25", "2026-11-25"],
    ["made to order in 9 business days", "DAY", { kind: "madeToOrder", leadDays: 9 }, false, "2026-12-08", "2026-12-08"],
  ] as const)("%s", (_, shippingOption, availability, toPatient, earliestDay, latestDay) => {
    const promise = promisedDay({ now: tuesdayAfternoon, edition: il, shippingOption, availability, toPatient });
    expect(promise).toEqual({ earliestDay, latestDay, cutOffAt: new Date("2026-11-24T13:30:00Z") });
  });
});

test("Korea has no courier to patients: the shipping option counts", () => {
  const promise = promisedDay({ now: tuesdayAfternoon, edition: kr, shippingOption: "DAY", availability: now, toPatient: true });
  expect(promise.earliestDay).toBe("2026-11-26");
});

describe("whatever is ordered, whenever", () => {
  const moments = fc.date({ min: new Date("2026-01-01"), max: new Date("2028-11-30"), noInvalidDate: true });
  const asked = fc.record({
    edition: fc.constantFrom(il, kr),
    shippingOption: fc.constantFrom("DAY" as const, "OVERNIGHT" as const, "GROUND" as const),
    toPatient: fc.boolean(),
    availability: fc.oneof(
      fc.constant(now),
      fc.integer({ min: 0, max: 900 }).map((days): Availability => ({ kind: "backorder", expectedDay: addDays("2026-01-01", days) })),
      fc.integer({ min: 0, max: 30 }).map((leadDays): Availability => ({ kind: "madeToOrder", leadDays })),
    ),
  });

  test("it never arrives on a weekend or holiday, nor before it leaves", () => {
    fc.assert(
      fc.property(moments, asked, (moment, request) => {
        const { earliestDay, latestDay, cutOffAt } = promisedDay({ now: moment, ...request });
        expect(isDispatchDay(earliestDay, request.edition)).toBe(true);
        expect(isDispatchDay(latestDay, request.edition)).toBe(true);
        expect(earliestDay <= latestDay).toBe(true);
        expect(cutOffAt.getTime()).toBeGreaterThan(moment.getTime());
        expect(earliestDay > cutOffAt.toISOString().slice(0, 10)).toBe(true);
      }),
    );
  });

  test("ordering later never brings it earlier", () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 0, max: 20 * 24 * 60 }), asked, (moment, minutes, request) => {
        const first = promisedDay({ now: moment, ...request });
        const second = promisedDay({ now: new Date(moment.getTime() + minutes * 60_000), ...request });
        expect(second.earliestDay >= first.earliestDay).toBe(true);
        expect(second.latestDay >= first.latestDay).toBe(true);
      }),
    );
  });

  test("the promise is the same at any moment before the same cut-off, so also before and after submitting", () => {
    fc.assert(
      fc.property(moments, asked, (moment, request) => {
        const first = promisedDay({ now: moment, ...request });
        const last = promisedDay({ now: new Date(first.cutOffAt.getTime() - 1), ...request });
        expect(last).toEqual(first);
      }),
    );
  });
});
