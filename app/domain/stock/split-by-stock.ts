import type { CalendarDay } from "../edition";
import type { LineSplit } from "../order/split-order";

/**
 * A quantity split by the shelf: as many boxes as lie there leave now, the others follow. `expectedDay` is the day on
 * which new ones are expected, null when it is not known; it is answered only for boxes that follow.
 */
export function splitByStock(quantity: number, onHand: number, expectedDay: CalendarDay | null): LineSplit {
  const now = Math.min(quantity, Math.max(0, onHand));
  const later = quantity - now;
  return { now, later, expectedDay: later > 0 ? expectedDay : null };
}
