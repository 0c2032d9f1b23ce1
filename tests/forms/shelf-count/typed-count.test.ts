import { expect, test } from "vitest";
import { codesOf, namedCodes, type ShelfLine, typedNumbers } from "~/forms/shelf-count/typed-count";

test("codes stand one per line, and each is named by itself and by how often it came", () => {
  expect(codesOf(" 123 \r\n\n456\n123\n")).toEqual(["123", "456", "123"]);
  expect(namedCodes(["123", "456", "123"]).map(({ name }) => name)).toEqual(["1 123", "1 456", "2 123"]);
});

test("only numbers that differ from what is counted are sent; what is no number is named", () => {
  const product = { productId: "", productName: "", packSize: 6, isLens: true, values: {} };
  const line = (key: string, counted: number | null): ShelfLine => ({
    ...{ key, gtin: null, product, believed: null, onTheWay: 0, counted, lots: [] },
  });
  const lines = [
    line("same", 2),
    line("empty", 2),
    line("new", null),
    line("none", null),
    line("wrong", 1),
    { ...line("code", 1), product: null },
  ];
  const texts = { same: "2", empty: "", new: " 4 ", none: "0", wrong: "4.5", code: "7" };
  expect(typedNumbers(lines, texts)).toEqual({
    typed: [
      { productId: "new", boxes: 4 },
      { productId: "none", boxes: 0 },
    ],
    mistakes: ["wrong"],
  });
});
