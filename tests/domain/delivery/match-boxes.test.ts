import { describe, expect, test } from "vitest";
import { compareTurns } from "~/domain/delivery/expected-line";
import { groupBoxes } from "~/domain/delivery/group-boxes";
import { matchBoxes } from "~/domain/delivery/match-boxes";

const line = (name: string, productId: string, left: number) => ({ name, product: { productId }, left });
const box = (id: string, productId: string | null) => ({ id, product: productId === null ? null : { productId } });

/** The boxes of each line, by their ids, and those that nobody expects. */
function matched(lines: ReturnType<typeof line>[], boxes: ReturnType<typeof box>[]) {
  const { lines: got, unexpected } = matchBoxes(lines, boxes);
  return {
    ...Object.fromEntries(got.map((each) => [each.line.name, each.boxes.map(({ id }) => id)])),
    unexpected: unexpected.map(({ id }) => id),
  };
}

describe("matching boxes to lines (D86)", () => {
  test.each([
    ["to the line of their product", [line("a", "m", 1), line("b", "n", 1)], [box("1", "n")], { a: [], b: ["1"], unexpected: [] }],
    [
      "to the first line in turn, then to the next",
      [line("a", "m", 2), line("b", "m", 1)],
      [box("1", "m"), box("2", "m"), box("3", "m")],
      { a: ["1", "2"], b: ["3"], unexpected: [] },
    ],
    ["to none beyond what is expected", [line("a", "m", 1)], [box("1", "m"), box("2", "m")], { a: ["1"], unexpected: ["2"] }],
    ["to none where all boxes came before", [line("a", "m", 0)], [box("1", "m")], { a: [], unexpected: ["1"] }],
    ["to none when nobody knows the product", [line("a", "m", 1)], [box("1", null)], { a: [], unexpected: ["1"] }],
    ["to nobody where nothing is expected", [], [box("1", "m")], { unexpected: ["1"] }],
  ])("%s", (_, lines, boxes, expected) => {
    expect(matched(lines, boxes)).toEqual(expected);
  });
});

test("boxes are matched to stock before patients, the oldest order first, then by number", () => {
  const turn = (transactionConfirmationNum: string, isForPatient: boolean, day: number) => ({
    ...{ transactionConfirmationNum, isForPatient },
    placedAt: new Date(Date.UTC(2026, 10, day)),
  });
  const turns = [
    turn("P-old", true, 1),
    turn("S-new-2", false, 3),
    turn("S-new-1", false, 3),
    turn("S-old", false, 2),
    turn("P-new", true, 4),
  ];
  const order = turns.toSorted(compareTurns).map((each) => each.transactionConfirmationNum);
  expect(order).toEqual(["S-old", "S-new-1", "S-new-2", "P-old", "P-new"]);
});

describe("merging the boxes of one line", () => {
  type Said = Parameters<typeof groupBoxes>[0][number];
  const product = { productId: "m", productName: "MyDay", packSize: 90, isLens: true, values: {} };
  const said: Said = { gtin: "02900000000005", product, lot: "A1", expiresOn: "2028-01-31", way: "scanner", countedById: "dana" };
  test.each<[string, Said[], number[]]>([
    ["that say the same", [said, said], [2]],
    ["but not two lots", [said, { ...said, lot: "B2" }, said], [2, 1]],
    ["nor two days of expiry", [said, { ...said, expiresOn: "2028-02-29" }], [1, 1]],
    ["nor scanned boxes and those that were counted by hand", [said, { ...said, way: "hand" }], [1, 1]],
    ["nor boxes of two people", [said, { ...said, countedById: "yoav" }], [1, 1]],
    [
      "nor unknown codes",
      [
        { ...said, product: null, gtin: "1" },
        { ...said, product: null, gtin: "2" },
      ],
      [1, 1],
    ],
  ])("%s", (_, boxes, quantities) => {
    expect(groupBoxes(boxes).map(({ quantity }) => quantity)).toEqual(quantities);
  });
});
