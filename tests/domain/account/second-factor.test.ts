import { expect, test } from "vitest";
import { parseFactorCode } from "~/domain/account/second-factor";

test.each([
  ["123 456", { kind: "app", code: "123456" }],
  ["１２３４５６", { kind: "app", code: "123456" }],
  ["\u2066123456\u2069", { kind: "app", code: "123456" }],
  ["abcd-2345", { kind: "recovery", code: "ABCD2345" }],
  ["\u200eABCD‑2345\u200f", { kind: "recovery", code: "ABCD2345" }],
  ["ＡＢＣＤ－２３４５", { kind: "recovery", code: "ABCD2345" }],
])("%j is a code of a second factor", (typed, expected) => {
  expect(parseFactorCode(typed)).toEqual(expected);
});

test.each(["", "12345", "1234567", "ABCD-2341", "ABCD-23456"])("%j is none", (typed) => {
  expect(parseFactorCode(typed)).toBeNull();
});
