import { expect, test } from "vitest";
import { mergeOrderedLines } from "~/domain/order/merge-ordered-lines";
import type { OrderedLine } from "~/domain/order/placed-order";

const line = (id: string, eye: OrderedLine["eye"], quantity: number): OrderedLine => ({
  ...{ id, eye, quantity, seriesId: "myday", solutionId: null, productId: `product ${id}`, productName: "MyDay", imageId: "" },
  ...{ packSize: 30, values: { power: -3 }, price: 1000, discount: quantity * 10, net: quantity * 990 },
});

test("a line that is split over two transactions is listed once, with its quantities and amounts added up (D24)", () => {
  const merged = mergeOrderedLines([{ lines: [line("a", "right", 2)] }, { lines: [line("a", "right", 3)] }]);
  expect(merged).toEqual([line("a", "right", 5)]);
});

test("the right eye comes before the left, and the other lines keep their order", () => {
  const merged = mergeOrderedLines([{ lines: [line("l", "left", 1), line("r", "right", 1), line("x", null, 1), line("y", null, 1)] }]);
  expect(merged.map(({ id }) => id)).toEqual(["r", "x", "y", "l"]);
});
