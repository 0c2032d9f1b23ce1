import type { CalendarDay } from "../edition";
import type { LineSplit } from "../order/split-order";

/**
 * Splits a quantity by stock: as many boxes as are in stock leave now, the others follow. `expectedDay` is the day on which new ones are
 * expected, null when not known; it is returned only when boxes follow.
 */
export function splitByStock(quantity: number, onHand: number, expectedDay: CalendarDay | null): LineSplit {
  const now = Math.min(quantity, Math.max(0, onHand));
  const later = quantity - now;
  return { now, later, expectedDay: later > 0 ? expectedDay : null };
}
