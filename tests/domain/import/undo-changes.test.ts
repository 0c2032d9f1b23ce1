import { describe, expect, test } from "vitest";
import { countedAtOf, type RowChange, stockRow } from "~/domain/import/import-rows";
import { undoChanges } from "~/domain/import/undo-changes";
import { seriesById } from "~tests/domain/lens/arbitrary-lens";

const price = (priceRetail: number) => ({ itemId: "il-myday", packSize: 30, priceRetail, priceAnnual: 1, annualBoxes: 12 });
const priced = (before: number | null, after: number | null): RowChange => ({
  ...{ table: "prices", key: "il-myday 30" },
  ...{ before: before === null ? null : price(before), after: after === null ? null : price(after) },
});
const present = (amount: number) => [{ table: "prices" as const, key: "il-myday 30", row: price(amount) }];

describe("prices", () => {
  test.each([
    ["the last version", [[priced(10, 20)]], present(20), [priced(20, 10)], 0],
    ["several versions at once", [[priced(10, 20)], [priced(20, 30)]], present(30), [priced(30, 10)], 0],
    ["a price that was new", [[priced(null, 20)]], present(20), [priced(20, null)], 0],
    ["a price that was removed", [[priced(10, null)]], [], [priced(null, 10)], 0],
    ["an undoing", [[priced(10, 20)], [priced(20, 10)]], present(10), [], 0],
    ["a price that somebody else changed since", [[priced(10, 20)]], present(25), [], 1],
  ] as const)("of %s", (_, versions, now, changes, kept) => {
    expect(undoChanges(versions, now)).toEqual({ changes, kept });
  });
});

describe("stock", () => {
  const shelf = (onHand: number, soldOut = false) => ({
    itemId: "il-myday",
    productId: "il-myday~pw-3~30",
    onHand,
    expectedDay: null,
    soldOut,
  });
  const { key } = stockRow(shelf(0));
  const report = (before: number, after: number): RowChange => ({ table: "stock", key, before: shelf(before), after: shelf(after) });
  test.each([
    ["boxes that were taken since stay taken", 50, 10, shelf(8), 48, 0],
    ["no shelf falls below zero", 1, 10, shelf(2), 0, 0],
    ["a newer report stays", 50, 10, shelf(70), null, 1],
    ["a product that is sold out since stays so", 50, 10, shelf(0, true), null, 1],
  ] as const)("%s", (_, before, after, now, onHand, kept) => {
    const undone = undoChanges([[report(before, after)]], [stockRow(now)]);
    expect(undone.kept).toBe(kept);
    expect(undone.changes).toEqual(onHand === null ? [] : [{ table: "stock", key, before: now, after: shelf(onHand) }]);
  });
});

describe("the time at which the number of a stock row was stated (D27)", () => {
  const [now, earlier] = [new Date("2026-11-24T10:05:00Z"), "2026-11-24T09:00:00.000Z"];
  const row = { itemId: "il-myday", productId: "il-myday~pw-3~30", expectedDay: null, soldOut: false };
  test.each([
    ["a new row", null, { ...row, onHand: 5 }, now],
    ["a new number", { ...row, onHand: 4, countedAt: earlier }, { ...row, onHand: 5 }, now],
    ["a number that a file leaves as it was", { ...row, onHand: 5, countedAt: earlier }, { ...row, onHand: 5 }, new Date(earlier)],
    [
      "a restored number",
      { ...row, onHand: 4, countedAt: now.toISOString() },
      { ...row, onHand: 5, countedAt: earlier },
      new Date(earlier),
    ],
    ["a restored number of unknown time", { ...row, onHand: 4, countedAt: earlier }, { ...row, onHand: 5, countedAt: null }, null],
  ])("of %s", (_, before, after, countedAt) => {
    expect(countedAtOf({ before, after }, now)).toEqual(countedAt);
  });

  test("changes nothing by itself, and is restored with the number", () => {
    const { key } = stockRow({ ...row, onHand: 0 });
    const before = { ...row, onHand: 50, countedAt: earlier };
    const report: RowChange = { table: "stock", key, before, after: { ...row, onHand: 10 } };
    const present = { ...row, onHand: 8, countedAt: now.toISOString() };
    expect(undoChanges([[report]], [stockRow(present)]).changes).toEqual([
      { table: "stock", key, before: present, after: { ...before, onHand: 48 } },
    ]);
  });
});

test("undoing a new series withdraws it from sale instead of deleting it, because orders may name it", () => {
  const series = seriesById("il-myday");
  const change: RowChange = { table: "series", key: series.id, before: null, after: series };
  const row = { table: "series" as const, key: series.id, row: series };
  expect(undoChanges([[change]], [row])).toEqual({
    changes: [{ ...change, before: series, after: { ...series, active: false } }],
    kept: 0,
  });
});
