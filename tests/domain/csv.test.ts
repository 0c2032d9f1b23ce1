import { describe, expect, test } from "vitest";
import { type CsvCell, csvAmount, csvLine, csvText, withoutGuard } from "~/domain/csv";

describe("a CSV cell", () => {
  test.each<[string, CsvCell, string]>([
    ["a number stays plain", -3.25, "-3.25"],
    ["nothing is empty", null, ""],
    ["text with a comma is quoted", "Oren, Tamar", '"Oren, Tamar"'],
    ["quotes are doubled", 'the "Harbour"', '"the ""Harbour"""'],
    ["a line break is quoted", "a\nb", '"a\nb"'],
    ["direction marks are left out", "\u2066EIN-1042\u2069", "EIN-1042"],
    ["= is guarded", "=1+1", "'=1+1"],
    ["+ is guarded", "+972", "'+972"],
    ["- is guarded", "-x", "'-x"],
    ["@ is guarded", "@a", "'@a"],
    ["a tab is guarded", "\t=1", "'\t=1"],
    ["a carriage return is guarded and quoted", "\r=1", '"\'\r=1"'],
    ...["＝", "＋", "－", "＠"].map((sign): [string, string, string] => [`full-width ${sign} is guarded`, `${sign}1`, `'${sign}1`]),
    ["a line feed is guarded and quoted", "\n=1", '"\'\n=1"'],
    ["a formula behind a direction mark is guarded", "\u200f=1", "'=1"],
  ])("%s", (_, cell, written) => {
    expect(csvLine([cell])).toBe(`${written}\r\n`);
  });
});

test.each(["=1+1", "+972", "-x", "@a", "\t=1", "\r=1", "\n=1", "＝1", "＋1", "－1", "＠1"])("%j loses its guard again", (text) => {
  expect([withoutGuard(`'${text}`), withoutGuard(text)]).toEqual([text, text]);
});

test("an apostrophe before anything else stays", () => {
  expect(["'a", "'", "''=1"].map(withoutGuard)).toEqual(["'a", "'", "''=1"]);
});

test("a table begins with the byte order mark of UTF-8, and every line ends with CRLF", () => {
  expect(
    csvText([
      ["a", "b"],
      [1, null],
    ]),
  ).toBe("\ufeffa,b\r\n1,\r\n");
});

test("amounts are decimals of the main currency unit", () => {
  expect([csvAmount(123_450, 2), csvAmount(5, 2), csvAmount(27_000, 0)]).toEqual([1234.5, 0.05, 27_000]);
});
