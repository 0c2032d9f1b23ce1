import { compactText } from "../direction-marks";
import { isValidGtin } from "../product/gtin";
import { permitted, refused, type Verdict } from "../verdict";
import { searchedLots, searchedLotsMax } from "./lot-key";

/** The product of a recall: by code, else by words of its name; both empty for every product. */
export type RecalledProduct = { gtin: string | null; productWords: string[] };

/** Returns what the product field holds (D87): a code of 12 to 14 digits with a valid check digit, else words of a name. */
export function recalledProduct(text: string): RecalledProduct {
  const digits = compactText(text);
  const gtin = /^\d{12,14}$/.test(digits) ? digits.padStart(14, "0") : "";
  if (isValidGtin(gtin)) return { gtin, productWords: [] };
  const words = text.toLowerCase().split(/\s+/);
  return { gtin: null, productWords: words.filter((word) => word !== "").slice(0, 10) };
}

/** Refuses a search for too many lots (D87). */
export function checkLots(text: string): Verdict<{ max: number }, "tooManyLots"> {
  return searchedLots(text).length > searchedLotsMax ? refused("tooManyLots", { max: searchedLotsMax }) : permitted;
}
