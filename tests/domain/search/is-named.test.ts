import { expect, test } from "vitest";
import { isNamed } from "~/domain/search/is-named";

test.each([
  ["rep", ["Reports"]],
  ["trail audit", ["Audit trail"]],
  ["  Stock ORDER ", ["Stock order"]],
  ["people", ["אנשים", "People"]],
  ["הזמ", ["הזמנת מלאי"]],
  ["הַזְמָנָה", ["הזמנה למטופל"]],
  ["설", ["설정"]],
  ["せってい", ["せってい"]],
  ["cafe", ["Café"]],
])("%s begins the words of a name", (typed, names) => {
  expect(isNamed(typed, names)).toBe(true);
});

test.each([
  ["", ["Reports"]],
  ["r", ["Reports"]],
  ["?!", ["Reports"]],
  ["ports", ["Reports"]],
  ["audit people", ["Audit trail", "People"]],
  ["정", ["설정"]],
])("%j does not begin the words of one name", (typed, names) => {
  expect(isNamed(typed, names)).toBe(false);
});
