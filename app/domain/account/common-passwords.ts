import { dictionary } from "@zxcvbn-ts/language-common";

let commonPasswords: ReadonlySet<string> | undefined;

/** Is this one of the most common passwords, of which the library keeps some 49,000, however it is capitalised (D8)? */
export function isCommonPassword(password: string): boolean {
  commonPasswords ??= new Set(dictionary["passwords-common"]);
  return commonPasswords.has(password.toLowerCase());
}
