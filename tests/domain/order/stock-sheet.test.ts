import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findConflict, planSheets } from "~/domain/order/plan-sheets";
import { boxesField, hiddenEntries, parseSheets, resolvedField, sheetEntry } from "~/domain/order/sheet-entries";
import { isSheetDirty, openSheet, refreshSheet, type StockSheet, sheetChanges, sheetMistakes } from "~/domain/order/stock-sheet";

const preorderId = "0190a0a0-0000-7000-8000-000000000001";
const otherId = "0190a0a0-0000-7000-8000-000000000002";
const seriesId = "il-myday";
const lens = (power: string) => `il-myday~pw${power}~bc8_4~di14_2~90`;
const carted = { id: preorderId, revision: 3, lines: [{ productId: lens("-3_25"), quantity: 4 }] };

const typed = (texts: Record<string, string>, sheet: StockSheet = openSheet(seriesId, null, preorderId)): StockSheet => ({
  ...sheet,
  texts: { ...sheet.texts, ...texts },
});

describe("a sheet", () => {
  test("begins with the quantities in the cart and is not dirty", () => {
    const sheet = openSheet(seriesId, carted, otherId);
    expect(sheet).toEqual({ seriesId, preorderId, revision: 3, base: { [lens("-3_25")]: 4 }, texts: { [lens("-3_25")]: "4" } });
    expect(isSheetDirty(sheet)).toBe(false);
  });

  test("lists its changes, product by product", () => {
    const sheet = typed({ [lens("-3_25")]: "6", [lens("-1")]: "2" }, openSheet(seriesId, carted, otherId));
    expect(sheetChanges(sheet)).toEqual([
      { productId: lens("-3_25"), before: 4, after: 6 },
      { productId: lens("-1"), before: 0, after: 2 },
    ]);
  });

  test("follows the cart where nothing is typed, and keeps what is typed", () => {
    const untouched = openSheet(seriesId, carted, otherId);
    const changed = { ...carted, revision: 4, lines: [{ productId: lens("-1"), quantity: 9 }] };
    expect(refreshSheet(untouched, changed, otherId).texts).toEqual({ [lens("-1")]: "9" });
    const dirty = typed({ [lens("-2")]: "1" }, untouched);
    expect(refreshSheet(dirty, changed, otherId)).toBe(dirty);
  });

  test("is clean again once the cart holds the same", () => {
    const sent = typed({ [lens("-3_25")]: "4" });
    expect(refreshSheet(sent, carted, otherId)).toMatchObject({ revision: 3, base: { [lens("-3_25")]: 4 } });
  });
});

describe("the form of the sheets", () => {
  test("sends what is not in view too, and is read back", () => {
    const sheet = typed({ [lens("-1")]: "2", [lens("-2")]: "abc", [lens("-3")]: "" });
    const entries = [...hiddenEntries([sheet], new Set([lens("-1")])), [boxesField(lens("-1")), "2"] as const];
    expect(entries).toEqual([sheetEntry(sheet), [boxesField(lens("-2")), "abc"], [boxesField(lens("-1")), "2"]]);
    expect(parseSheets(entries, [])).toEqual([{ ...sheet, texts: { [lens("-2")]: "abc", [lens("-1")]: "2" } }]);
  });

  test("any text of any lens comes back as it was typed", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom("-1", "-2", "1_25").map(lens), fc.string({ minLength: 1, maxLength: 12 })), (texts) => {
        const [read] = parseSheets(hiddenEntries([typed(texts)], new Set()), []);
        expect(read?.texts).toEqual(texts);
      }),
    );
  });

  test("ignores sheets and lenses that it cannot read", () => {
    const entries: [string, string][] = [
      ["sheet:il-myday", "not an id"],
      ["sheet:il-biofinity", otherId],
      [boxesField(lens("-1")), "2"],
      [boxesField("nonsense"), "2"],
      ["intent", "add"],
    ];
    expect(parseSheets(entries, [])).toEqual([{ seriesId: "il-biofinity", preorderId: otherId, revision: null, base: {}, texts: {} }]);
  });

  test("takes the number chosen after a conflict before the typed one, with the revision that was shown with it", () => {
    const entries: [string, string][] = [
      ["sheet:il-myday", `${preorderId} 4`],
      [resolvedField(lens("-1")), "7"],
      [boxesField(lens("-1")), "2"],
    ];
    expect(parseSheets(entries, [])[0]).toMatchObject({ revision: 4, texts: { [lens("-1")]: "7" } });
  });
});

describe("saving the sheets", () => {
  test("refuses every quantity that cannot be ordered, and saves nothing", () => {
    const sheet = typed({ [lens("-1")]: "-1", [lens("-2")]: "1.5", [lens("-3")]: "1001", [lens("-4")]: "abc", [lens("-5")]: "3" });
    expect(planSheets([sheet], [], false)).toMatchObject({ outcome: "mistakes" });
    expect(sheetMistakes(sheet).map(({ productId, code, given }) => [productId, code, given])).toEqual([
      [lens("-1"), "quantityNegative", "-1"],
      [lens("-2"), "quantityNotWhole", "1.5"],
      [lens("-3"), "quantityTooLarge", "1001"],
      [lens("-4"), "quantityNotWhole", "abc"],
    ]);
  });

  test.each(["0", "", "-2"])("asks before %j removes something from the cart", (text) => {
    const sheet = typed({ [lens("-3_25")]: text }, openSheet(seriesId, carted, otherId));
    expect(planSheets([sheet], [carted], false)).toEqual({
      outcome: "removals",
      removals: [{ productId: lens("-3_25"), quantity: 4 }],
    });
    expect(planSheets([sheet], [carted], true)).toEqual({ outcome: "save", sheets: [{ sheet, lines: [] }] });
  });

  test("does nothing when nothing was chosen or changed", () => {
    expect(planSheets([typed({ [lens("-1")]: "0" })], [], false)).toEqual({ outcome: "nothing" });
    expect(planSheets([openSheet(seriesId, carted, otherId)], [carted], false)).toEqual({ outcome: "inCart" });
  });

  test("knows a form that arrives again, because its answer was lost", () => {
    const first = { ...typed({ [lens("-3_25")]: "4" }), base: { [lens("-3_25")]: 4 } };
    expect(planSheets([first], [{ ...carted, revision: 1 }], false)).toEqual({ outcome: "alreadySaved" });
    const changed = typed({ [lens("-3_25")]: "4" }, openSheet(seriesId, { ...carted, revision: 2 }, otherId));
    expect(planSheets([changed], [carted], false)).toEqual({ outcome: "alreadySaved" });
  });

  test("shows both numbers when another window has changed the cart meanwhile", () => {
    const sheet = typed({ [lens("-3_25")]: "6" }, openSheet(seriesId, carted, otherId));
    const present = {
      ...carted,
      revision: 4,
      lines: [
        { productId: lens("-3_25"), quantity: 5 },
        { productId: lens("-1"), quantity: 2 },
      ],
    };
    const rows = [
      { productId: lens("-3_25"), mine: "6", theirs: 5, touched: true },
      { productId: lens("-1"), mine: "0", theirs: 2, touched: false },
    ];
    expect(planSheets([sheet], [present], true)).toEqual({
      outcome: "conflicts",
      conflicts: [{ seriesId, preorderId, revision: 4, rows }],
    });
    expect(findConflict({ ...sheet, revision: 4 }, [present])).toEqual([]);
  });
});
