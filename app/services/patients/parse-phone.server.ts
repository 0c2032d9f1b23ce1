import parsePhoneNumber from "libphonenumber-js/min";
import type { EditionCode } from "~/domain/edition";
import { looksLikePhone, phoneDigits } from "~/domain/patient/phone-digits";
import { refused } from "~/domain/verdict";

export type ParsedPhone =
  | { permitted: true; phone: string; digits: string }
  | { permitted: false; code: "phoneInvalid"; values: undefined };

/** The country whose numbers are accepted without a plus sign beside those of the market: in Korea (xxx) xxx-xxxx. */
const alsoDialled: Record<EditionCode, "US" | null> = { IL: null, KR: "US" };

/**
 * Returns a phone number as it is stored: of the market as it is dialled there, of another country with its plus sign. `digits` are for
 * searching. Letters, extensions and numbers that cannot exist are refused.
 */
export function parsePhone(text: string, country: EditionCode): ParsedPhone {
  if (!looksLikePhone(text)) return refused("phoneInvalid");
  const number = parsePhoneNumber(text.normalize("NFKC"), country);
  if (!number?.isValid()) return parseForeign(text, country);
  if (number.country !== undefined && number.country !== country) {
    return { permitted: true, phone: number.formatInternational(), digits: phoneDigits(number.number, country) };
  }
  const phone = number.formatNational();
  return { permitted: true, phone, digits: phoneDigits(phone, country) };
}

function parseForeign(text: string, country: EditionCode): ParsedPhone {
  const other = alsoDialled[country];
  const number = other ? parsePhoneNumber(text.normalize("NFKC"), other) : undefined;
  if (!number?.isValid()) return refused("phoneInvalid");
  const phone = number.formatNational();
  return { permitted: true, phone, digits: phoneDigits(phone, country) };
}
