import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkChoice } from "~/domain/lens/check-choice";
import type { Choice } from "~/domain/lens/choice";
import { canBeCompleted, lensExists } from "~/domain/lens/lens-exists";
import { nearestLens } from "~/domain/lens/nearest-lens";
import { nearestValue } from "~/domain/lens/nearest-value";
import { anyLens, anyMixedChoice, seriesById } from "./arbitrary-lens";

describe("checking a choice", () => {
  test("names the strong cylinder that makes an axis impossible, and offers the nearest axis", () => {
    const settled = checkChoice(seriesById("il-clariti-1-day-toric"), { power: -3, cylinder: -2.25, axis: 40, packSize: 30 });
    expect(settled).toEqual({
      values: { power: -3, cylinder: -2.25, packSize: 30 },
      impossible: [
        { field: "axis", value: 40, reason: "notMadeWithThese", excludedBy: { cylinder: -2.25 }, nearest: 20, nearby: [20, 10] },
      ],
    });
  });

  test("offers both neighbours of an axis that no lens of the series has", () => {
    const settled = checkChoice(seriesById("il-biofinity-toric"), { power: -2.75, cylinder: -0.75, axis: 175 });
    expect(settled.values).toEqual({ power: -2.75, cylinder: -0.75 });
    expect(settled.impossible).toEqual([
      { field: "axis", value: 175, reason: "notMadeAtAll", excludedBy: {}, nearest: 170, nearby: [170, 180] },
    ]);
  });

  test("keeps the other values when one is not made", () => {
    const settled = checkChoice(seriesById("il-myday"), { power: 5.25, packSize: 90 });
    expect(settled.values).toEqual({ packSize: 90 });
    expect(settled.impossible[0]).toMatchObject({ field: "power", value: 5.25, reason: "notMadeAtAll", nearest: 5, nearby: [5, 5.5] });
  });

  test("names a parameter that the series does not have", () => {
    expect(checkChoice(seriesById("il-biofinity"), { power: -3, cylinder: -0.75 })).toEqual({
      values: { power: -3 },
      impossible: [{ field: "cylinder", value: -0.75, reason: "noSuchParameter", excludedBy: {}, nearest: null, nearby: [] }],
    });
  });

  test("returns a lens that is made as it was chosen", () => {
    fc.assert(
      fc.property(anyLens, ({ series, values, packSize }) => {
        expect(checkChoice(series, { ...values, packSize })).toEqual({ values: { ...values, packSize }, impossible: [] });
      }),
    );
  });

  test("the values that are kept can be completed to a lens, also with every nearest value accepted", () => {
    fc.assert(
      fc.property(anyMixedChoice, ({ series, chosen }) => {
        const { values, impossible } = checkChoice(series, chosen);
        const repaired: Choice = { ...values };
        for (const { field, nearest, reason, excludedBy, value } of impossible) {
          expect(nearest).not.toBeNull();
          Object.assign(repaired, { [field]: nearest });
          if (reason === "notMadeWithThese") expect(canBeCompleted(series, { ...excludedBy, [field]: value })).toBe(false);
        }
        expect(canBeCompleted(series, values)).toBe(true);
        expect(canBeCompleted(series, repaired)).toBe(true);
        expect(Object.keys(repaired).sort()).toEqual(Object.keys(chosen).sort());
      }),
      { numRuns: 500 },
    );
  });
});

describe("the nearest", () => {
  test.each([
    [[-0.5, 0.5], 0.1, 0.5],
    [[-0.5, 0.5], 0, -0.5],
    [[5, 5.5], 5.25, 5],
    [[-5.5, -5], -5.25, -5],
    [[], -1, null],
    [["low", "high"], "high", "high"],
    [["low", "high"], "medium", "low"],
  ])("value of %j to %s is %s", (values, target, nearest) => {
    expect(nearestValue(values, target)).toBe(nearest);
  });

  test("the axis nearest to a choice is found across 180 degrees", () => {
    expect(nearestValue([20, 90, 180], 5, "axis")).toBe(180);
    expect(nearestValue([10, 90, 170], 180, "axis")).toBe(10);
  });

  test.each([
    ["il-biofinity", { power: -6.25 }, { power: -6, baseCurve: 8.6, diameter: 14 }],
    ["il-biofinity", { power: -14 }, { power: -12, baseCurve: 8.6, diameter: 14 }],
    [
      "il-clariti-1-day-toric",
      { power: -7, cylinder: -2.25, axis: 40 },
      { power: -7, cylinder: -1.75, axis: 20, baseCurve: 8.6, diameter: 14.3 },
    ],
    ["il-biofinity-toric", {}, { power: 0, cylinder: -0.75, axis: 180, baseCurve: 8.7, diameter: 14.5 }],
  ])("lens of %s to %j", (id, wanted, values) => {
    expect(nearestLens(seriesById(id), wanted)?.values).toEqual(values);
  });

  test("lens to any values is a lens that is made, and a lens is nearest to itself", () => {
    fc.assert(
      fc.property(anyMixedChoice, anyLens, ({ series, chosen }, lens) => {
        const nearest = nearestLens(series, chosen);
        expect(nearest && lensExists(series, nearest.values, nearest.packSize)).toBe(true);
        expect(nearestLens(lens.series, { ...lens.values, packSize: lens.packSize })).toEqual({
          values: lens.values,
          packSize: lens.packSize,
        });
      }),
      { numRuns: 200 },
    );
  });
});
