import { compactText } from "../direction-marks";
import type { EditionCode } from "../edition";

const callingCodes: Record<EditionCode, string> = { IL: "972", KR: "82" };

/** The characters of a written phone number. */
const phoneText = /^[+\d().\-/]+$/;

/** Whether the text looks like a phone number or part of one: at least 3 digits and only phone punctuation. */
export function looksLikePhone(text: string): boolean {
  const plain = compactText(text);
  return phoneText.test(plain) && plain.replace(/\D/g, "").length >= 3;
}

/**
 * Returns the digits of a phone number as dialled in the market, in any notation: "+972 50-000 0012", "972500000012" and "500000012" are
 * all 0500000012. Digits of incomplete numbers are kept.
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
