import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allowedValues } from "~/domain/lens/allowed-values";
import type { ChoiceField } from "~/domain/lens/choice";
import { formatLensValue } from "~/domain/lens/format-lens-value";
import type { LensValue, LensValues } from "~/domain/lens/lens-values";
import { normalBlock } from "~/domain/lens/normal-block";
import { parseChoice } from "~/domain/lens/parse-choice";
import { parseLensValue } from "~/domain/lens/parse-lens-value";
import { powerRuns } from "~/domain/lens/power-runs";
import { otherValues, prescriptionText } from "~/domain/lens/prescription-text";
import { seriesFields } from "~/domain/lens/series-fields";
import { allSeries, anySeries } from "./arbitrary-lens";

describe("a formatted value", () => {
  test.each<[ChoiceField, LensValue, string]>([
    ["power", -3.25, "-3.25"],
    ["power", 3.5, "+3.50"],
    ["power", 0, "0.00"],
    ["power", -0, "0.00"],
    ["power", -10, "-10.00"],
    ["cylinder", -0.75, "-0.75"],
    ["axis", 180, "180"],
    ["axis", 10, "010"],
    ["axis", 5, "005"],
    ["baseAxis", 90, "090"],
    ["addition", 1, "+1.00"],
    ["addition", "low", "Low"],
    ["design", "D", "D"],
    ["baseCurve", 8.6, "8.60"],
    ["diameter", 14, "14.00"],
    ["lczSteep", 5, "+5.00"],
    ["pccz", -0.5, "-0.50"],
    ["slz", 0, "0.00"],
    ["sag", 4200, "4200"],
    ["rzd", 525, "525"],
    ["lza", 33, "33"],
    ["color", "hazel", "Hazel"],
    ["packSize", 90, "90"],
  ])("%s %s reads %s", (field, value, text) => {
    expect(formatLensValue(field, value)).toBe(text);
    if (field !== "packSize") expect(parseLensValue(field, text)).toBe(value === 0 ? 0 : value);
  });

  test("every value of every series is read back as itself", () => {
    for (const series of allSeries) {
      const offered = allowedValues(series);
      for (const field of seriesFields(series)) {
        for (const value of offered[field] ?? []) expect(parseLensValue(field, formatLensValue(field, value))).toBe(value);
      }
    }
  });

  test.each<[string, LensValues, string]>([
    ["a sphere", { power: -3.25, baseCurve: 8.6 }, "-3.25"],
    ["plano", { power: 0 }, "0.00"],
    ["a toric lens", { axis: 180, cylinder: -1.25, power: -3.25 }, "-3.25 -1.25 x 180"],
    ["a toric multifocal lens", { power: -3.25, cylinder: -1.25, axis: 10, addition: 1.5, design: "D" }, "-3.25 -1.25 x 010 +1.50 D"],
    ["an addition in words", { power: 1, addition: "medium" }, "+1.00 Medium"],
    ["nothing", {}, ""],
  ])("%s as a prescription", (_, values, text) => {
    expect(prescriptionText(values)).toBe(text);
  });
});

describe("a typed value", () => {
  test.each<[ChoiceField, unknown, LensValue | null]>([
    ["power", "-3.25", -3.25],
    ["power", "+1", 1],
    ["power", " 2.50 ", 2.5],
    ["power", "-.75", -0.75],
    ["power", "\u2066-3.25\u2069", -3.25],
    ["power", "\u200e-3.25\u200f", -3.25],
    ["power", "\u22123.25", -3.25],
    ["power", "－３．２５", -3.25],
    ["power", "plano", 0],
    ["power", "-0.00", 0],
    ["power", -3.25, -3.25],
    ["power", "3.25-", null],
    ["power", "--3", null],
    ["power", "3,25", null],
    ["power", "1e3", null],
    ["power", "", null],
    ["power", "low", null],
    ["power", Number.NaN, null],
    ["power", null, null],
    ["power", ["-3"], null],
    ["axis", "010", 10],
    ["axis", "0", 180],
    ["axis", "181", null],
    ["axis", "12.5", null],
    ["addition", "LOW", "low"],
    ["addition", "Med", "medium"],
    ["addition", "+2.00", 2],
    ["design", "n", "N"],
    ["color", "Hazel", "hazel"],
    ["color", "<b>", null],
    ["packSize", "90", 90],
    ["packSize", "0", null],
    ["packSize", "1.5", null],
  ])("%s %j is %s", (field, input, value) => {
    expect(parseLensValue(field, input)).toBe(value);
  });

  test("no text makes the parser throw", () => {
    fc.assert(fc.property(fc.string(), (text) => parseLensValue("power", text) === null || Number.isFinite(parseLensValue("power", text))));
  });

  test("a choice is parsed field by field, and names the fields that could not be read", () => {
    expect(parseChoice({ power: "-3.25", axis: "", cylinder: "x", packSize: "6", stranger: 1, addition: null })).toEqual({
      chosen: { power: -3.25, packSize: 6 },
      unreadable: ["cylinder"],
    });
  });

  test("a block as received becomes sorted numbers", () => {
    const block = { values: { power: ["-1.00", "-3.25", -3.25, "+0.50"], addition: ["low", "high"], axis: [] }, packSizes: [90, 30, 30] };
    expect(normalBlock(block)).toEqual({ values: { power: [-3.25, -1, 0.5], addition: ["low", "high"] }, packSizes: [30, 90] });
  });
});

describe("the range of a series", () => {
  test("is written as runs of equal steps", () => {
    expect(powerRuns([-7, -6.5, -6, -5.75, -5.5])).toEqual([
      { from: -7, to: -6, step: 0.5 },
      { from: -5.75, to: -5.5, step: 0.25 },
    ]);
    expect(powerRuns([])).toEqual([]);
  });

  test("has runs that cover every power", () => {
    fc.assert(
      fc.property(anySeries, (series) => {
        const powers = (allowedValues(series).power ?? []).filter((value) => typeof value === "number");
        const covered = powerRuns(powers).flatMap(({ from, to, step }) =>
          step === 0 ? [from] : Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step),
        );
        expect(covered).toEqual(powers);
      }),
    );
  });
});

test("the parameters that a prescription leaves out are named by field, in order", () => {
  expect(otherValues({ diameter: 14.2, color: "blue", baseCurve: 8.6, power: -3, axis: 180, design: "D" })).toEqual([
    { field: "baseCurve", text: "8.60" },
    { field: "diameter", text: "14.20" },
    { field: "color", text: "Blue" },
  ]);
  expect(otherValues({ power: -3 })).toEqual([]);
});
