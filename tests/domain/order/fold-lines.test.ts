import { expect, test } from "vitest";
import { foldLines } from "~/domain/order/fold-lines";
import { priceStepOf } from "~/domain/price/price-step";

const line = (id: string, more: { seriesId?: string | null; packSize?: number; eye?: "right" | "left" | null } = {}) => ({
  id,
  seriesId: "myday",
  packSize: 90,
  eye: null,
  ...more,
});

test("the powers of one product in one pack are one row, in the order of their first lines", () => {
  const folds = foldLines([line("a"), line("b", { seriesId: "biofinity", packSize: 6 }), line("c"), line("d", { packSize: 30 })]);
  expect(folds.map(({ lines }) => lines.map(({ id }) => id))).toEqual([["a", "c"], ["b"], ["d"]]);
});

test("lenses for an eye and solutions are not merged", () => {
  const folds = foldLines([
    line("a", { eye: "right" }),
    line("b", { eye: "left" }),
    line("c", { seriesId: null }),
    line("d", { seriesId: null }),
  ]);
  expect(folds.map(({ lines }) => lines.map(({ id }) => id))).toEqual([["a"], ["b"], ["c"], ["d"]]);
});

test.each([
  [
    "dearer below the year's supply",
    { annualBoxes: 4, priceRetail: 20_400, priceAnnual: 18_800 },
    { fromBoxes: 4, unitPrice: 18_800, priceBelow: 20_400 },
  ],
  ["the same in lines of every size", { annualBoxes: 4, priceRetail: 18_800, priceAnnual: 18_800 }, null],
  ["always that of a year's supply", { annualBoxes: 1, priceRetail: 20_400, priceAnnual: 18_800 }, null],
])("a price that is %s has its price step", (_, row, step) => {
  expect(priceStepOf(row)).toEqual(step);
});
