import fc from "fast-check";
import { expect, test } from "vitest";
import { splitByStock } from "~/domain/stock/split-by-stock";
import { type Shelf, type StockAnswer, type StockStatus, stockStatusOf } from "~/domain/stock/stock-status";

test.each([
  [8, 6, "2026-12-01", { now: 6, later: 2, expectedDay: "2026-12-01" }],
  [8, 7, "2026-12-01", { now: 7, later: 1, expectedDay: "2026-12-01" }],
  [8, 8, "2026-12-01", { now: 8, later: 0, expectedDay: null }],
  [8, 0, "2026-12-01", { now: 0, later: 8, expectedDay: "2026-12-01" }],
  [8, 0, null, { now: 0, later: 8, expectedDay: null }],
  [8, -3, null, { now: 0, later: 8, expectedDay: null }],
  [0, 5, "2026-12-01", { now: 0, later: 0, expectedDay: null }],
])("%d wanted with %d on the shelf and more due on %s are split as %j", (quantity, onHand, expectedDay, split) => {
  expect(splitByStock(quantity, onHand, expectedDay)).toEqual(split);
});

test("a split neither loses nor adds boxes, and sends only what is in stock", () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.integer({ min: -10, max: 1000 }), (quantity, onHand) => {
      const { now, later } = splitByStock(quantity, onHand, null);
      expect(now + later).toBe(quantity);
      expect(now).toBeLessThanOrEqual(Math.max(0, onHand));
      expect(later > 0 && now < onHand).toBe(false);
    }),
  );
});

const shelf = (onHand: number, given: Partial<NonNullable<Shelf>> = {}): Shelf => ({
  onHand,
  expectedDay: null,
  madeToOrder: false,
  soldOut: false,
  ...given,
});
const day = "2026-12-01";
const answer = (
  status: StockStatus,
  left: number | null,
  now: number,
  later = 0,
  expectedDay: string | null = null,
  isOrderable = true,
): StockAnswer => {
  return { status, left, now, later, expectedDay, isOrderable };
};

test.each<[string, Shelf, number, StockAnswer]>([
  ["plenty", shelf(100), 4, answer("inStock", null, 4)],
  ["seven left", shelf(7), 1, answer("inStock", null, 1)],
  ["six left", shelf(6), 1, answer("fewLeft", 6, 1)],
  ["one left and wanted", shelf(1), 1, answer("fewLeft", 1, 1)],
  ["six left, eight wanted, more expected", shelf(6, { expectedDay: day }), 8, answer("fewLeft", 6, 6, 2, day)],
  ["six left, eight wanted, no day known", shelf(6), 8, answer("someOutOfStock", 6, 6, 2)],
  ["none, a day known", shelf(0, { expectedDay: day }), 3, answer("backorder", 0, 0, 3, day)],
  ["none, no day known", shelf(0), 3, answer("outOfStock", 0, 0, 3)],
  ["fewer than none", shelf(-2), 3, answer("outOfStock", 0, 0, 3)],
  ["sold out", shelf(0, { soldOut: true }), 1, answer("soldOut", 0, 0, 0, null, false)],
  ["the last four, four wanted", shelf(4, { soldOut: true }), 4, answer("fewLeft", 4, 4)],
  ["the last four, five wanted", shelf(4, { soldOut: true, expectedDay: day }), 5, answer("limited", 4, 4, 0, null, false)],
  ["made to order", shelf(0, { madeToOrder: true, expectedDay: day }), 2, answer("madeToOrder", null, 0, 2, day)],
  ["nothing known", null, 2, answer("callCustomerService", null, 0, 0, null, false)],
])("a shelf with %s has its own status", (_, given, quantity, expected) => {
  expect(stockStatusOf(given, quantity)).toEqual(expected);
});
