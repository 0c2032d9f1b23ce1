import { expect, test } from "vitest";
import { lineFromFlat, lineToFlat } from "~/domain/order/line-shape";
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

test("solutions are no lens lines and count by their own quantity", () => {
  const preorder = solutions("1", [{ id: "a", solutionId: "hycare", quantity: 24 }]);
  expect(linesOf(preorder)).toEqual([]);
  expect(solutionsOf(preorder)).toEqual([{ id: "a", solutionId: "hycare", quantity: 24 }]);
  expect(boxesOf(preorder)).toBe(24);
});

test("a line of a call becomes a line of the domain and back, numbers sent as text included", () => {
  const flat = {
    id: "a",
    seriesId: "toric",
    packSize: 6,
    quantity: 2,
    power: "-3.25",
    cylinder: -1.25,
    axis: "180",
    color: "blue",
    sag: null,
    addition: "",
  };
  const line = lineFromFlat(flat);
  expect(line).toEqual({
    id: "a",
    seriesId: "toric",
    productId: null,
    packSize: 6,
    quantity: 2,
    values: { power: -3.25, cylinder: -1.25, axis: 180, color: "blue" },
  });
  expect(lineFromFlat(lineToFlat(line))).toEqual(line);
});
