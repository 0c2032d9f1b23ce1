import fc from "fast-check";
import { expect, test } from "vitest";
import {
  confirmationLetters,
  confirmationNumber,
  findConfirmationParts,
  partName,
  shortConfirmationNumber,
} from "~/domain/order/confirmation-number";

test("a number is three letters, the practice's number and six digits", () => {
  expect(confirmationNumber("ABC", 1042, 317)).toBe("ABC-1042-000317");
  expect(confirmationNumber("ABC", 1042, 999_999)).toBe("ABC-1042-999999");
  expect(confirmationNumber("ABC", 1042, 1_000_000)).toBe("ABC-1042-1000000");
});

test("its short form is the running number alone; any other text stays as it is", () => {
  expect(["ABC-1042-000317", "ABC-1042-1000000", "later"].map(shortConfirmationNumber)).toEqual(["317", "1000000", "later"]);
});

test("a part is named by the running number of its order and its position", () => {
  expect(partName({ confirmationNum: "ABC-1042-000333" }, 2)).toBe("333-2");
});

test.each([
  ["IL", "einayim", "EIN"],
  ["IL", "carmel", "CAR"],
  ["KR", "hanbit", "HAN"],
  ["IL", "a1-b2", "ABI"],
  ["KR", "x", "XKR"],
  ["IL", "42", "ILX"],
] as const)("in %s the practice %s has the letters %s", (edition, subDomain, letters) => {
  expect(confirmationLetters(edition, subDomain)).toBe(letters);
});

test.each([
  ["ABC-1042-000317", { letters: "ABC", practiceNumber: 1042, runningNumber: 317 }],
  [" abc-1042-000317 ", { letters: "ABC", practiceNumber: 1042, runningNumber: 317 }],
  ["\u2066ABC-1042-000317\u2069", { letters: "ABC", practiceNumber: 1042, runningNumber: 317 }],
  ["ABC1042-000317", { letters: "ABC", practiceNumber: 1042, runningNumber: 317 }],
  ["order ABC-1042-000317", null],
  ["ABC-1042-000317-1", null],
  ["AB-1042-000317", null],
  ["ABC-1042-317", null],
  ["ABC-0-000317", null],
  ["", null],
])("%j is read as %j", (text, parts) => {
  expect(findConfirmationParts(text)).toEqual(parts);
});

test("a formatted number is parsed back, for the letters of any practice", () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.integer({ min: 1, max: 99_999 }),
      fc.integer({ min: 1, max: 9_999_999 }),
      (subDomain, practiceNumber, runningNumber) => {
        const letters = confirmationLetters("IL", subDomain);
        expect(findConfirmationParts(confirmationNumber(letters, practiceNumber, runningNumber))).toEqual({
          letters,
          practiceNumber,
          runningNumber,
        });
      },
    ),
  );
});
