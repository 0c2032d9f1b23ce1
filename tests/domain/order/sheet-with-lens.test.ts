import { expect, test } from "vitest";
import { sheetWithLens } from "~/domain/order/sheet-with-lens";
import { openSheet } from "~/domain/order/stock-sheet";

const made = { rxParameterRestrictions: [{ values: { power: [-2, -1.75] }, packSizes: [30, 90] }], parameterSortOrder: [] };
const sheet = openSheet("il-myday", null, "0190a0a0-0000-7000-8000-000000000001");
const lens = (power: number, boxes: string, packSize = 90) => ({ values: { power }, packSize, boxes });

test("a lens that is made is in the sheet with its boxes, and typed again it has the later ones", () => {
  const first = sheetWithLens(sheet, made, lens(-2, "4"));
  const second = first.added ? sheetWithLens(first.sheet, made, lens(-2, " 7 ")) : first;
  expect(second.added && second.sheet.texts).toEqual({ "il-myday~pw-2~90": "7" });
});

test.each([
  ["a power that is not made", lens(-9, "1"), "notMade"],
  ["a pack that is not made", lens(-2, "1", 6), "notMade"],
  ["no boxes", lens(-2, "0"), "quantity"],
  ["half a box", lens(-2, "1.5"), "quantity"],
  ["too many boxes", lens(-2, "1001"), "quantity"],
])("%s is refused", (_, chosen, code) => {
  expect(sheetWithLens(sheet, made, chosen)).toEqual({ added: false, code });
});
