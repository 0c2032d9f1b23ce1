import { expect, test } from "vitest";
import { canSearchRecalls } from "~/domain/account/permissions";
import { checkLots, recalledProduct } from "~/domain/delivery/recall-filter";

test.each([
  ["", { gtin: null, productWords: [] }],
  ["MyDay  toric", { gtin: null, productWords: ["myday", "toric"] }],
  ["4006381333931", { gtin: "04006381333931", productWords: [] }],
  ["04006381333931", { gtin: "04006381333931", productWords: [] }],
  ["\u2066４００６３８１３３３９３１\u2069", { gtin: "04006381333931", productWords: [] }],
  ["4006381333932", { gtin: null, productWords: ["4006381333932"] }],
])("the product “%s”", (text, product) => {
  expect(recalledProduct(text)).toEqual(product);
});

test.each([
  [50, { permitted: true }],
  [51, { permitted: false, code: "tooManyLots", values: { max: 50 } }],
])("%d lots at a time", (count, verdict) => {
  expect(checkLots(Array.from({ length: count }, (_, index) => `L${index}`).join(" "))).toEqual(verdict);
});

test.each([
  ["lensFerryAdmin", false, true],
  ["practiceAdmin", false, true],
  ["staff", true, true],
  ["staff", false, false],
] as const)("%s, an optometrist: %s", (role, isDoctor, may) => {
  expect(canSearchRecalls({ role, isDoctor })).toBe(may);
});
