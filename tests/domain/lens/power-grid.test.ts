import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allowedValues } from "~/domain/lens/allowed-values";
import type { Choice } from "~/domain/lens/choice";
import { lensExists } from "~/domain/lens/lens-exists";
import { type PowerGrid, powerGrid } from "~/domain/lens/power-grid";
import { productIdOf } from "~/domain/product/product-id";
import { anySeries, seriesById } from "./arbitrary-lens";

/** Rows as text: powers where a lens is made, a dash where none is. */
function drawn(grid: PowerGrid, block: number): string[] {
  return (grid.blocks[block]?.rows ?? []).map(({ text, cells }) => [text, ...cells.map((cell) => cell?.power ?? "-")].join(" "));
}

describe("the grid of a sphere series", () => {
  const grid = powerGrid(seriesById("il-myday"), { packSize: 90 });

  test("has a row for each whole dioptre and a column for each quarter, minus and plus apart", () => {
    expect(grid.layout).toBe("quarters");
    expect(grid.blocks.map(({ sign, rows }) => [sign, rows.length])).toEqual([
      ["minus", 13],
      ["plus", 9],
    ]);
    expect(grid.blocks[0]?.columns.map(({ text }) => text)).toEqual([".00", ".25", ".50", ".75"]);
    expect(drawn(grid, 0)).toEqual([
      "-0 - -0.25 -0.5 -0.75",
      "-1 -1 -1.25 -1.5 -1.75",
      "-2 -2 -2.25 -2.5 -2.75",
      "-3 -3 -3.25 -3.5 -3.75",
      "-4 -4 -4.25 -4.5 -4.75",
      "-5 -5 -5.25 -5.5 -5.75",
      "-6 -6 - -6.5 -",
      "-7 -7 - -7.5 -",
      "-8 -8 - -8.5 -",
      "-9 -9 - -9.5 -",
      "-10 -10 - -10.5 -",
      "-11 -11 - -11.5 -",
      "-12 -12 - - -",
    ]);
    expect(drawn(grid, 1).slice(5)).toEqual(["+5 5 - 5.5 -", "+6 6 - 6.5 -", "+7 7 - 7.5 -", "+8 8 - - -"]);
  });

  test("names each lens in full", () => {
    expect(grid.blocks[0]?.rows[3]?.cells[1]).toEqual({
      power: -3.25,
      values: { power: -3.25, baseCurve: 8.4, diameter: 14.2 },
      productId: "il-myday~pw-3_25~bc8_4~di14_2~90",
    });
    expect(grid.choosers).toEqual([]);
  });

  test("begins at the first power made, and takes the smallest pack unless one is chosen", () => {
    const extended = powerGrid(seriesById("il-biofinity-xr"), {});
    expect(extended.packSize).toBe(6);
    expect(extended.blocks.map(({ rows }) => rows[0]?.text)).toEqual(["-12", "+8"]);
    expect(powerGrid(seriesById("il-myday"), { packSize: 7 }).packSize).toBe(30);
  });

  test("leaves out the plus block where a pack or series has none", () => {
    expect(powerGrid(seriesById("il-misight-1-day"), {}).blocks.map(({ sign }) => sign)).toEqual(["minus"]);
    expect(powerGrid(seriesById("kr-clariti-1-day"), { packSize: 30 }).blocks.map(({ sign }) => sign)).toEqual(["minus"]);
    expect(powerGrid(seriesById("kr-clariti-1-day"), { packSize: 90 }).blocks.map(({ sign }) => sign)).toEqual(["minus", "plus"]);
  });

  test("puts plano with plus, or with minus when there is no plus", () => {
    expect(drawn(powerGrid(seriesById("kr-biofinity-energys"), {}), 1)[0]).toBe("+0 0 0.25 0.5 0.75");
    expect(drawn(powerGrid(seriesById("il-irisette-daily"), {}), 0)[0]).toBe("-0 0 -0.25 -0.5 -0.75");
  });

  test("lists the other choices that the series has", () => {
    expect(powerGrid(seriesById("il-acuvue-oasys-1-day"), { baseCurve: 9 }).choosers).toEqual([
      { field: "baseCurve", values: [8.5, 9], chosen: 9 },
    ]);
    expect(powerGrid(seriesById("il-irisette-daily"), {}).choosers[0]).toMatchObject({ field: "color", chosen: "hazel" });
    expect(powerGrid(seriesById("il-icd"), {}).choosers.map(({ field, chosen }) => [field, chosen])).toEqual([
      ["diameter", 14.5],
      ["sag", 3300],
      ["pccz", 0],
      ["lczFlat", 0],
      ["lczSteep", 5],
      ["slz", 0],
    ]);
  });
});

describe("the grid of other series", () => {
  test("toric: powers in rows, cylinders in columns, for the chosen axis", () => {
    const grid = powerGrid(seriesById("il-clariti-1-day-toric"), { axis: 40, packSize: 30 });
    expect(grid.blocks[0]?.columns.map(({ text }) => text)).toEqual(["-0.75", "-1.25", "-1.75", "-2.25"]);
    expect(grid.choosers).toEqual([
      { field: "axis", values: [180, 170, 160, 150, 140, 130, 120, 110, 100, 90, 80, 70, 60, 50, 40, 30, 20, 10], chosen: 40 },
    ]);
    expect(grid.blocks[0]?.rows[0]).toMatchObject({
      text: "-0.25",
      cells: [{ values: { power: -0.25, cylinder: -0.75, axis: 40 } }, {}, {}, null],
    });
    expect(grid.blocks[0]?.rows.at(-1)).toEqual({ key: "-9.00", text: "-9.00", cells: [null, null, null, null] });
    expect(powerGrid(seriesById("il-clariti-1-day-toric"), { axis: 175 }).choosers[0]?.chosen).toBe(180);
  });

  test("multifocal: powers in rows, additions (and designs) in columns", () => {
    expect(powerGrid(seriesById("il-myday-multifocal"), {}).blocks[0]?.columns.map(({ text }) => text)).toEqual(["Low", "Medium", "High"]);
    const designs = powerGrid(seriesById("il-biofinity-multifocal"), {});
    expect(designs.blocks[0]?.columns.map(({ text }) => text)).toEqual([
      "+1.00 D",
      "+1.00 N",
      "+1.50 D",
      "+1.50 N",
      "+2.00 D",
      "+2.00 N",
      "+2.50 D",
      "+2.50 N",
    ]);
    expect(designs.choosers).toEqual([]);
    expect(powerGrid(seriesById("il-biofinity-toric-multifocal"), {}).choosers.map(({ field }) => field)).toEqual([
      "axis",
      "addition",
      "design",
    ]);
  });

  test("every cell is a lens that is made, and every power of the pack has a cell", () => {
    fc.assert(
      fc.property(anySeries, fc.constantFrom(undefined, 30, 90), fc.constantFrom(undefined, 10, 40, 175), (series, packSize, axis) => {
        const chosen: Choice = { packSize, axis };
        const grid = powerGrid(series, chosen);
        const cells = grid.blocks.flatMap(({ rows }) => rows.flatMap((row) => row.cells)).filter((cell) => cell !== null);
        for (const { values, productId } of cells) {
          expect(lensExists(series, values, grid.packSize)).toBe(true);
          expect(productIdOf(series, values, grid.packSize)).toBe(productId);
        }
        expect(new Set(cells.map(({ productId }) => productId)).size).toBe(cells.length);
        const fixed = Object.fromEntries(grid.choosers.map(({ field, chosen: value }) => [field, value]));
        const powers = allowedValues(series, { ...fixed, packSize: grid.packSize }).power ?? [];
        expect(new Set(cells.map(({ power }) => power))).toEqual(new Set(powers));
      }),
      { numRuns: 60 },
    );
  });
});
