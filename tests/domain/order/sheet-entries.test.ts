import { expect, test } from "vitest";
import { boxesField, hiddenEntries, parseSheets, sheetEntry } from "~/domain/order/sheet-entries";
import { openSheet } from "~/domain/order/stock-sheet";

const preorderId = "0190a0a0-0000-7000-8000-000000000001";
const seriesId = "il-myday";
const lens = (power: string) => `il-myday~pw${power}~bc8_4~di14_2~90`;
const carted = { id: preorderId, revision: 12, lines: [{ productId: lens("-3"), quantity: 4 }] };
const other = { id: "0190a0a0-0000-7000-8000-000000000009", revision: 1, lines: [{ productId: lens("-9"), quantity: 9 }] };

test("a sheet is sent under its series with its preorder, and with the revision when there is one", () => {
  expect(sheetEntry(openSheet(seriesId, null, preorderId))).toEqual(["sheet:il-myday", preorderId]);
  expect(sheetEntry(openSheet(seriesId, carted, "new"))).toEqual(["sheet:il-myday", `${preorderId} 12`]);
});

test("a lens that was emptied is sent, and read, only when the cart holds it", () => {
  const sheet = openSheet(seriesId, carted, "new");
  const emptied = { ...sheet, texts: { [lens("-3")]: "", [lens("-1")]: "" } };
  const entries = hiddenEntries([emptied], new Set());
  expect(entries).toEqual([sheetEntry(sheet), [boxesField(lens("-3")), ""]]);
  expect(parseSheets([...entries, [boxesField(lens("-1")), ""]], [other, carted])).toEqual([{ ...sheet, texts: { [lens("-3")]: "" } }]);
});

test.each([
  ["of the preorder in the cart", preorderId, [other, carted], { [lens("-3")]: 4 }],
  ["none when its preorder is not there", preorderId, [other], {}],
])("the base of a sheet is that %s", (_, id, cart, base) => {
  expect(parseSheets([["sheet:il-myday", `${id} 12`]], cart)).toMatchObject([{ revision: 12, base }]);
});

test.each([
  ["", null],
  ["12", 12],
  ["12x", null],
  ["x12", null],
])("the revision %j is read as %j", (revision, number) => {
  expect(parseSheets([["sheet:il-myday", `${preorderId} ${revision}`]], [])).toMatchObject([{ revision: number }]);
});

test.each([`${preorderId}0`, `0${preorderId}`, ""])("a sheet of the preorder %j is not read", (id) => {
  expect(parseSheets([["sheet:il-myday", id]], [])).toEqual([]);
});

test("at most 50 sheets are read, and of each text 40 characters", () => {
  const sheets = Array.from({ length: 51 }, (_, index): [string, string] => [`sheet:series-${index}`, preorderId]);
  expect(parseSheets(sheets, [])).toHaveLength(50);
  const [sheet] = parseSheets(
    [
      ["sheet:il-myday", preorderId],
      [boxesField(lens("-1")), "9".repeat(41)],
    ],
    [],
  );
  expect(sheet?.texts[lens("-1")]).toBe("9".repeat(40));
});
