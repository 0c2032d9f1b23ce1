import { describe, expect, test } from "vitest";
import { defaultPackSize } from "~/domain/lens/default-pack-size";
import { defaultValue, defaultValues } from "~/domain/lens/default-values";
import { lensExists } from "~/domain/lens/lens-exists";
import type { LensField } from "~/domain/lens/parameters";
import { allSeries, seriesById } from "./arbitrary-lens";

describe("defaults", () => {
  test.each<[LensField, (number | string)[], number | string | null]>([
    ["power", [-0.5, -0.25, 0.25], -0.25],
    ["power", [-0.25, 0, 0.25], 0],
    ["power", [-0.2, 0], 0],
    ["cylinder", [-2.25, -1.25], -1.25],
    ["cylinder", [-1, -0.5], -0.5],
    ["axis", [180, 90, 10], 180],
    ["axis", [170, 90, 10], 170],
    ["baseAxis", [5, 90, 175], 175],
    ["addition", [1.5, 2], 1.5],
    ["addition", [0.75, 1.25], 0.75],
    ["addition", ["low", "medium", "high"], "low"],
    ["addition", ["high", "medium"], "medium"],
    ["addition", ["low", "near"], "near"],
    ["lczSteep", [-5, 0, 4, 6], 4],
    ["lczFlat", [-1, 1], -1],
    ["slz", [-3, 0, 3], 0],
    ["pccz", [2, 3], 2],
    ["baseCurve", [8.5, 9], 8.5],
    ["power", [], null],
  ])("of %s among %j is %s", (field, values, expected) => {
    expect(defaultValue(field, values)).toBe(expected);
  });

  test("follow what is chosen", () => {
    const chosen = { power: -3, cylinder: -2.25 };
    expect(defaultValues(seriesById("il-clariti-1-day-toric"), chosen)).toEqual({
      ...chosen,
      axis: 180,
      baseCurve: 8.6,
      diameter: 14.3,
      packSize: 30,
    });
  });

  test.each(allSeries.map((series) => [series.id, series] as const))("of %s make a complete lens", (_, series) => {
    const { packSize, ...values } = defaultValues(series);
    expect(lensExists(series, values, packSize ?? 0)).toBe(true);
  });

  test.each([
    ["daily", 24],
    ["twoWeekly", 6],
    ["monthly", 6],
    ["sixMonths", 6],
    ["yearly", 6],
  ] as const)("a %s pack of unknown size holds %i", (modality, size) => {
    expect(defaultPackSize(modality)).toBe(size);
  });
});
