import { dictionary } from "@zxcvbn-ts/language-common";

let commonPasswords: ReadonlySet<string> | undefined;

/** Is this one of the most common passwords (about 49,000 in the library), whatever its capitalisation (D8)? */
export function isCommonPassword(password: string): boolean {
  commonPasswords ??= new Set(dictionary["passwords-common"]);
  return commonPasswords.has(password.toLowerCase());
}
