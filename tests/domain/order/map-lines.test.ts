import { expect, test } from "vitest";
import { setQuantities } from "~/domain/order/map-lines";
import type { LensLine, Preorder } from "~/domain/order/preorder";

const line = (id: string, quantity: number): LensLine => ({
  ...{ id, seriesId: "il-myday", productId: `il-myday_${id}`, packSize: 30, values: { power: -3 }, quantity },
});
const lines = [line("first", 2), line("second", 4)];
const preorder = { id: "stock", revision: 3, merchandise: { category: "ContactLenses", purchaseType: "Revenue", lines } } as Preorder;
const change = (lineId: string, quantity: number, revision?: number) => [{ preorderId: "stock", lineId, quantity, revision }];

test.each([
  ["another quantity is set", change("first", 5), [line("first", 5), line("second", 4)]],
  ["0 takes the line out (D62)", change("first", 0), [line("second", 4)]],
  ["the same revision is taken", change("second", 1, 3), [line("first", 2), line("second", 1)]],
])("%s", (_, changes, expected) => {
  expect(setQuantities(preorder, changes)).toEqual({ permitted: true, merchandise: { ...preorder.merchandise, lines: expected } });
});

test.each([
  ["the quantity that a line has already, of an older revision too", change("first", 2, 1)],
  ["a line that is gone and shall be", change("third", 0)],
  ["a change of another preorder", [{ preorderId: "other", lineId: "first", quantity: 9 }]],
])("%s changes nothing", (_, changes) => {
  expect(setQuantities(preorder, changes)).toEqual({ permitted: true, merchandise: null });
});

test.each([
  ["an older revision, with the present quantity", change("first", 5, 2), 2],
  ["a line that is gone", change("third", 5), null],
])("refuses %s", (_, changes, quantity) => {
  expect(setQuantities(preorder, changes)).toEqual({ permitted: false, code: "changedElsewhere", values: { quantity } });
});
