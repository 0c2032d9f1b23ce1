import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkQuantity, parseQuantity, typedBoxes } from "~/domain/order/quantity";

test.each([1, 2, 24, 999, 1000])("a quantity of %d is permitted", (value) => {
  expect(checkQuantity(value)).toEqual({ permitted: true });
});

test.each([
  [null, "quantityRequired", ""],
  [undefined, "quantityRequired", ""],
  [Number.NaN, "quantityRequired", ""],
  [0, "quantityRequired", "0"],
  [-1, "quantityRequired", "-1"],
  [1.5, "quantityNotWhole", "1.5"],
  [1001, "quantityTooLarge", "1001"],
  [Number.POSITIVE_INFINITY, "quantityTooLarge", "Infinity"],
])("a quantity of %s is refused as %s", (value, code, given) => {
  expect(checkQuantity(value)).toEqual({ permitted: false, code, values: { given, maximum: 1000 } });
});

test.each([
  ["1", 1],
  [" 12 ", 12],
  ["1000", 1000],
  ["007", 7],
  ["3.", 3],
  ["3.0", 3],
  ["１２", 12],
  ["\u200e5\u200f", 5],
])("the text %j is the quantity %d", (text, quantity) => {
  expect(parseQuantity(text)).toEqual({ permitted: true, quantity });
});

test.each([
  ["", "quantityRequired", ""],
  ["   ", "quantityRequired", ""],
  ["0", "quantityRequired", "0"],
  ["2.5", "quantityNotWhole", "2.5"],
  ["-3", "quantityNegative", "-3"],
  ["\u22122.5", "quantityNegative", "\u22122.5"],
  ["3-", "quantityNotWhole", "3-"],
  ["two", "quantityNotWhole", "two"],
  ["1e3", "quantityNotWhole", "1e3"],
  ["1.2.3", "quantityNotWhole", "1.2.3"],
  ["1,000", "quantityNotWhole", "1,000"],
  [".", "quantityNotWhole", "."],
  ["1001", "quantityTooLarge", "1001"],
  ["99999999999999999999", "quantityTooLarge", "99999999999999999999"],
])("the text %j is refused as %s and given back", (text, code, given) => {
  expect(parseQuantity(text)).toEqual({ permitted: false, code, values: { given, maximum: 1000 } });
});

test("every whole number from 1 to 1000 is read as it is written", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), (quantity) => {
      expect(parseQuantity(String(quantity))).toEqual({ permitted: true, quantity });
    }),
  );
});

test("no text is parsed as a quantity that the rule refuses", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const parsed = parseQuantity(text);
      expect(!parsed.permitted || checkQuantity(parsed.quantity).permitted).toBe(true);
    }),
  );
});

describe("the quantity that a typed text stands for", () => {
  test.each([
    ["2", 0, 2],
    ["1000", 0, 1000],
    ["", 0, 0],
    ["0", 0, 0],
    ["0", 4, 0],
    ["-1", 4, 0],
    [" -12 ", 4, 0],
    ["２", 0, 2],
    ["００", 4, 0],
    ["－１", 4, 0],
    ["\u22121", 4, 0],
    ["\u200f-1", 4, 0],
  ])("%j with %i in the cart is %i", (text, inCart, quantity) => {
    expect(typedBoxes(text, inCart)).toEqual({ permitted: true, quantity });
  });

  test.each([
    ["-1", 0, "quantityNegative"],
    ["-1.5", 4, "quantityNegative"],
    ["1.5", 4, "quantityNotWhole"],
    ["x-1", 4, "quantityNotWhole"],
    ["-1x", 4, "quantityNotWhole"],
    ["abc", 4, "quantityNotWhole"],
    ["1001", 0, "quantityTooLarge"],
  ])("%j with %i in the cart is refused as %s", (text, inCart, code) => {
    expect(typedBoxes(text, inCart)).toMatchObject({ permitted: false, code });
  });
});
