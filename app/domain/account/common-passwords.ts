import { dictionary } from "@zxcvbn-ts/language-common";

let commonPasswords: ReadonlySet<string> | undefined;

/** Whether this is one of the most common passwords (about 49,000 in the library), in any capitalisation (D8). */
export function isCommonPassword(password: string): boolean {
  commonPasswords ??= new Set(dictionary["passwords-common"]);
  return commonPasswords.has(password.toLowerCase());
}
