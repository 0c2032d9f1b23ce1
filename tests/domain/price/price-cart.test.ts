import fc from "fast-check";
import { expect, test } from "vitest";
import type { Preorder } from "~/domain/order/preorder";
import { priceCart } from "~/domain/price/price-cart";
import { type PriceRules, vatOf } from "~/domain/price/price-order";
import { type PriceRow, priceBook } from "~/domain/price/price-row";
import type { Promotion } from "~/domain/price/promotion";
import { lens, officeTrial, patient, patientTrial, promotion, solutions, stock } from "../order/preorder-builders";

const israel = { rateBasisPoints: 1800, pricesInclude: false };
const korea = { rateBasisPoints: 1000, pricesInclude: true };
const shipping = { feeAmount: 2700 };

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

test("in Israel VAT is added to the net sum of an order and its fee", () => {
  const preorder = patient(
    "1",
    "dana",
    { right: lens("r"), left: lens("l", { quantity: 2 }) },
    { dispensingPreference: "ShipToPatient", shippingAddressId: "home" },
  );
  const priced = priceCart([preorder], { ...rules, promotions: [tenPercent] }, shipping);
  expect(priced.orders).toEqual([
    {
      preorderId: "1",
      lines: [
        { lineId: "r", quantity: 1, unitPrice: 12_000, annual: false, price: 12_000, discount: 1200, promotionId: "ten", amount: 10_800 },
        { lineId: "l", quantity: 2, unitPrice: 12_000, annual: false, price: 24_000, discount: 2400, promotionId: "ten", amount: 21_600 },
      ],
      lenses: 36_000,
      solutions: 0,
      discount: 3600,
      fee: 2700,
      net: 35_100,
      vat: 6318,
      gross: 41_418,
    },
  ]);
  expect(priced.totals).toEqual({ lenses: 36_000, solutions: 0, discount: 3600, fee: 2700, net: 35_100, vat: 6318, gross: 41_418 });
  expect(priced.unpricedLineIds).toEqual([]);
});

test("in Korea prices are gross and the VAT in them is shown", () => {
  expect(vatOf(55_000, korea)).toEqual({ net: 50_000, vat: 5000, gross: 55_000 });
  expect(vatOf(39_900, korea)).toEqual({ net: 36_273, vat: 3627, gross: 39_900 });
});

test("VAT is rounded for each order, and totals are sums of orders", () => {
  const cheap = priceBook([{ itemId: "myday", packSize: 30, priceRetail: 25, priceAnnual: 25, annualBoxes: 99 }]);
  const two = [stock("1", [lens("a")]), stock("2", [lens("b")])];
  const { orders, totals } = priceCart(two, { ...rules, book: cheap }, null);
  expect(orders.map(({ vat }) => vat)).toEqual([5, 5]);
  expect(totals).toEqual({ lenses: 50, solutions: 0, discount: 0, fee: 0, net: 50, vat: 10, gross: 60 });
});

test("each eye must reach the annual quantity on its own, and so must each stock line", () => {
  const preorder = patient("1", "dana", {
    right: lens("r", { seriesId: "toric", packSize: 6 }),
    left: lens("l", { seriesId: "toric", packSize: 6, quantity: 2 }),
  });
  const amounts = (order: Preorder) => priceCart([order], rules, null).orders[0]?.lines.map(({ amount }) => amount);
  expect(amounts(preorder)).toEqual([19_999, 35_554]);
  const line = (id: string, power: number) => lens(id, { seriesId: "toric", packSize: 6, values: { power } });
  expect(amounts(stock("2", [line("a", -1), line("b", -2)]))).toEqual([19_999, 19_999]);
});

test("trials cost nothing, for patients and for the office, promotion or not", () => {
  const trials = [officeTrial("1", [lens("a", { quantity: 9 })]), patientTrial("2", "dana", { right: lens("b") })];
  const { totals, orders, unpricedLineIds } = priceCart(trials, { ...rules, promotions: [tenPercent] }, null);
  expect(totals).toEqual({ lenses: 0, solutions: 0, discount: 0, fee: 0, net: 0, vat: 0, gross: 0 });
  expect(orders[0]?.lines[0]).toEqual({
    lineId: "a",
    quantity: 9,
    unitPrice: 0,
    annual: false,
    price: 0,
    discount: 0,
    promotionId: null,
    amount: 0,
  });
  expect(unpricedLineIds).toEqual([]);
});

test("solutions are priced by bottle, at the annual price from a year's supply on", () => {
  const { totals } = priceCart(
    [solutions("1", [{ id: "a", solutionId: "hycare", quantity: 2 }]), solutions("2", [{ id: "b", solutionId: "hycare", quantity: 24 }])],
    rules,
    null,
  );
  expect(totals).toMatchObject({ lenses: 0, solutions: 79_000, net: 79_000 });
});

test("a promotional order costs the price less the promotion's discount", () => {
  const { orders } = priceCart([promotion("1", [lens("a")])], { ...rules, promotions: [tenPercent] }, null);
  expect(orders[0]).toMatchObject({ lenses: 12_000, discount: 1200, net: 10_800 });
});

test("a line without a price adds nothing to the total and is named", () => {
  const { totals, unpricedLineIds, orders } = priceCart(
    [stock("1", [lens("a", { packSize: 5 }), lens("b")]), solutions("2", [{ id: "c", solutionId: "x", quantity: 1 }])],
    rules,
    null,
  );
  expect(unpricedLineIds).toEqual(["a", "c"]);
  expect(orders.map(({ lines }) => lines[0])).toMatchObject([
    { lineId: "a", unitPrice: null, annual: false, amount: 0 },
    { lineId: "c", unitPrice: null, annual: false, amount: 0 },
  ]);
  expect(totals.net).toBe(12_000);
});

const shipped = (id: string, patientId: string, shippingAddressId: string) =>
  patient(id, patientId, { right: lens(`r${id}`) }, { dispensingPreference: "ShipToPatient", shippingAddressId });

test.each<[string, Preorder[], number[]]>([
  ["two orders to one address", [shipped("1", "dana", "home"), shipped("2", "dana", "home")], [2700, 0]],
  ["two addresses of one patient", [shipped("1", "dana", "home"), shipped("2", "dana", "work")], [2700, 2700]],
  ["two patients", [shipped("1", "dana", "home"), shipped("2", "noa", "home")], [2700, 2700]],
  [
    "an order to the office first",
    [patient("0", "dana", { right: lens("r") }), shipped("1", "dana", "home"), shipped("2", "dana", "home")],
    [0, 2700, 0],
  ],
  ["stock", [stock("1", [lens("a")])], [0]],
])("the shipping fee for %s falls once on each patient and address", (_, preorders, fees) => {
  const { orders, totals } = priceCart(preorders, rules, shipping);
  expect(orders.map(({ fee }) => fee)).toEqual(fees);
  expect(totals.fee).toBe(fees.reduce((sum, fee) => sum + fee, 0));
});

test("there is no fee in a market that does not ship to patients", () => {
  expect(priceCart([shipped("1", "dana", "home")], rules, null).totals.fee).toBe(0);
});

const anyLine = fc.record({
  seriesId: fc.constantFrom("myday", "toric", "none"),
  packSize: fc.constantFrom(6, 30, 90),
  quantity: fc.integer({ min: 1, max: 30 }),
});
const anyRow = fc.tuple(fc.integer({ min: 0, max: 200_000 }), fc.integer({ min: 0, max: 200_000 }), fc.integer({ min: 1, max: 20 }));
const anyPromotion = fc
  .record({
    basisPoints: fc.option(fc.integer({ min: 0, max: 10_000 })),
    amount: fc.integer({ min: 0, max: 300_000 }),
    minimumBoxes: fc.integer({ min: 1, max: 20 }),
  })
  .map(({ basisPoints, amount, minimumBoxes }): Promotion => {
    const discount = basisPoints === null ? ({ kind: "amountPerBox", amount } as const) : ({ kind: "percentage", basisPoints } as const);
    return { ...tenPercent, seriesIds: ["myday", "toric"], discount, minimumBoxes };
  });
const anyOrder = fc.tuple(fc.array(anyLine, { minLength: 1, maxLength: 4 }), fc.constantFrom("stock", "trial", "home", "work"));
const anyCart = fc.array(anyOrder, { maxLength: 5 }).map((orders) =>
  orders.map(([lines, kind], index): Preorder => {
    const given = lines.map((line, place) => lens(`${index}-${place}`, line));
    if (kind === "stock") return stock(String(index), given);
    if (kind === "trial") return officeTrial(String(index), given);
    const eyes = { right: given[0] ?? null, left: given[1] ?? null };
    return patient(String(index), "dana", eyes, { dispensingPreference: "ShipToPatient", shippingAddressId: kind });
  }),
);

test("amounts are whole, never negative, and every sum is the sum of its parts", () => {
  fc.assert(
    fc.property(
      anyCart,
      fc.array(anyRow, { minLength: 3, maxLength: 3 }),
      fc.array(anyPromotion, { maxLength: 2 }),
      fc.constantFrom(israel, korea),
      (cart, prices, promotions, vat) => {
        const book = priceBook(
          prices.map(([priceRetail, priceAnnual, annualBoxes], index) => ({
            itemId: index === 2 ? "toric" : "myday",
            packSize: [30, 90, 6][index] ?? 0,
            priceRetail,
            priceAnnual,
            annualBoxes,
          })),
        );
        const { orders, totals } = priceCart(cart, { book, promotions, vat, day: "2026-11-24" }, shipping);
        const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
        for (const order of orders) {
          for (const line of order.lines) {
            expect(line.price).toBe((line.unitPrice ?? 0) * line.quantity);
            expect(line.amount).toBe(line.price - line.discount);
            expect(line.discount).toBeGreaterThanOrEqual(0);
            expect(line.amount).toBeGreaterThanOrEqual(0);
          }
          const base = sum(order.lines.map(({ amount }) => amount)) + order.fee;
          expect(order.lenses + order.solutions - order.discount + order.fee).toBe(base);
          expect(vat.pricesInclude ? order.gross : order.net).toBe(base);
          expect(order.net + order.vat).toBe(order.gross);
          expect(Object.values(order).every((value) => typeof value !== "number" || (Number.isInteger(value) && value >= 0))).toBe(true);
        }
        for (const part of ["lenses", "solutions", "discount", "fee", "net", "vat", "gross"] as const) {
          expect(totals[part]).toBe(sum(orders.map((order) => order[part])));
        }
        const destinations = new Set(
          cart
            .filter(({ dispensingPreference }) => dispensingPreference === "ShipToPatient")
            .map(({ shippingAddressId }) => shippingAddressId),
        );
        expect(totals.fee).toBe(destinations.size * 2700);
      },
    ),
  );
});
