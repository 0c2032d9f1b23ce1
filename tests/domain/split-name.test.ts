import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languages } from "~/domain/language";
import { splitName } from "~/domain/split-name";

describe("a whole name split into two fields", () => {
  test.each([
    ["en", "Tamar Oren", "Tamar", "Oren"],
    ["he", "תמר בן דוד", "תמר", "בן דוד"],
    ["en", "  Oren ", "", "Oren"],
    ["ko", "김하윤", "하윤", "김"],
    ["ko", "남궁민수", "민수", "남궁"],
    ["ko", "남궁", "궁", "남"],
    ["ko", "김 하윤", "하윤", "김"],
    ["en", "김하윤", "하윤", "김"],
    ["ja", "山田 花子", "花子", "山田"],
    ["ja", "山田花子", "", "山田花子"],
    ["en", "", "", ""],
  ] as const)("in %s, %s gives %s and %s", (language, text, firstName, lastName) => {
    expect(splitName(text, language)).toEqual({ firstName, lastName });
  });

  test("keeps every letter in every language", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...languages), (text, language) => {
        const { firstName, lastName } = splitName(text, language);
        const letters = (value: string) => [...value.replace(/\s/gu, "")].sort().join("");
        expect(letters(firstName + lastName)).toBe(letters(text));
      }),
    );
  });
});
