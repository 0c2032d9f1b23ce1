import fc from "fast-check";
import { expect, test } from "vitest";
import { checkPassword } from "~/domain/account/check-password";
import { isCommonPassword } from "~/domain/account/common-passwords";

const email = "Dana.Levi@einayim.example";

test.each([
  ["a capital letter among small ones", "blue Lens 7"],
  ["exactly 8 characters", "Optik-24"],
  ["exactly 128 characters", `A${"b".repeat(127)}`],
  ["8 characters beyond the basic plane", "🔑🔑🔑🔑🔑🔑🔑A"],
  ["a capital of another script", "очки Иванова"],
  ["Hebrew letters and a capital of A to Z", "עדשות מגע K"],
  ["a word of the e-mail beside another", "Dana reads 7"],
  ["a common word inside a longer one", "Password of the north"],
])("a password with %s is permitted", (_, password) => {
  expect(checkPassword(password, email)).toEqual({ permitted: true });
});

test.each([
  ["nothing", "", "tooShort", false],
  ["7 characters", "Optik-2", "tooShort", false],
  ["4 characters that are 8 units", "🔑🔑🔑A", "tooShort", false],
  ["129 characters", `A${"b".repeat(128)}`, "tooLong", false],
  ["no capital letter", "blue lens 7", "noCapital", false],
  ["digits only", "8402 7719", "noCapital", false],
  ["Hebrew letters only", "עדשות מגע 7", "noCapital", true],
  ["Korean letters only", "콘택트렌즈 하나둘", "noCapital", true],
  ["a common password", "Password1", "tooCommon", false],
  ["a common password in capitals", "QWERTYUIOP", "tooCommon", false],
  ["the e-mail", "Dana.Levi@einayim.example", "isEmail", false],
  ["words of the e-mail", "Dana-Einayim-7", "isEmail", false],
  ["the portal's name and a year", "Dioptre2026!", "isEmail", false],
  ["the e-mail in other letters", "DANA.LEVI@EINAYIM.EXAMPLE", "isEmail", false],
])("a password of %s is refused", (_, password, code, hasOnlyUncasedLetters) => {
  expect(checkPassword(password, email)).toEqual({ permitted: false, code, values: { min: 8, max: 128, hasOnlyUncasedLetters } });
});

test("the list of common passwords is compared without case", () => {
  expect(["123456", "Password", "QWERTY", "iloveyou", "LetMeIn", "Gandalf1", "Volleyball", "Liverpool1"].every(isCommonPassword)).toBe(
    true,
  );
  expect(["", " ", "Demo-Lens-2026", "blue Lens 7"].some(isCommonPassword)).toBe(false);
});

test("a password is permitted exactly when long enough, not too long, not common and with a capital letter", () => {
  const letters = fc.string({ unit: fc.constantFrom("a", "B", "7", " ", "ש", "é", "🔑"), maxLength: 140 });
  fc.assert(
    fc.property(fc.oneof(letters, fc.constantFrom("Password", "password1", "B7654321")), (password) => {
      const length = [...password].length;
      const isGood = length >= 8 && length <= 128 && password.includes("B") && !isCommonPassword(password);
      expect(checkPassword(password, email).permitted).toBe(isGood);
    }),
  );
});
