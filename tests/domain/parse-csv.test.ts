import fc from "fast-check";
import { expect, test } from "vitest";
import { csvText } from "~/domain/csv";
import { parseCsv } from "~/domain/parse-csv";

const cellsOf = (text: string) => parseCsv(text).rows.map(({ cells }) => cells);

test.each([
  [
    "commas",
    "a,b\r\n1,2\r\n",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  [
    "semicolons, as spreadsheets of many countries write them",
    "a;b\n1,5;2\n",
    [
      ["a", "b"],
      ["1,5", "2"],
    ],
  ],
  [
    "tabs",
    "a\tb\n1\t2",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  ["one column", "a\n1\n", [["a"], ["1"]]],
  [
    "an empty last cell",
    "a,b\n1,\n",
    [
      ["a", "b"],
      ["1", ""],
    ],
  ],
  [
    "quotes with separators, line ends and quotes",
    'a,b\n"x, ""y""\nz",2\n',
    [
      ["a", "b"],
      ['x, "y"\nz', "2"],
    ],
  ],
  [
    "a mark before the first cell",
    "\ufeffa,b\n1,2",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  ["nothing", "", []],
])("a table with %s is read", (_, text, cells) => {
  expect(cellsOf(text)).toEqual(cells);
});

test("rows know their line numbers, also after empty lines and quoted line ends", () => {
  const { rows } = parseCsv('a,b\r\n\r\n"one\r\ntwo",2\r\n3,4\r\n');
  expect(rows.map(({ line }) => line)).toEqual([1, 3, 5]);
});

test("an unclosed quote is reported with its line", () => {
  expect(parseCsv('a,b\n1,2\n"3,4\n5,6\n')).toMatchObject({ unclosedAt: 3 });
  expect(parseCsv('a,b\n"1""2,3\n')).toMatchObject({ unclosedAt: 2 });
});

test("what the portal writes is read back, except the guard against formulas", () => {
  const anyCell = fc
    .string({ unit: "grapheme" })
    .filter((text) => !/^[=+\-@＝＋－＠\t\r']/.test(text) && !/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/.test(text));
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constant("id"), anyCell, anyCell), { minLength: 1 }), (table) => {
      expect(cellsOf(csvText([["id", "a", "b"], ...table]))).toEqual([["id", "a", "b"], ...table]);
    }),
  );
});
