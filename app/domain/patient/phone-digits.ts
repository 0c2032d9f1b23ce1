import { compactText } from "../direction-marks";
import type { EditionCode } from "../edition";

const callingCodes: Record<EditionCode, string> = { IL: "972", KR: "82" };

/** Only what belongs to a written phone number. */
const phoneText = /^[+\d().\-/]+$/;

/** Does the text look like a phone number or a part of one: at least 3 digits and nothing but signs between them? */
export function looksLikePhone(text: string): boolean {
  const plain = compactText(text);
  return phoneText.test(plain) && plain.replace(/\D/g, "").length >= 3;
}

/**
 * The digits of a phone number as the market dials it, however it was written: "+972 50-000 0012", "972500000012" and
 * "500000012" are all 0500000012. Parts of a number keep their digits.
 */
export function phoneDigits(text: string, country: EditionCode): string {
  const plain = text.normalize("NFKC").trim();
  const digits = plain.replace(/\D/g, "");
  const code = callingCodes[country];
  if (new RegExp(`^(?:00)?${code}`).test(digits) && (/^(\+|00)/.test(plain) || digits.length > code.length + 7))
    return digits.replace(new RegExp(`^(?:00)?${code}0?`), "0");
  if (plain.startsWith("+")) return digits;
  return digits.length >= 8 && /^[2-9]/.test(digits) ? `0${digits}` : digits;
}
