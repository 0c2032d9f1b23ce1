import { expect, test } from "vitest";
import { parseWholeNumber } from "~/domain/whole-number";

test.each([
  ["0", 0],
  ["12", 12],
  ["007", 7],
  [" 1 2 ", 12],
  ["１２", 12],
  ["\u200f12\u200e", 12],
  ["999", 999],
  ["1000", null],
  ["", null],
  ["  ", null],
  ["-1", null],
  ["1.5", null],
  ["1e2", null],
  ["0x10", null],
  ["١٢", null],
  ["five", null],
  ["9".repeat(40), null],
])("the whole number %j up to 999 is %j", (text, number) => {
  expect(parseWholeNumber(text, 999)).toBe(number);
});
