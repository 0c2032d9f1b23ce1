import { permitted, refused, type Verdict } from "../verdict";

/** Returns an e-mail as it is stored and compared: trimmed, in composed Unicode, in lower case (D7). */
export function normaliseEmail(text: string): string {
  return text.trim().normalize("NFKC").toLowerCase();
}

/** Refuses an empty e-mail with `emailRequired` and a malformed one with `emailInvalid` (D66). */
export function checkEmail(text: string): Verdict<undefined, "emailRequired" | "emailInvalid"> {
  const email = normaliseEmail(text);
  if (email === "") return refused("emailRequired");
  const isAddress =
    email.length <= 254 && /^[^\s@<>(),;:"\\[\]]{1,64}@([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u.test(email);
  return isAddress && !email.includes("..") && !/^\.|\.@/.test(email) ? permitted : refused("emailInvalid");
}
