import { expect, test } from "vitest";
import { compareOrder } from "~/domain/order/compare-order";

const line = (productId: string, quantity: number, eye: "right" | "left" | null = null) => ({ productId, eye, quantity });

test("lines of the same lens are paired, new ones stand alone, and omitted ones come last", () => {
  const shown = compareOrder([line("a", 2), line("b", 1)], [line("c", 5), line("a", 3)]);
  expect(shown.map(({ before, after }) => [before?.quantity ?? null, after?.quantity ?? null])).toEqual([
    [null, 5],
    [2, 3],
    [1, null],
  ]);
});

test("the same lens for the other eye is another line", () => {
  const shown = compareOrder([line("a", 2, "right")], [line("a", 2, "left")]);
  expect(shown.map(({ before, after }) => [before?.eye ?? null, after?.eye ?? null])).toEqual([
    [null, "left"],
    ["right", null],
  ]);
});
