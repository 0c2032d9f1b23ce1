import { type LensToPrice, priceBoughtLenses } from "./price-line";
import type { PriceRules } from "./price-order";
import { runningPromotions } from "./promotion";

/**
 * Returns what the lenses of an earlier order would cost today (D25): their boxes, and the sum in the smallest unit, with VAT where the
 * market's prices include it (D3). `amount` is null when a lens has no price any more.
 */
export function priceRepeat(
  lenses: readonly LensToPrice[],
  { book, promotions, day }: Omit<PriceRules, "vat">,
): { boxes: number; amount: number | null } {
  const lines = priceBoughtLenses(lenses, book, runningPromotions(promotions, day));
  const boxes = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (lines.some(({ unitPrice }) => unitPrice === null)) return { boxes, amount: null };
  return { boxes, amount: lines.reduce((sum, { amount }) => sum + amount, 0) };
}
