import { permitted, refused, type Verdict } from "../verdict";
import { isCommonPassword } from "./common-passwords";
import { normaliseEmail } from "./email";

export const passwordLength = { min: 8, max: 128 } as const;

export type PasswordCode = "tooShort" | "tooLong" | "noCapital" | "tooCommon" | "isEmail";
/**
 * `hasOnlyUncasedLetters` is true when all typed letters are from scripts without capitals, so that the text can say that one of A to Z is
 * needed.
 */
export type PasswordValues = { min: number; max: number; hasOnlyUncasedLetters: boolean };

/**
 * Refuses a password that is not 8 to 128 characters long, has no capital letter of any script (Hebrew, Korean and Japanese have none, so
 * there one of A to Z is needed), is among the most common ones, or is the person's e-mail (D8). Characters are code points, not bytes.
 */
export function checkPassword(password: string, email: string): Verdict<PasswordValues, PasswordCode> {
  const length = [...password].length;
  const hasOnlyUncasedLetters = /\p{L}/u.test(password) && !/\p{Ll}|\p{Lu}|\p{Lt}/u.test(password);
  const values = { min: passwordLength.min, max: passwordLength.max, hasOnlyUncasedLetters };
  if (length < passwordLength.min) return refused("tooShort", values);
  if (length > passwordLength.max) return refused("tooLong", values);
  if (normaliseEmail(password) === normaliseEmail(email)) return refused("isEmail", values);
  if (isCommonPassword(password)) return refused("tooCommon", values);
  return /\p{Lu}/u.test(password) ? permitted : refused("noCapital", values);
}
