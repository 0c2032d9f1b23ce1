import { permitted, refused, type Verdict } from "../verdict";
import { isCommonPassword } from "./common-passwords";
import { normaliseEmail } from "./email";

export const passwordLength = { min: 8, max: 128 } as const;

export type PasswordCode = "tooShort" | "tooLong" | "noCapital" | "tooCommon" | "isEmail";
/** `hasOnlyUncasedLetters`: the letters typed are of a script without capitals, so a text can say that one of A to Z is needed. */
export type PasswordValues = { min: number; max: number; hasOnlyUncasedLetters: boolean };

/**
 * May this be a password of the person with this e-mail? 8 to 128 characters, at least one capital letter of any script
 * that has capitals (Hebrew, Korean and Japanese have none: then one of A to Z is needed), neither among the most
 * common nor the e-mail (D8). Characters are counted as people see code points, not as bytes.
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
