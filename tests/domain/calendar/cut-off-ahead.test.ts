import { describe, expect, test } from "vitest";
import { cutOffAhead } from "~/domain/calendar/cut-off-ahead";
import { il } from "~/editions/il";

describe("the next cut-off in Israel, and what is ordered from stock before it (D29)", () => {
  test.each([
    ["on a Tuesday before it, by day", "2026-11-24T12:05:00Z", "DAY", "2026-11-24T13:30:00Z", "2026-11-25"],
    [
      "on a Tuesday before it, by ground: the day that the cart promises",
      "2026-11-24T12:05:00Z",
      "GROUND",
      "2026-11-24T13:30:00Z",
      "2026-12-01",
    ],
    ["on a Thursday after it: the next working day", "2026-11-26T14:00:00Z", "DAY", "2026-11-29T13:30:00Z", "2026-11-30"],
  ] as const)("%s", (_, now, defaultShippingOption, at, arrivalDay) => {
    expect(cutOffAhead({ now: new Date(now), edition: il, location: { defaultShippingOption } })).toEqual({ at: new Date(at), arrivalDay });
  });

  test("of a location that is not known goes by day", () => {
    const ahead = cutOffAhead({ now: new Date("2026-11-24T12:05:00Z"), edition: il, location: undefined });
    expect(ahead).toEqual({ at: new Date("2026-11-24T13:30:00Z"), arrivalDay: "2026-11-25" });
  });
});
