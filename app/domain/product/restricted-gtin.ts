import { gtinCheckDigit, isValidGtin } from "./gtin";

/** Indicator 0 and the GS1 prefix 2 for restricted circulation: our own numbers, which never equal those of real products (D15). */
const prefix = "02";

/** One more than the largest item code: eight digits. */
export const itemCodeLimit = 100_000_000;

/** Returns the GTIN-14 of an item: prefix, three digits of number (0 for solutions), eight digits of item code, check digit. */
export function restrictedGtin(number: number, itemCode: number): string {
  const digits = prefix + String(number).padStart(3, "0") + String(itemCode).padStart(8, "0");
  return digits + gtinCheckDigit(digits);
}

/** Returns the number and item code of one of our own GTINs; null for real and invalid ones. */
export function parseRestrictedGtin(gtin: string): { number: number; itemCode: number } | null {
  if (!isValidGtin(gtin) || !gtin.startsWith(prefix)) return null;
  return { number: Number(gtin.slice(2, 5)), itemCode: Number(gtin.slice(5, 13)) };
}
