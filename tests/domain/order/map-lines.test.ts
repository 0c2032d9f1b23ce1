import { expect, test } from "vitest";
import { isEmptyMerchandise, mapLines, setQuantities } from "~/domain/order/map-lines";
import type { LensLine, Merchandise, Preorder } from "~/domain/order/preorder";
import { lens, patient, solutions, stock } from "./preorder-builders";

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

test("quantities of solutions and of the lenses of an eye are set alike", () => {
  const drops = { id: "drops", solutionId: "drops", quantity: 2 };
  const care = solutions("care", [drops, { ...drops, id: "more" }]);
  const ordered = setQuantities(care, [
    { preorderId: "care", lineId: "drops", quantity: 0 },
    { preorderId: "care", lineId: "more", quantity: 5 },
  ]);
  expect(ordered).toMatchObject({ merchandise: { solutions: [{ id: "more", quantity: 5 }] } });
  const eyes = patient("eyes", "dana", { right: lens("r"), left: lens("l") });
  const changed = setQuantities(eyes, [
    { preorderId: "eyes", lineId: "r", quantity: 0 },
    { preorderId: "eyes", lineId: "l", quantity: 3 },
  ]);
  expect(changed).toMatchObject({ merchandise: { rx: { right: null, left: { id: "l", quantity: 3 } } } });
});

test("each lens is changed with its eye, and a lens for nobody with none", () => {
  const eyeOfEach = ({ merchandise }: Preorder) => {
    const seen: [string, string | null][] = [];
    mapLines(merchandise, (line, eye) => {
      seen.push([line.id, eye]);
      return line;
    });
    return seen;
  };
  const both = eyeOfEach(patient("1", "dana", { right: lens("r"), left: lens("l") }));
  expect([both, eyeOfEach(stock("2", [lens("s")]))]).toEqual([
    [
      ["r", "right"],
      ["l", "left"],
    ],
    [["s", null]],
  ]);
});

test.each<[Merchandise, boolean]>([
  [stock("1", []).merchandise, true],
  [stock("1", [lens("a")]).merchandise, false],
  [solutions("1", []).merchandise, true],
  [solutions("1", [{ id: "a", solutionId: "drops", quantity: 1 }]).merchandise, false],
  [patient("1", "dana", {}).merchandise, true],
  [patient("1", "dana", { right: lens("r") }).merchandise, false],
  [patient("1", "dana", { left: lens("l") }).merchandise, false],
])("whether nothing is left of %j: %s", (merchandise, isEmpty) => {
  expect(isEmptyMerchandise(merchandise)).toBe(isEmpty);
});
