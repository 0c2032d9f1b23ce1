import { compactText } from "../direction-marks";
import { permitted, refused, type Verdict } from "../verdict";

/** Maximum quantity of a line and of a whole cart (D21). */
export const maximumQuantity = 1000;

export type QuantityCode = "quantityRequired" | "quantityNotWhole" | "quantityTooLarge";
export type QuantityValues = { given: string; maximum: number };

/** Refuses a quantity of a line that is not a whole number from 1 to 1000; none, 0 and less are `quantityRequired`. */
export function checkQuantity(value: number | null | undefined): Verdict<QuantityValues, QuantityCode> {
  const values = { given: value === null || value === undefined || Number.isNaN(value) ? "" : String(value), maximum: maximumQuantity };
  if (values.given === "" || Number(value) <= 0) return refused("quantityRequired", values);
  if (value === Number.POSITIVE_INFINITY) return refused("quantityTooLarge", values);
  if (!Number.isInteger(value)) return refused("quantityNotWhole", values);
  return Number(value) > maximumQuantity ? refused("quantityTooLarge", values) : permitted;
}

export type TypedQuantityCode = QuantityCode | "quantityNegative";
export type ParsedQuantity = { permitted: true; quantity: number } | { permitted: false; code: TypedQuantityCode; values: QuantityValues };

/**
 * Returns a typed or pasted quantity: digits and one dot (D39), full-width digits too; spaces and direction marks are ignored. A number
 * below 0 is refused `quantityNegative`, any other text `quantityNotWhole`, as is 2.5, with the text in `values.given`.
 */
export function parseQuantity(text: string): ParsedQuantity {
  const typed = compactText(text);
  if (typed === "") return refused("quantityRequired", { given: "", maximum: maximumQuantity });
  if (/^[-\u2212]\d+\.?\d*$/.test(typed)) return refused("quantityNegative", { given: text, maximum: maximumQuantity });
  if (!/^\d+\.?\d*$/.test(typed)) return refused("quantityNotWhole", { given: text, maximum: maximumQuantity });
  const quantity = Number(typed);
  const verdict = checkQuantity(quantity);
  return verdict.permitted ? { permitted: true, quantity } : { ...verdict, values: { ...verdict.values, given: text } };
}

/** Returns what a typed text orders: a quantity, nothing (empty, 0 and, for what is in the cart, less than 0; D62), or a mistake. */
export function typedBoxes(text: string, boxesInCart: number): ParsedQuantity {
  const parsed = parseQuantity(text);
  if (parsed.permitted) return parsed;
  const takesOut = parsed.code === "quantityRequired" || (boxesInCart > 0 && /^[-\u2212]\d+$/.test(compactText(text)));
  return takesOut ? { permitted: true, quantity: 0 } : parsed;
}
