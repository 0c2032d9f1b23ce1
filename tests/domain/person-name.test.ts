import { describe, expect, test } from "vitest";
import { fullName, initialsOf, nameFields } from "~/domain/person-name";

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

test.each([
  ["en", "Tamar", "Oren", "TO"],
  ["he", "תמר", "אורן", "תא"],
  ["ko", "하윤", "김", "김"],
  ["ko", "Tamar", "Oren", "OT"],
  ["en", "", "Oren", "O"],
] as const)("in %s the initials of %s %s are %s", (language, firstName, lastName, expected) => {
  expect(initialsOf({ firstName, lastName }, language)).toBe(expected);
});

test.each([
  ["en", "firstName"],
  ["he", "firstName"],
  ["ko", "lastName"],
  ["ja", "lastName"],
] as const)("a form in %s asks for the %s first (D5)", (language, expected) => {
  expect(nameFields(language)[0]).toBe(expected);
});
