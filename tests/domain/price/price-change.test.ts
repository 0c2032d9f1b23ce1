import { expect, test } from "vitest";
import { priceChange } from "~/domain/price/price-change";
import { priceBook } from "~/domain/price/price-row";

const book = priceBook([
  { itemId: "myday", packSize: 30, priceRetail: 9000, priceAnnual: 9000, annualBoxes: 12 },
  { itemId: "myday", packSize: 90, priceRetail: 20400, priceAnnual: 18800, annualBoxes: 4 },
]);
const eightBoxes = {
  id: "autumn",
  seriesIds: ["myday"],
  minimumBoxes: 8,
  discount: { kind: "percentage", basisPoints: 500 },
} as const;
const lens = (id: string, quantity: number, packSize = 90) => ({ id, seriesId: "myday", packSize, quantity });

test.each([
  ["boxes below the step", [], [lens("a", 3)], 3 * 20400],
  ["boxes from the step on", [], [lens("a", 4)], 4 * 18800],
  ["a lens that reaches the step", [lens("a", 3)], [lens("a", 4)], 4 * 18800 - 3 * 20400],
  ["a lens that leaves", [lens("a", 2)], [], -2 * 20400],
  ["lenses that reach the promotion together", [], [lens("a", 4), lens("b", 4)], 8 * 18800 * 0.95],
  ["the promotion reached by what is in the cart", [lens("a", 4)], [lens("a", 4), lens("b", 4)], 8 * 18800 * 0.95 - 4 * 18800],
])("the cart total grows by %s, at the prices it will show", (_, before, after, amount) => {
  expect(priceChange(before, after, { book, running: [eightBoxes] })).toEqual(new Map([[90, amount]]));
});

test("a promotion that is reached also lowers the pack that stays as it is", () => {
  const before = [lens("a", 4, 30)];
  expect(priceChange(before, [...before, lens("b", 4)], { book, running: [eightBoxes] })).toEqual(
    new Map([
      [30, -4 * 9000 * 0.05],
      [90, 4 * 18800 * 0.95],
    ]),
  );
});

test("a pack without a price has no amount", () => {
  expect(priceChange([], [lens("a", 1, 180)], { book, running: [] })).toEqual(new Map([[180, null]]));
});

test("a pack that held a lens without a price has no amount, whatever comes after", () => {
  const unpriced = { ...lens("a", 1), seriesId: "biofinity" };
  expect(priceChange([unpriced], [lens("b", 1)], { book, running: [] })).toEqual(new Map([[90, null]]));
});
