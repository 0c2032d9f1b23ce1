import { expect, test } from "vitest";
import { boxesFieldOf, boxesFields, codesOf, namedCodes, type ShelfLine, typedNumbers } from "~/forms/shelf-count/typed-count";

test("codes stand one per line, and each is named by itself and by how often it came", () => {
  expect(codesOf(" 123 \r\n\n456\n123\n")).toEqual(["123", "456", "123"]);
  expect(namedCodes(["123", "456", "123"]).map(({ name }) => name)).toEqual(["1 123", "1 456", "2 123"]);
});

test("only numbers that differ from those shown are sent; what is no number is named", () => {
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
  const texts: Record<string, string> = { same: "2", empty: "", new: " 4 ", none: "0", wrong: "4.5", code: "7" };
  // A colleague has counted one more of each since.
  const present = lines.map((shown) => ({ ...shown, counted: (shown.counted ?? 0) + 1 }));
  const fields = boxesFields([...lines.map(boxesFieldOf), "codes", "boxes.1.unknown"], present);
  expect(typedNumbers(fields.map((field) => ({ ...field, text: texts[field.key] ?? "" })))).toEqual({
    texts: { empty: "", new: " 4 ", none: "0", wrong: "4.5" },
    typed: [
      { productId: "new", boxes: 4 },
      { productId: "none", boxes: 0 },
    ],
    mistakes: ["wrong"],
  });
});
