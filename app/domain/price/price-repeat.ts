import { type LensToPrice, priceBoughtLenses } from "./price-line";
import { type PriceRules, vatOf } from "./price-order";
import { runningPromotions } from "./promotion";

/**
 * Returns what the lenses of an earlier order would cost today (D25): their boxes, and the sum without VAT in the smallest unit. `net` is
 * null when a lens has no price any more.
 */
export function priceRepeat(
  lenses: readonly LensToPrice[],
  { book, promotions, vat, day }: PriceRules,
): { boxes: number; net: number | null } {
  const lines = priceBoughtLenses(lenses, book, runningPromotions(promotions, day));
  const boxes = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (lines.some(({ unitPrice }) => unitPrice === null)) return { boxes, net: null };
  const base = lines.reduce((sum, { amount }) => sum + amount, 0);
  return { boxes, net: vatOf(base, vat).net };
}
