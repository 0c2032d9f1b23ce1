import { expect, test } from "vitest";
import { countedProducts, type ShelfBox, shelfFigures } from "~/domain/replenishment/shelf-count";

const product = (productId: string) => ({ productId, productName: "Biofinity", packSize: 6, isLens: true, values: { power: -3 } });
const box = (productId: string | null, more: Partial<ShelfBox> = {}): ShelfBox => ({
  ...{ gtin: "04006381333931", product: productId === null ? null : product(productId) },
  ...{ lot: null, expiresOn: null, way: "scanner", quantity: 1, ...more },
});

test("what was counted is summed by product, or by code where nobody knows it, with the lots that were scanned", () => {
  const boxes = [
    box("a", { lot: "A1", expiresOn: "2027-01-31" }),
    box("b"),
    box(null),
    box("a", { lot: "B2", expiresOn: null }),
    box("a", { lot: "A1", expiresOn: "2027-01-31" }),
    box("a", { way: "hand", quantity: -1 }),
  ];
  expect(countedProducts(boxes).map(({ key, boxes: number, lots }) => [key, number, lots])).toEqual([
    [
      "a",
      2,
      [
        { lot: "A1", expiresOn: "2027-01-31", quantity: 2 },
        { lot: "B2", expiresOn: null, quantity: 1 },
      ],
    ],
    ["b", 1, []],
    ["04006381333931", 1, []],
  ]);
});

test.each([
  ["unknown", [["a", 2]]],
  [
    "none",
    [
      ["a", 2],
      ["kept", 0],
    ],
  ],
] as const)("a finished count records its products; what was not counted is %s", (uncounted, expected) => {
  const counted = countedProducts([box("a"), box("a"), box(null)]);
  const figures = shelfFigures({ counted, keptProductIds: ["a", "kept"], uncounted });
  expect(figures.map(({ productId, boxes }) => [productId, boxes])).toEqual(expected);
});
