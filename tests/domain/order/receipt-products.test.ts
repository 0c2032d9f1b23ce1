import { expect, test } from "vitest";
import { productNamesOf } from "~/domain/order/product-names";
import { receiptProducts } from "~/domain/order/receipt";
import { foldReceiptProducts, type ReceiptLine } from "~/domain/order/receipt-products";

const autumn = {
  id: "autumn",
  names: { en: "Autumn" },
  seriesIds: ["myday"],
  minimumBoxes: 8,
  discount: { kind: "percentage", basisPoints: 500 },
} as const;
const step = { fromBoxes: 4, unitPrice: 18800, priceBelow: 20400 };

const values = { power: -3.25, baseCurve: 8.4, diameter: 14.2 };

const line = (id: string, more: Partial<ReceiptLine>): ReceiptLine => ({
  ...{ id, seriesId: "myday", solutionId: null, productName: "MyDay", packSize: 90, quantity: 4, discount: 0, amount: 75200 },
  ...{ promotion: null, priceStep: step, arrivals: [], eye: null, values, unitPrice: 18800 },
  ...more,
});
const on = (day: string, quantity: number, isLater = false) => ({ quantity, day, isLater, toPatient: false });

test("the powers of a product in one pack are one product with its promotion, step and days", () => {
  const published = { ...autumn, texts: { en: "More" }, reviewNumber: "1" };
  const products = foldReceiptProducts([
    line("a", { discount: 3760, amount: 71440, promotion: published, arrivals: [on("2026-11-23", 3), on("2026-12-07", 1, true)] }),
    line("b", { discount: 3760, amount: 71440, promotion: published, arrivals: [on("2026-11-23", 4)] }),
  ]);
  expect(products).toEqual([
    {
      ...{ productName: "MyDay", packSize: 90, quantity: 8, unit: "boxes", linesQuantity: 2, amount: 142880, discount: 7520 },
      ...{ promotion: autumn, priceStep: step, arrivals: [on("2026-11-23", 7), on("2026-12-07", 1, true)] },
      lenses: [
        { eye: null, values, quantity: 4, price: 18800, amount: 71440 },
        { eye: null, values, quantity: 4, price: 18800, amount: 71440 },
      ],
    },
  ]);
});

test("each lens keeps its eye, values and price; a trial costs nothing and a solution has no lenses", () => {
  const left = { power: -2.75, cylinder: -0.75, axis: 170 };
  const products = foldReceiptProducts([
    line("a", { eye: "right" }),
    line("b", { eye: "left", values: left, quantity: 2, unitPrice: null, amount: 0 }),
    line("c", { seriesId: null, solutionId: "hydra", values: {} }),
  ]);
  expect(products.map(({ lenses }) => lenses)).toEqual([
    [
      { eye: "right", values, quantity: 4, price: 18800, amount: 75200 },
      { eye: "left", values: left, quantity: 2, price: 0, amount: 0 },
    ],
    [],
  ]);
});

test("another pack is another product, and a solution has bottles and no pack", () => {
  const solution = line("c", { seriesId: null, solutionId: "hydra", productName: "Hydra", packSize: 1, quantity: 24, amount: 91200 });
  const products = foldReceiptProducts([line("a", {}), line("b", { packSize: 30 }), solution]);
  expect(products.map(({ productName, packSize, unit, quantity }) => [productName, packSize, unit, quantity])).toEqual([
    ["MyDay", 90, "boxes", 4],
    ["MyDay", 30, "boxes", 4],
    ["Hydra", null, "bottles", 24],
  ]);
});

test("of several lines the promotion is that of the first one that has it", () => {
  const published = { ...autumn, texts: { en: "More" }, reviewNumber: "1" };
  expect(foldReceiptProducts([line("a", {}), line("b", { promotion: published })])).toMatchObject([{ promotion: { id: "autumn" } }]);
});

test("an older receipt, which has no products, shows its transactions instead", () => {
  const transactions = [
    { productName: "MyDay", quantity: 4, available: "now" as const, promisedDay: "2026-11-25" },
    { productName: "Biofinity", quantity: 2, available: "later" as const, promisedDay: null },
  ];
  const product = { packSize: null, unit: "boxes", linesQuantity: 1, amount: null };
  expect(receiptProducts({ transactions })).toEqual([
    { ...product, productName: "MyDay", quantity: 4, arrivals: [on("2026-11-25", 4)] },
    { ...product, productName: "Biofinity", quantity: 2, arrivals: [{ quantity: 2, day: null, isLater: true, toPatient: false }] },
  ]);
  const products = foldReceiptProducts([line("a", {})]);
  expect(receiptProducts({ products, transactions })).toBe(products);
});

test("an order names each of its products once, in the order of its lines", () => {
  expect(productNamesOf(["MyDay", "Biofinity", "MyDay"].map((productName) => ({ productName })))).toEqual(["MyDay", "Biofinity"]);
});
