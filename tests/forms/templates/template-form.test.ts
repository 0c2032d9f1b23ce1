import { v7 as uuid } from "uuid";
import { expect, test } from "vitest";
import { preordersOfLines } from "~/forms/templates/preorders-of-lines";
import { listedProducts, parseTemplateLines, quantityField } from "~/forms/templates/template-form";

const lens = "il-myday~pw-3_25~bc8_4~di14_2~90";
const other = "il-biofinity~pw-1~bc8_6~di14~6";
const trial = "il-myday-trial~pw-3_25~bc8_4~di14_2~5";

test("reads quantities by product, ignores empty fields, 0 and other fields, and lists what cannot be ordered", () => {
  const read = parseTemplateLines([
    [quantityField({ kind: "stock", productId: lens }), " 3 "],
    [quantityField({ kind: "stock", productId: other }), "0"],
    [quantityField({ kind: "solutions", productId: "il-clearwell-360" }), "1.5"],
    [quantityField({ kind: "officeTrial", productId: trial }), ""],
    ["boxes-of:patient:x", "2"],
    ["name", "Monday"],
  ]);
  expect(read.lines).toEqual([{ kind: "stock", productId: lens, quantity: 3 }]);
  expect(read.mistakes).toEqual([
    { kind: "solutions", productId: "il-clearwell-360", code: "quantityNotWhole", given: "1.5", maximum: 1000 },
  ]);
});

test("lists every product of a form in its order, also those of which none or a wrong quantity is typed", () => {
  const listed = listedProducts([
    ["name", "Monday"],
    [quantityField({ kind: "solutions", productId: "il-clearwell-360" }), "1.5"],
    [quantityField({ kind: "stock", productId: lens }), "0"],
    [quantityField({ kind: "stock", productId: other }), "3"],
    [`boxes:${lens}`, ""],
  ]);
  expect(listed.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    ["il-clearwell-360", 1],
    [lens, 1],
    [other, 3],
  ]);
});

test("reads the fields of the stock grid as lenses for stock", () => {
  expect(parseTemplateLines([[`boxes:${lens}`, "4"]]).lines).toEqual([{ kind: "stock", productId: lens, quantity: 4 }]);
});

test("makes a preorder for each series and one for all solutions, with the same ids each time", () => {
  const lines = [
    { kind: "stock" as const, productId: lens, quantity: 2 },
    { kind: "stock" as const, productId: other, quantity: 1 },
    { kind: "solutions" as const, productId: "il-clearwell-360", quantity: 5 },
    { kind: "solutions" as const, productId: "il-clearwell-starter", quantity: 1 },
    { kind: "officeTrial" as const, productId: trial, quantity: 1 },
  ];
  const addId = uuid();
  const preorders = preordersOfLines(lines, addId);
  expect(
    preorders.map(({ orderType, merchandise: { purchaseType, lines, solutions } }) => [
      ...[orderType, purchaseType],
      [...(lines ?? []).map(({ seriesId, power, quantity }) => [seriesId, power, quantity])],
      [...(solutions ?? []).map(({ solutionId, quantity }) => [solutionId, quantity])],
    ]),
  ).toEqual([
    ["Stock", "Revenue", [["il-myday", -3.25, 2]], []],
    ["Stock", "Revenue", [["il-biofinity", -1, 1]], []],
    [
      "Solution",
      "Solution",
      [],
      [
        ["il-clearwell-360", 5],
        ["il-clearwell-starter", 1],
      ],
    ],
    ["Trial", "Trial", [["il-myday-trial", -3.25, 1]], []],
  ]);
  expect(preordersOfLines(lines, addId)).toEqual(preorders);
  expect(
    new Set(
      preordersOfLines(lines, uuid())
        .concat(preorders)
        .map(({ id }) => id),
    ).size,
  ).toBe(8);
});
