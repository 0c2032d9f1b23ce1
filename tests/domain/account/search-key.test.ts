import fc from "fast-check";
import { expect, test } from "vitest";
import { searchKey, searchWords } from "~/domain/account/search-key";

test.each([
  ["Dana  Levi ", "dana levi"],
  ["José Núñez", "jose nunez"],
  ["JOSE\u0301", "jose"],
  ["Bar-Lev", "bar lev"],
  ["בר־לב", "בר לב"],
  ["שָׁלוֹם", "שלום"],
  ['ת"א', "תא"],
  ["ת״א", "תא"],
  ["ג'ורג׳", "גורג"],
  ["O’Neil", "oneil"],
  ["김민준", "김민준"],
  ["\u1100\u1175\u11b7", "김"],
  ["ガラス", "ガラス"],
  ["ｶﾞﾗｽ", "ガラス"],
  ["がか", "がか"],
  ["\u200fדנה\u200e", "דנה"],
  ["İstanbul", "istanbul"],
  ["１２３", "123"],
  ["Optika | North, 2", "optika north 2"],
  ["—", ""],
])("%j is compared as %j", (text, key) => {
  expect(searchKey(text)).toBe(key);
});

test("the key of a key is itself, and composed and decomposed accents give the same key", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 30 }), (text) => {
      const key = searchKey(text);
      expect(searchKey(key)).toBe(key);
      expect(searchKey(text.normalize("NFD"))).toBe(key);
      expect(key).toBe(key.trim());
      expect(key).not.toMatch(/\s\s/);
    }),
  );
});

test("the words of a text are its distinct words in order", () => {
  expect(searchWords("Optika Dana, dana's Optika")).toEqual(["optika", "dana", "danas"]);
  expect(searchWords("  ")).toEqual([]);
});
