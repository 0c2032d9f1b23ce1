import { describe, expect, test } from "vitest";
import { beginsWords } from "~/domain/catalogue/browse-series";
import { catalogueWords } from "~/domain/catalogue/spelled-words";
import { nameSpellings } from "~/domain/catalogue/word-spellings";

describe("a search finds a product", () => {
  test.each([
    ["MyDay", "myd"],
    ["MyDay", "my day"],
    ["MyDay toric", "toric MYDAY"],
    ["Biofinity", "바이오피니티"],
    ["Biofinity Toric", "바이오피니티 토릭"],
    ["MyDay", "마이데이"],
    ["MyDay", "마이 데이"],
    ["MyDay toric", "מיי דיי טורי"],
    ["clariti 1 day", "וואן דיי"],
    ["MiSight 1 day", "מייסייט וואן דיי"],
    ["clariti 1 day multifocal", "클래리티 원데이 멀티포컬"],
    ["clariti 1-Day", "קלריטי יומיות"],
    ["Biofinity", "ביופיניטי"],
    ["Biofinity energys", "אנרג'יס"],
    ["Biofinity", "バイオフィニティ"],
    ["MiSight 1 day", "ワンデー マイサイト"],
    ["MyDay daily", "원데이"],
    ["Biofinity monthly", "חודשי"],
  ])("%s as '%s'", (name, typed) => {
    expect(beginsWords(name, typed)).toBe(true);
  });

  test("while the first two letters of a spelling are typed", () => {
    for (const [word, spellings] of nameSpellings) {
      for (const spelling of spellings) expect(beginsWords(word, spelling.slice(0, 2)), spelling).toBe(true);
    }
  });
});

test.each([
  ["MyDay", "바이오피니티"],
  ["MyDay", "마이사이트"],
  ["MyDay", "토릭"],
  ["MiSight 1 day", "מיי דיי"],
  ["MiSight 1 day", "מיי די"],
  ["MiSight 1 day", "마이 데이"],
  ["Biofinity", "ביופיניטי טורי"],
  ["Oxylume 1 l", "원데이"],
])("%s is not found as '%s'", (name, typed) => {
  expect(beginsWords(name, typed)).toBe(false);
});

test("words for the search of orders are those of the catalogue; others stay", () => {
  expect(catalogueWords(["바이오피니티", "토릭", "김민지"])).toEqual(["biofinity", "toric", "김민지"]);
  expect(catalogueWords(["원데이", "마이데이"])).toEqual(["1", "day", "myday"]);
  expect(catalogueWords(["מיי", "דיי", "-3"])).toEqual(["myday", "-3"]);
});
