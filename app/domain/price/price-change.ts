import { type LensToPrice, priceBoughtLenses } from "./price-line";
import type { PriceBook } from "./price-row";
import type { RunningPromotion } from "./promotion";

type Rules = { book: PriceBook; running: readonly RunningPromotion[] };

/**
 * Returns by how much the price of an order changes when its lenses become others, by pack size; null for a pack without a price. A
 * promotion that the order reaches or loses changes every line of its series, including unchanged ones (D25).
 */
export function priceChange(before: readonly LensToPrice[], after: readonly LensToPrice[], rules: Rules): Map<number, number | null> {
  const changes = new Map<number, number | null>();
  for (const [lines, sign] of [
    [before, -1],
    [after, 1],
  ] as const) {
    for (const [index, { unitPrice, amount }] of priceBoughtLenses(lines, rules.book, rules.running).entries()) {
      const packSize = lines[index]?.packSize ?? 0;
      const sum = changes.get(packSize) ?? 0;
      changes.set(packSize, unitPrice === null || changes.get(packSize) === null ? null : sum + sign * amount);
    }
  }
  return changes;
}
