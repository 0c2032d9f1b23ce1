import { expect, test } from "vitest";
import { boxesOf, linesOf, solutionsOf } from "~/domain/order/order-lines";
import { lens, patient, solutions, stock } from "./preorder-builders";

test("a patient's lines come right eye first, each with its eye", () => {
  const preorder = patient("1", "dana", { left: lens("l", { quantity: 3 }), right: lens("r", { quantity: 2 }) });
  expect(linesOf(preorder).map(({ id, eye }) => [id, eye])).toEqual([
    ["r", "right"],
    ["l", "left"],
  ]);
  expect(boxesOf(preorder)).toBe(5);
});

test("an eye without a lens is left out", () => {
  expect(linesOf(patient("1", "dana", { left: lens("l") })).map(({ id }) => id)).toEqual(["l"]);
});

test("stock lines are for no eye and keep their order", () => {
  const preorder = stock("1", [lens("a", { quantity: 4 }), lens("b", { quantity: 6 })]);
  expect(linesOf(preorder).map(({ id, eye }) => [id, eye])).toEqual([
    ["a", null],
    ["b", null],
  ]);
  expect(boxesOf(preorder)).toBe(10);
});

test("solutions are not lens lines and count by their own quantity", () => {
  const preorder = solutions("1", [{ id: "a", solutionId: "hycare", quantity: 24 }]);
  expect(linesOf(preorder)).toEqual([]);
  expect(solutionsOf(preorder)).toEqual([{ id: "a", solutionId: "hycare", quantity: 24 }]);
  expect(boxesOf(preorder)).toBe(24);
});
