import { withoutInvisible } from "../readable-text";
import { permitted, refused, type Verdict } from "../verdict";

/** Returns an e-mail as it is stored and written to: as typed, without spaces around it, invisible characters and full-width ones. */
export function storedEmail(text: string): string {
  return withoutInvisible(text).trim().normalize("NFKC");
}

/** Returns an e-mail as it is compared: as it is stored, in lower case (D7). */
export function normaliseEmail(text: string): string {
  return storedEmail(text).toLowerCase();
}

const localPart = String.raw`[^\s@<>(),;:"\\[\]]{1,64}`;
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?`;
/** The last label of a host name has two characters or more, one of them a letter; so IP addresses are none. */
const address = new RegExp(String.raw`^${localPart}@(?:${label}\.)+(?=[^.]*\p{L})(?=[^.]{2})${label}$`, "u");

/** Refuses an empty e-mail with `emailRequired` and a malformed one with `emailInvalid` (D66). */
export function checkEmail(text: string): Verdict<undefined, "emailRequired" | "emailInvalid"> {
  const email = normaliseEmail(text);
  if (email === "") return refused("emailRequired");
  const isAddress = email.length <= 254 && address.test(email) && !email.includes("..") && !/^\.|\.@/.test(email);
  return isAddress ? permitted : refused("emailInvalid");
}
