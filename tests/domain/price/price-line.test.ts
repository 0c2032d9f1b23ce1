import { expect, test } from "vitest";
import { boxPrice } from "~/domain/price/box-price";
import { portionHalfUp } from "~/domain/price/portion-half-up";
import { priceCart } from "~/domain/price/price-cart";
import { bestPromotion, lineDiscount, promotedBoxes } from "~/domain/price/price-line";
import type { PriceRules } from "~/domain/price/price-order";
import { findPriceRow, type PriceRow, priceBook, shownPriceRow } from "~/domain/price/price-row";
import { discountFields, type Promotion, runningPromotions } from "~/domain/price/promotion";
import { lens, stock } from "../order/preorder-builders";

const israel = { rateBasisPoints: 1800, pricesInclude: false };

const rows: PriceRow[] = [
  { itemId: "myday", packSize: 90, priceRetail: 30_000, priceAnnual: 27_000, annualBoxes: 4 },
  { itemId: "myday", packSize: 30, priceRetail: 12_000, priceAnnual: 10_500, annualBoxes: 12 },
  { itemId: "toric", packSize: 6, priceRetail: 19_999, priceAnnual: 17_777, annualBoxes: 2 },
  { itemId: "hycare", packSize: 1, priceRetail: 3500, priceAnnual: 3000, annualBoxes: 12 },
];
const book = priceBook(rows);
const tenPercent: Promotion = {
  id: "ten",
  edition: "IL",
  seriesIds: ["myday"],
  discount: { kind: "percentage", basisPoints: 1000 },
  minimumBoxes: 1,
  fromDay: "2026-11-01",
  toDay: "2026-11-30",
};
const rules: PriceRules = { book, promotions: [], vat: israel, day: "2026-11-24" };
const nothing = { promotionId: null, discount: 0 };

test.each([
  [0, 18, 100, 0],
  [1, 1, 2, 1],
  [3, 1, 2, 2],
  [1, 49, 100, 0],
  [25, 18, 100, 5],
  [24_999, 1800, 10_000, 4500],
  [2_500, 1111, 10_000, 278],
  [11, 1000, 11_000, 1],
  [9_007_199_254_740_991, 9_999, 10_000, 9_006_298_534_815_517],
])("%d times %d over %d is %d, half up", (amount, part, whole, result) => {
  expect(portionHalfUp(amount, part, whole)).toBe(result);
});

test.each([
  [11, { unitPrice: 12_000, annual: false }],
  [12, { unitPrice: 10_500, annual: true }],
  [13, { unitPrice: 10_500, annual: true }],
  [1, { unitPrice: 12_000, annual: false }],
])("%d boxes of a lens of which 12 last a year all cost the price of their quantity", (quantity, price) => {
  expect(boxPrice(rows[1] as PriceRow, quantity)).toEqual(price);
});

test("the catalogue shows the price of the smallest pack, and a pack that is not sold has none", () => {
  expect(shownPriceRow(book, "myday")?.packSize).toBe(30);
  expect(findPriceRow(book, "myday", 90)?.priceRetail).toBe(30_000);
  expect(findPriceRow(book, "myday", 5)).toBeUndefined();
  expect(shownPriceRow(book, "unknown")).toBeUndefined();
});

test.each<[string, Partial<Promotion>, ReturnType<typeof bestPromotion>]>([
  ["on its days", {}, { promotionId: "ten", discount: 2400 }],
  ["on its first day", { fromDay: "2026-11-24" }, { promotionId: "ten", discount: 2400 }],
  ["on its last day", { toDay: "2026-11-24" }, { promotionId: "ten", discount: 2400 }],
  ["a day before it begins", { fromDay: "2026-11-25" }, nothing],
  ["a day after it ended", { toDay: "2026-11-23" }, nothing],
  ["for another series", { seriesIds: ["toric"] }, nothing],
  ["with as many boxes as it needs", { minimumBoxes: 2 }, { promotionId: "ten", discount: 2400 }],
  ["with one box too few", { minimumBoxes: 3 }, nothing],
  ["as an amount off each box", { discount: { kind: "amountPerBox", amount: 1500 } }, { promotionId: "ten", discount: 3000 }],
  ["as an amount above the price", { discount: { kind: "amountPerBox", amount: 99_000 } }, { promotionId: "ten", discount: 24_000 }],
  ["as 12.34 percent, rounded half up", { discount: { kind: "percentage", basisPoints: 1234 } }, { promotionId: "ten", discount: 2962 }],
])("a promotion %s", (_, difference, result) => {
  const line = { seriesId: "myday", quantity: 2, price: 24_000 };
  expect(bestPromotion(line, [line], runningPromotions([{ ...tenPercent, ...difference }], "2026-11-24"))).toEqual(result);
});

test("the boxes of all lines of an order count together towards a promotion's minimum", () => {
  const [one, two] = [lens("a", { quantity: 2 }), lens("b", { quantity: 3, values: { power: -1 } })];
  const promotions = [{ ...tenPercent, minimumBoxes: 5 }];
  const together = priceCart([stock("1", [one, two])], { ...rules, promotions }, null);
  expect(together.orders[0]?.lines.map(({ discount }) => discount)).toEqual([2400, 3600]);
  const apart = priceCart([stock("1", [one]), stock("2", [two])], { ...rules, promotions }, null);
  expect(apart.totals.discount).toBe(0);
});

test("a promotion that an order reaches lowers no line of another series", () => {
  const [promoted, other] = [lens("a", { quantity: 2 }), lens("b", { seriesId: "toric", packSize: 6, quantity: 2 })];
  const { orders } = priceCart([stock("1", [promoted, other])], { ...rules, promotions: [tenPercent] }, null);
  expect(orders[0]?.lines.map(({ discount }) => discount)).toEqual([2400, 0]);
});

test.each([
  [{ kind: "percentage", basisPoints: 500 } as const, { discountBasisPoints: 500, discountAmount: null }],
  [{ kind: "amountPerBox", amount: 1500 } as const, { discountBasisPoints: null, discountAmount: { amount: 1500, currency: "ILS" } }],
])("the calls state the discount %j as %j", (discount, fields) => {
  expect(discountFields(discount, "ILS")).toEqual(fields);
});

test("of several promotions only the best applies, the first on a tie", () => {
  const line = { seriesId: "myday", quantity: 1, price: 12_000 };
  const better: Promotion = { ...tenPercent, id: "better", discount: { kind: "amountPerBox", amount: 1201 } };
  const equal: Promotion = { ...tenPercent, id: "equal" };
  expect(bestPromotion(line, [line], [tenPercent, better])).toEqual({ promotionId: "better", discount: 1201 });
  expect(bestPromotion(line, [line], [equal, tenPercent])).toEqual({ promotionId: "equal", discount: 1200 });
});

test("a discount of half a unit rounds up, once per line", () => {
  expect(lineDiscount({ ...tenPercent, discount: { kind: "percentage", basisPoints: 500 } }, 10, 1)).toBe(1);
  expect(lineDiscount({ ...tenPercent, discount: { kind: "percentage", basisPoints: 500 } }, 9, 1)).toBe(0);
});

test("only boxes of the promotion's series count towards its minimum", () => {
  const lines = [
    { seriesId: "myday", quantity: 2 },
    { seriesId: "toric", quantity: 9 },
    { seriesId: "myday", quantity: 1 },
  ];
  expect(promotedBoxes(tenPercent, lines)).toBe(3);
  expect(promotedBoxes(tenPercent, lines.slice(1, 2))).toBe(0);
});
