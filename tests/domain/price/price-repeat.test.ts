import { expect, test } from "vitest";
import { priceCart } from "~/domain/price/price-cart";
import type { PriceRules } from "~/domain/price/price-order";
import { priceRepeat } from "~/domain/price/price-repeat";
import { priceBook } from "~/domain/price/price-row";
import { lens, patient } from "../order/preorder-builders";

const rules: PriceRules = {
  book: priceBook([{ itemId: "myday", packSize: 90, priceRetail: 30_000, priceAnnual: 27_000, annualBoxes: 4 }]),
  promotions: [],
  vat: { rateBasisPoints: 1800, pricesInclude: false },
  day: "2026-11-24",
};
const eye = (id: string, quantity: number) => ({ id, seriesId: "myday", packSize: 90, quantity });

test("the price step is that of each eye's boxes, and the sum is in the prices of the market", () => {
  expect(priceRepeat([eye("right", 4), eye("left", 3)], rules)).toEqual({ boxes: 7, amount: 4 * 27_000 + 3 * 30_000 });
  const korea = { ...rules, vat: { rateBasisPoints: 1000, pricesInclude: true } };
  expect(priceRepeat([eye("right", 1)], korea)).toEqual({ boxes: 1, amount: 30_000 });
});

test("it is what the cart asks for the same order, a running promotion included", () => {
  const promotions: PriceRules["promotions"] = [
    {
      ...{ id: "ten", edition: "IL", seriesIds: ["myday"], fromDay: "2026-11-01", toDay: "2026-11-30", minimumBoxes: 2 },
      discount: { kind: "percentage", basisPoints: 1000 },
    },
  ];
  const order = patient("1", "dana", { right: lens("r", { packSize: 90 }), left: lens("l", { packSize: 90, quantity: 2 }) });
  const cart = priceCart([order], { ...rules, promotions }, { feeAmount: 0 });
  const { right, left } = "rx" in order.merchandise ? order.merchandise.rx : { right: null, left: null };
  expect(cart.orders[0]?.net).toBeGreaterThan(0);
  expect(
    priceRepeat(
      [right, left].flatMap((line) => line ?? []),
      { ...rules, promotions },
    ).amount,
  ).toBe(cart.orders[0]?.net);
});

test("there is no sum where a lens has no price any more", () => {
  expect(priceRepeat([eye("right", 1), { ...eye("left", 1), seriesId: "gone" }], rules)).toEqual({ boxes: 2, amount: null });
});
