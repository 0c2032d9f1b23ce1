import { describe, expect, test } from "vitest";
import { seriesOf } from "~/demo/catalogue/demo-series-facts";
import { myday } from "~/demo/catalogue/myday";
import type { OrderedLine } from "~/domain/order/placed-order";
import { productIdOf } from "~/domain/product/product-id";
import { missingFactsOf, type SuppliedPart, supplyLinesOf } from "~/domain/supply/supply-line";
import { isCorrection, isIncomplete, linesToReport, supplyEntries } from "~/domain/supply/supply-report";
import { supplyCells, supplyColumns, udiOf } from "~/domain/supply/supply-table";

const [series] = seriesOf(myday[0] as (typeof myday)[number], "KR");
if (!series) throw new Error("MyDay is not sold in Korea");
const values = { power: -3, baseCurve: 8.4, diameter: 14.2 };
const productId = productIdOf(series, values, 30);
const catalogue = { seriesById: new Map([[series.id, series]]), importedGtins: new Map<string, string>() };

const line = (changes: Partial<OrderedLine> = {}): OrderedLine => ({
  ...{ id: "l1", eye: null, seriesId: series.id, solutionId: null, productId, productName: "MyDay", imageId: series.id },
  ...{ packSize: 30, values, quantity: 4, price: 50_000, discount: 10_000, net: 190_000, ...changes },
});
const part = (changes: Partial<SuppliedPart> = {}): SuppliedPart => ({
  ...{ transactionId: "t1", reference: "HBT-2016-000001-1", day: "2026-10-05", recipientName: "한빛안경", recipientNumber: "000-12-34560" },
  ...{ lines: [line()], requests: [], received: [], ...changes },
});
const boxes = (lot: string, quantity: number) => ({ lineId: "l1", gtin: null, lot, expiresOn: "2029-04-30", quantity });
const linesOf = (changes: Partial<SuppliedPart> = {}) => supplyLinesOf(part(changes), catalogue);

describe("a part that was shipped", () => {
  test("is one line without a lot as long as nobody counted it", () => {
    const [only, ...others] = linesOf();
    expect(others).toEqual([]);
    expect(only).toMatchObject({
      quantity: 4,
      price: 47_500,
      lot: null,
      expiresOn: null,
      permitNumber: "수허 14-2404",
      modelName: "MYDAY",
    });
    expect(only && missingFactsOf(only)).toEqual(["lot", "expiresOn"]);
  });

  test("is a line for each lot, and one for the boxes that are not counted", () => {
    const lines = linesOf({ received: [boxes("A1", 2), boxes("B2", 1)] });
    expect(lines.map(({ lot, quantity, key }) => [lot, quantity, key])).toEqual([
      ["A1", 2, "t1/l1/0"],
      ["B2", 1, "t1/l1/1"],
      [null, 1, "t1/l1/2"],
    ]);
  });

  test("leaves solutions out, and lines that were cancelled on request", () => {
    expect(linesOf({ lines: [line({ seriesId: null, solutionId: "kr-hy-care" })] })).toEqual([]);
    const cancelled = { lineId: "l1", kind: "cancelLine", state: "accepted", replacement: null, quantity: null } as const;
    expect(linesOf({ requests: [cancelled] })).toEqual([]);
  });

  test("is what replaced a line, at its price", () => {
    const replacement = {
      seriesId: series.id,
      productId: productIdOf(series, values, 90),
      productName: "MyDay",
      packSize: 90,
      quantity: 2,
      unitPrice: 120_000,
      values,
    };
    const replaced = { lineId: "l1", kind: "replace", state: "accepted", replacement, quantity: null } as const;
    expect(linesOf({ requests: [replaced] })).toMatchObject([{ packSize: 90, quantity: 2, price: 120_000 }]);
  });

  test("lacks what catalogue and practice do not say", () => {
    const unknown = { ...catalogue, seriesById: new Map([[series.id, { ...series, permitNumber: null, modelName: null }]]) };
    const [only] = supplyLinesOf(part({ recipientNumber: null }), unknown);
    expect(only && missingFactsOf(only)).toEqual(["recipientNumber", "permitNumber", "modelName", "lot", "expiresOn"]);
  });
});

describe("what is told of a month", () => {
  test("is everything at first, and nothing once it was told", () => {
    const present = linesOf({ received: [boxes("A1", 4)] });
    const first = linesToReport(supplyEntries(present, []));
    expect(first.map(({ change, corrects }) => [change, corrects])).toEqual([["new", null]]);
    expect(linesToReport(supplyEntries(present, [{ number: 1, lines: first }]))).toEqual([]);
  });

  test("corrects a report where a line has changed since, and tells the lots that are known by now", () => {
    const first = { number: 1, lines: linesToReport(supplyEntries(linesOf(), [])) };
    const entries = supplyEntries(linesOf({ received: [boxes("A1", 3), boxes("B2", 1)] }), [first]);
    expect(entries.map(({ change, corrects, line: { lot, quantity }, told }) => [change, corrects, lot, quantity, told?.quantity])).toEqual(
      [
        ["corrected", 1, "A1", 3, 4],
        ["new", null, "B2", 1, undefined],
      ],
    );
    expect(entries.map(isCorrection)).toEqual([true, false]);
    const second = { number: 2, lines: linesToReport(entries) };
    expect(linesToReport(supplyEntries(linesOf({ received: [boxes("A1", 3), boxes("B2", 1)] }), [first, second]))).toEqual([]);
    const third = supplyEntries(linesOf({ received: [boxes("A1", 4)] }), [first, second]);
    expect(third.map(({ change, corrects }) => [change, corrects])).toEqual([
      ["corrected", 2],
      ["withdrawn", 2],
    ]);
  });

  test("a line that is withdrawn is not incomplete, and told anew it is new again", () => {
    const present = linesOf();
    const first = { number: 1, lines: linesToReport(supplyEntries(present, [])) };
    const gone = supplyEntries([], [first]);
    expect([gone.map(({ change }) => change), gone.map(isIncomplete)]).toEqual([["withdrawn"], [false]]);
    const again = supplyEntries(present, [first, { number: 2, lines: linesToReport(gone) }]);
    expect([again.map(({ change }) => change), again.map(isIncomplete)]).toEqual([["new"], [true]]);
  });
});

test("the file has a cell for each column, the code of the box among them", () => {
  const [only] = linesOf({ received: [boxes("A1", 4)] });
  if (!only) throw new Error("No line");
  const cells = supplyCells({ change: "new", corrects: null, line: only }, { name: "CVI", businessNumber: "000-98-76545" }, 0);
  const named = Object.fromEntries(supplyColumns.map((column, index) => [column, cells[index]]));
  expect(cells).toHaveLength(supplyColumns.length);
  expect(named).toMatchObject({ udi: `(01)${only.gtin}(17)290430(10)A1`, unitPrice: 47_500, amount: 190_000, quantity: 4, missing: null });
  expect(udiOf({ gtin: only.gtin, lot: null, expiresOn: null })).toBe(`(01)${only.gtin}`);
  expect(udiOf({ gtin: null, lot: "A1", expiresOn: null })).toBeNull();
});
