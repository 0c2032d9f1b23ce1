import { expect, test } from "vitest";
import { findConflict, planSheets } from "~/domain/order/plan-sheets";
import { isSheetDirty, openSheet, refreshSheet, type StockSheet, sheetChanges } from "~/domain/order/stock-sheet";

const lines = [
  { productId: "a", quantity: 4 },
  { productId: "b", quantity: 2 },
];
const carted = { id: "stock", revision: 3, lines };
const other = { id: "other", revision: 9, lines: [{ productId: "z", quantity: 1 }] };
const typed = (texts: Record<string, string>, sheet: StockSheet = openSheet("myday", carted, "new")): StockSheet => ({
  ...sheet,
  texts: { ...sheet.texts, ...texts },
});

test("a new sheet orders its quantities, and no lens of 0 boxes", () => {
  const sheet = typed({ a: "2", b: "0", c: "" }, openSheet("myday", null, "new"));
  expect(planSheets([sheet], [carted], false)).toEqual({ outcome: "save", sheets: [{ sheet, lines: [{ productId: "a", quantity: 2 }] }] });
});

test("only the lenses that leave the cart are asked about", () => {
  expect(planSheets([typed({ a: "0", b: "5", c: "1" })], [carted], false)).toEqual({
    outcome: "removals",
    removals: [{ productId: "a", quantity: 4 }],
  });
});

test("one sheet that arrives again suffices to answer that it is saved", () => {
  const sent = { ...openSheet("myday", carted, "new"), revision: 2 };
  expect(planSheets([openSheet("biofinity", other, "new"), sent], [other, carted], false)).toEqual({ outcome: "alreadySaved" });
});

test("a sheet that says just what the cart holds changes nothing; an empty one beside it asks for a quantity", () => {
  const shown = openSheet("myday", carted, "new");
  const empty = openSheet("biofinity", null, "newer");
  expect(planSheets([shown, empty], [carted], false)).toEqual({ outcome: "inCart" });
  expect(planSheets([shown, typed({ z: "0" }, empty)], [carted], false)).toEqual({ outcome: "nothing" });
  expect(planSheets([empty], [carted], false)).toEqual({ outcome: "nothing" });
});

test.each<[string, StockSheet, string[]]>([
  ["of the same revision", typed({ a: "9" }), []],
  ["that is new", { ...typed({ a: "9" }), revision: null }, []],
  ["of an older revision, with spaces", { ...typed({ a: " 9 ", b: " 2 " }), revision: 2 }, ["a: 9, not 4"]],
  ["whose preorder is not in the cart", { ...typed({ a: "9" }), preorderId: "gone" }, []],
])("a sheet %s conflicts with the cart in %j", (_, sheet, rows) => {
  const found = findConflict(sheet, [other, carted]).flatMap((conflict) => conflict.rows);
  expect(found.map(({ productId, mine, theirs }) => `${productId}: ${mine}, not ${theirs}`)).toEqual(rows);
});

test("spaces are no change, and an emptied field is one", () => {
  expect([isSheetDirty(typed({ a: " 4 " })), isSheetDirty(typed({ a: "" }))]).toEqual([false, true]);
  expect(sheetChanges(typed({ a: "4", b: "x" }))).toEqual([{ productId: "b", before: 2, after: 0 }]);
  expect(sheetChanges({ ...typed({}), texts: { b: "2" } })).toEqual([{ productId: "a", before: 4, after: 0 }]);
});

test.each([
  ["is no longer in the cart", null],
  ["has the number of another one", { ...carted, id: "other" }],
])("what is typed stays when the sheet's preorder %s", (_, present) => {
  const sheet = typed({ c: "1" });
  expect(refreshSheet(sheet, present, "new")).toBe(sheet);
});

test("what is typed stays with its own preorder, though another one holds the same", () => {
  const sheet = typed({ a: "4", b: "2" }, openSheet("myday", null, "mine"));
  expect(refreshSheet(sheet, carted, "new")).toBe(sheet);
});
