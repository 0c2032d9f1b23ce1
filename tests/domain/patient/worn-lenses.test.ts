import { describe, expect, test } from "vitest";
import { firstOrderAfterTrial } from "~/domain/patient/first-order-after-trial";
import { courseStart, powerCourse } from "~/domain/patient/power-course";
import { supplyOf } from "~/domain/patient/supply";
import { wornNow } from "~/domain/patient/worn-eyes";
import { isSameLens, type WornLens } from "~/domain/patient/worn-lens";

const today = "2026-11-24";
const lens = (orderedOn: string, changes: Partial<WornLens> = {}): WornLens => ({
  ...{ orderId: orderedOn, eye: "right", seriesId: "biofinity", productName: "Biofinity", packSize: 6, quantity: 1 },
  ...{ values: { power: -3 }, orderedOn, arrivesOn: orderedOn },
  ...changes,
});
const monthly = () => "monthly" as const;

describe("the history of powers", () => {
  test("begins two years before today", () => {
    expect(courseStart(today)).toBe("2024-11-24");
    expect(courseStart("2028-02-29")).toBe("2026-02-28");
  });

  test("holds the orders of two years, oldest first, after the last one before them", () => {
    const lenses = ["2026-11-15", "2023-01-02", "2024-11-23", "2024-11-24", "2025-05-18"].map((day) => lens(day));
    expect(powerCourse(lenses, "right", today).map(({ orderedOn }) => orderedOn)).toEqual([
      "2024-11-23",
      "2024-11-24",
      "2025-05-18",
      "2026-11-15",
    ]);
  });

  test("is empty for an eye without a lens", () => {
    expect(powerCourse([lens("2026-11-15")], "left", today)).toEqual([]);
  });
});

describe("of two orders of one day, the newest given first,", () => {
  const lenses = [
    lens(today, { orderId: "corrected", values: { power: -3.25 } }),
    lens(today, { orderId: "mistaken", values: { power: -3 } }),
    lens("2026-01-01", { orderId: "old" }),
  ];

  test("the newest is what the eye wears now", () => {
    expect(wornNow(lenses).map(({ orderId }) => orderId)).toEqual(["corrected"]);
    expect(supplyOf(lenses, monthly)).toMatchObject([{ orderId: "corrected", boxesQuantity: 1 }]);
  });

  test("the newest is the last step of the history of powers", () => {
    expect(powerCourse(lenses, "right", today).map(({ orderId }) => orderId)).toEqual(["old", "mistaken", "corrected"]);
  });
});

describe("the same lens", () => {
  test.each([
    ["in another pack", lens("2026-01-01", { packSize: 3 }), true],
    ["of another power", lens("2026-01-01", { values: { power: -3.25 } }), false],
    ["with a value more", lens("2026-01-01", { values: { power: -3, cylinder: -0.75 } }), false],
    ["of another series", lens("2026-01-01", { seriesId: "myday" }), false],
  ])("%s", (_, other, same) => {
    expect(isSameLens(lens("2026-11-15"), other)).toBe(same);
  });
});

describe("the supply", () => {
  test.each([
    ["daily", 30, 2, "2027-01-23"],
    ["twoWeekly", 6, 1, "2027-02-16"],
    ["monthly", 6, 2, "2027-11-24"],
    ["threeMonths", 1, 2, "2027-05-24"],
    ["sixMonths", 1, 1, "2027-05-24"],
    ["yearly", 1, 1, "2027-11-24"],
  ] as const)("of %s lenses, %d a box, %d boxes", (modality, packSize, quantity, until) => {
    expect(supplyOf([lens(today, { packSize, quantity })], () => modality)).toMatchObject([
      { from: today, until, boxesQuantity: quantity },
    ]);
  });

  test("adds boxes that arrive before the earlier ones are used up, whatever their pack", () => {
    const found = supplyOf([lens("2026-11-15", { packSize: 3 }), lens("2026-08-01")], monthly);
    expect(found).toMatchObject([{ from: "2026-08-01", until: "2027-05-01", boxesQuantity: 2, orderId: "2026-11-15", packSize: 3 }]);
  });

  test("restarts after a gap, and counts from the day the boxes arrive", () => {
    const found = supplyOf([lens("2025-01-01"), lens("2026-11-15", { arrivesOn: "2026-11-18" })], monthly);
    expect(found).toMatchObject([{ from: "2026-11-18", until: "2027-05-18", boxesQuantity: 1 }]);
  });

  test("ends with a change of lens, and is worked out for each eye separately", () => {
    const found = supplyOf(
      [lens("2026-11-01", { quantity: 9 }), lens("2026-11-15", { values: { power: -3.25 } }), lens("2026-10-01", { eye: "left" })],
      monthly,
    );
    expect(found).toMatchObject([
      { eye: "right", from: "2026-11-15", until: "2027-05-15", boxesQuantity: 1 },
      { eye: "left", from: "2026-10-01", until: "2027-04-01" },
    ]);
  });

  test("is unknown for a lens without a wearing period", () => {
    expect(supplyOf([lens("2026-11-15")], () => null)).toEqual([]);
  });
});

describe("the order after a trial", () => {
  const trialReferenceOf = (seriesId: string) => (seriesId === "biofinity" ? "biofinity-trial" : null);
  test.each([
    ["is the first order of its series", ["biofinity-trial"], "2025-05-04", "2025-05-18"],
    ["may be ordered on the same day", ["biofinity-trial"], "2026-11-15", "2026-11-15"],
    ["is nothing when all was ordered before", ["biofinity-trial"], "2026-11-16", null],
    ["is nothing when another series was ordered", ["myday-trial"], "2025-05-04", null],
  ] as const)("%s", (_, trialSeriesIds, trialOn, expected) => {
    const lenses = [lens("2026-11-15"), lens("2025-05-18"), lens("2025-05-05", { seriesId: "toric" })];
    expect(firstOrderAfterTrial(trialSeriesIds, { trialOn, lenses }, trialReferenceOf)).toBe(expected);
  });
});
