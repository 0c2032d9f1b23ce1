import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languages } from "~/domain/language";
import { fullName, initialsOf, splitName } from "~/domain/person-name";

describe("a name in the order of the language (D5)", () => {
  test.each([
    ["en", "Tamar", "Oren", "Tamar Oren"],
    ["he", "תמר", "אורן", "תמר אורן"],
    ["ko", "하윤", "김", "김하윤"],
    ["ja", "花子", "山田", "山田花子"],
    ["en", "하윤", "김", "하윤 김"],
    ["ko", "Tamar", "Oren", "Oren Tamar"],
    ["ja", "תמר", "אורן", "אורן תמר"],
    ["en", "", "Oren", "Oren"],
    ["ko", "", "김", "김"],
    ["en", " Tamar ", " Oren ", "Tamar Oren"],
  ] as const)("in %s, %s and %s make %s", (language, firstName, lastName, expected) => {
    expect(fullName({ firstName, lastName }, language)).toBe(expected);
  });
});

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

test.each([
  ["en", "Tamar", "Oren", "TO"],
  ["he", "תמר", "אורן", "תא"],
  ["ko", "하윤", "김", "김"],
  ["ko", "Tamar", "Oren", "OT"],
  ["en", "", "Oren", "O"],
] as const)("in %s the initials of %s %s are %s", (language, firstName, lastName, expected) => {
  expect(initialsOf({ firstName, lastName }, language)).toBe(expected);
});
