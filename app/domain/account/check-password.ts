import { permitted, refused, type Verdict } from "../verdict";
import { isCommonPassword } from "./common-passwords";
import { lengthOf, metPasswordRules, passwordLength } from "./password-rules";

export type PasswordCode = "tooShort" | "tooLong" | "noCapital" | "tooCommon" | "isEmail";
/**
 * `hasOnlyUncasedLetters` is true when all typed letters are from scripts without capitals, so that the text can say that one of A to Z is
 * needed.
 */
export type PasswordValues = { min: number; max: number; hasOnlyUncasedLetters: boolean };

/**
 * Refuses a password that is not 8 to 128 characters long, has no capital letter of any script (Hebrew, Korean and Japanese have none, so
 * there one of A to Z is needed), is among the most common ones, or is the person's e-mail, made of its words or of the portal's name (D8).
 * Characters are code points, not bytes.
 */
export function checkPassword(password: string, email: string): Verdict<PasswordValues, PasswordCode> {
  const met = metPasswordRules(password, email);
  const hasOnlyUncasedLetters = /\p{L}/u.test(password) && !/\p{Ll}|\p{Lu}|\p{Lt}/u.test(password);
  const values = { min: passwordLength.min, max: passwordLength.max, hasOnlyUncasedLetters };
  if (!met.length) return refused(lengthOf(password) < passwordLength.min ? "tooShort" : "tooLong", values);
  if (!met.ownWords) return refused("isEmail", values);
  if (isCommonPassword(password)) return refused("tooCommon", values);
  return met.capital ? permitted : refused("noCapital", values);
}
