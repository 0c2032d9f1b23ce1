import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allowedValues, progressiveValues } from "~/domain/lens/allowed-values";
import type { ChoiceField } from "~/domain/lens/choice";
import { completeValues } from "~/domain/lens/complete-values";
import { defaultValues } from "~/domain/lens/default-values";
import { canBeCompleted, lensExists } from "~/domain/lens/lens-exists";
import { seriesFields } from "~/domain/lens/series-fields";
import { shownFields } from "~/domain/lens/shown-fields";
import { allSeries, anyLens, anyMixedChoice, anyPartialChoice, seriesById } from "./arbitrary-lens";

const allAxes = [180, 170, 160, 150, 140, 130, 120, 110, 100, 90, 80, 70, 60, 50, 40, 30, 20, 10];
const shortAxes = [180, 170, 160, 110, 100, 90, 80, 70, 20, 10];

describe("the values on offer", () => {
  test.each([
    ["nothing is chosen", {}, allAxes],
    ["the cylinder is strong", { cylinder: -2.25 }, shortAxes],
    ["the cylinder is weak", { power: -3, cylinder: -1.25 }, allAxes],
    ["the power is plus", { power: 1.5 }, shortAxes],
    ["the power is below -6.00", { power: -7 }, [180, 170, 160, 100, 90, 80, 20, 10]],
    ["power and cylinder leave nothing", { power: -7, cylinder: -2.25 }, []],
  ])("of the axis of a stepped daily toric when %s", (_, chosen, axes) => {
    expect(allowedValues(seriesById("il-clariti-1-day-toric"), chosen).axis).toEqual(axes);
  });

  test("a field's own value does not narrow its own list", () => {
    const series = seriesById("il-clariti-1-day-toric");
    expect(allowedValues(series, { cylinder: -2.25 }).cylinder).toEqual([-2.25, -1.75, -1.25, -0.75]);
    expect(allowedValues(series, { cylinder: -2.25, axis: 10 }).cylinder).toEqual([-2.25, -1.75, -1.25, -0.75]);
    expect(allowedValues(series, { axis: 40 }).cylinder).toEqual([-1.75, -1.25, -0.75]);
  });

  test("from top to bottom, a field is narrowed only by the fields before it", () => {
    const series = seriesById("il-clariti-1-day-toric");
    const offered = progressiveValues(series, { power: -7, axis: 40 });
    expect(offered.power).toEqual(allowedValues(series).power);
    expect(offered.cylinder).toEqual([-1.75, -1.25, -0.75]);
    expect(offered.axis).toEqual([180, 170, 160, 100, 90, 80, 20, 10]);
  });

  test("in Korea the small clariti packs exist in minus powers only", () => {
    const series = seriesById("kr-clariti-1-day");
    expect(allowedValues(series, { power: -2 }).packSize).toEqual([30, 90]);
    expect(allowedValues(series, { power: 2 }).packSize).toEqual([90]);
    expect(allowedValues(series, { packSize: 30 }).power?.at(-1)).toBe(-0.5);
    expect(allowedValues(seriesById("kr-clariti-1-day-trial")).power?.at(-1)).toBe(-0.5);
    expect(allowedValues(seriesById("il-clariti-1-day"), { power: 2 }).packSize).toEqual([30, 90]);
  });

  test("values in words keep the order of the series", () => {
    expect(allowedValues(seriesById("il-myday-multifocal")).addition).toEqual(["low", "medium", "high"]);
  });

  test("every value on offer leads to a lens that is made, whatever was chosen", () => {
    fc.assert(
      fc.property(anyPartialChoice, ({ series, chosen }) => {
        const offered = allowedValues(series, chosen);
        for (const field of Object.keys(offered) as ChoiceField[]) {
          const values = offered[field] ?? [];
          expect(values.length).toBeGreaterThan(0);
          for (const value of values.length > 12 ? [values[0], values[7], values.at(-1)] : values) {
            const next = defaultValues(series, { ...chosen, [field]: value });
            const { packSize, ...lens } = next;
            expect(next[field]).toBe(value);
            expect(lensExists(series, lens, packSize ?? 0)).toBe(true);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  test("no value that is not on offer leads to a lens", () => {
    fc.assert(
      fc.property(anyMixedChoice, ({ series, chosen }) => {
        const offered = allowedValues(series, chosen);
        for (const field of [...seriesFields(series), "packSize"] as const) {
          const all = allowedValues(series)[field] ?? [];
          const expected = all.filter((value) => canBeCompleted(series, { ...chosen, [field]: value }));
          expect(offered[field]).toEqual(expected);
        }
      }),
      { numRuns: 150 },
    );
  });

  test.each(allSeries.map((series) => [series.id, series] as const))("%s is sorted: numbers ascending, axis descending", (_, series) => {
    const offered = allowedValues(series);
    for (const field of [...seriesFields(series), "packSize"] as const) {
      const numbers = (offered[field] ?? []).filter((value) => typeof value === "number");
      const ascending = numbers.toSorted((a, b) => a - b);
      expect(numbers).toEqual(field === "axis" ? ascending.toReversed() : ascending);
      expect(new Set(offered[field]).size).toBe(offered[field]?.length);
    }
  });
});

describe("fields", () => {
  test.each([
    ["il-biofinity", ["power"]],
    ["il-biofinity-toric", ["power", "cylinder", "axis"]],
    ["il-biofinity-multifocal", ["power", "addition", "design"]],
    ["il-biofinity-toric-multifocal", ["power", "cylinder", "axis", "addition", "design"]],
    ["il-proclear-1-day-multifocal", ["power"]],
    ["il-acuvue-oasys-1-day", ["power", "baseCurve"]],
    ["kr-irisette-daily", ["power", "color"]],
    ["il-icd", ["power", "diameter", "sag", "pccz", "lczFlat", "lczSteep", "slz"]],
    ["il-kestrel-night", ["power", "baseCurve", "diameter", "rzd", "lza"]],
  ])("%s shows only what has more than one value", (id, fields) => {
    expect(shownFields(seriesById(id))).toEqual(fields);
  });

  test("a field with a single value is filled in, the pack included", () => {
    expect(completeValues(seriesById("il-biofinity"), { power: -3.25 })).toEqual({
      power: -3.25,
      baseCurve: 8.6,
      diameter: 14,
      packSize: 6,
    });
    expect(completeValues(seriesById("il-myday"), { power: -3.25 })).toEqual({ power: -3.25, baseCurve: 8.4, diameter: 14.2 });
    expect(completeValues(seriesById("kr-clariti-1-day"), { power: 3 }).packSize).toBe(90);
  });

  test("a choice with a missing or an extra field is not a lens", () => {
    fc.assert(
      fc.property(anyLens, ({ series, values, packSize }) => {
        expect(lensExists(series, values, packSize)).toBe(true);
        expect(lensExists(series, values, 7)).toBe(false);
        expect(lensExists(series, { ...values, power: undefined }, packSize)).toBe(false);
        expect(lensExists(series, { ...values, oz: 1 }, packSize)).toBe(false);
      }),
    );
  });
});
