import fc from "fast-check";
import { expect, test } from "vitest";
import { layOutPaper } from "~/domain/paper/lay-out-paper";
import { type MeasureText, type PlacedPage, type PlacedPiece, sheet } from "~/domain/paper/placed-paper";
import { givenPaper, row } from "./given-paper";

const measure: MeasureText = (text, { size }) => text.replace(/[\u2066-\u2069]/g, "").length * size * 0.5;
const textOf = ({ texts }: PlacedPiece) => texts.map(({ text, line: { from, to } }) => text.slice(from, to)).join(" ");
const textsOf = (page: PlacedPage | undefined) => (page?.pieces ?? []).map(textOf);
const manyRows = (count: number) => Array.from({ length: count }, (_, index) => row(`Row ${index + 1}`, `₪${index + 1}.00`));

test("a short document is one page, in the order of reading", () => {
  const pages = layOutPaper(givenPaper(manyRows(1)), measure);
  expect(pages.map(textsOf)).toEqual([
    [
      ...["Dioptre", "Confirmation number", "EIN-1042-000317", "Placed by Noa Shalev", "Einayim, Harbour", "Boxes 18"],
      ...["Tamar Oren", "Order EIN-1042-000318", "Eye", "Product", "Value", "Net"],
      ...["Row 1", "Biofinity Toric 6", "\u2066-3.25 -1.25 x 180\u2069 \u2066BC 8.60  DIA 14.50\u2069", "₪1.00"],
      ...["2 on Wed 2026/11/25", "Total of the order ₪349.28", "Total ₪349.28", "Not a tax invoice", "Page 1 of 1"],
    ],
  ]);
});

test("60 rows are laid out on several pages, each with the short header, the table head and its page number", () => {
  const pages = layOutPaper(givenPaper(manyRows(60)), measure);
  expect(pages.length).toBeGreaterThan(2);
  for (const [place, page] of pages.entries()) {
    const texts = textsOf(page);
    expect(texts.at(-1)).toBe(`Page ${place + 1} of ${pages.length}`);
    if (place === 0) continue;
    expect(texts.slice(0, 5)).toEqual(["Confirmation number EIN-1042-000317 Einayim, Harbour", "Eye", "Product", "Value", "Net"]);
    expect(page.pieces.slice(0, 5).map(({ role }) => role)).toEqual(Array.from({ length: 5 }, () => "repeated"));
  }
});

test("whatever a table holds, each row is printed once, in order, within the margins, and the totals on the page of the last row", () => {
  const names = fc.array(fc.string({ minLength: 1, maxLength: 60 }), { minLength: 1, maxLength: 90 });
  fc.assert(
    fc.property(names, (given) => {
      const rows = given.map((name, index) => row(`${index} ${name}`, "₪1.00"));
      const pages = layOutPaper(givenPaper(rows), measure);
      const placed = pages.flatMap(({ pieces }, page) =>
        pieces.flatMap(({ role }) => (typeof role === "object" && role.cell === "value" ? [{ page, row: role.row }] : [])),
      );
      expect([...new Set(placed.map((each) => each.row))]).toEqual(rows.map((_, index) => index + 1));
      for (const { pieces } of pages) {
        const baselines = pieces.flatMap(({ top, texts }) => texts.map(({ baseline }) => top + baseline));
        expect(Math.min(...baselines)).toBeGreaterThan(sheet.margin);
        expect(Math.max(...baselines)).toBeLessThan(sheet.height - sheet.margin);
      }
      const sums = pages.findIndex((page) => textsOf(page).includes("Total of the order ₪349.28"));
      expect(placed.at(-1)?.page).toBe(sums);
    }),
    { numRuns: 30 },
  );
});

test("a heading is never printed without the first row of its table", () => {
  const many = Array.from({ length: 12 }, (_, index) => ({
    ...{ heading: `Order ${index}`, aside: "", notes: [], sums: [] },
    ...{ columns: [{ heading: "Product", share: 1 }], rows: manyRows(7).map(([first]) => (first ? [first] : [])) },
  }));
  const pages = layOutPaper(givenPaper([], { sections: many }), measure);
  expect(pages.length).toBeGreaterThan(2);
  for (const { pieces } of pages) {
    for (const [place, { role }] of pieces.entries()) {
      if (role !== "heading") continue;
      expect(pieces[place + 1]?.role).toMatchObject({ cell: "heading" });
      expect(pieces[place + 2]?.role).toMatchObject({ cell: "value", row: 1 });
    }
  }
});
