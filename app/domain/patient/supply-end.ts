import { addDays } from "../calendar/days";
import type { CalendarDay } from "../edition";
import { reorderDays } from "../prescription/check-supply";
import { type Supply, supplyOf } from "./supply";
import type { WornLens } from "./worn-lens";

/** What a patient wears now, and when the first of it runs out. */
export type SupplyEnd = { endsOn: CalendarDay; supply: Supply[] };

/**
 * Returns when the first of the boxes in use run out (D83). An eye whose boxes ran out before the last order was placed, and that this
 * order did not supply, is not counted. Null for a patient with nothing in use from an order.
 */
export function supplyEnd(lenses: readonly WornLens[], modalityOf: Parameters<typeof supplyOf>[1]): SupplyEnd | null {
  const lastOrderedOn = lenses
    .map(({ orderedOn }) => orderedOn)
    .toSorted()
    .at(-1);
  const supply = supplyOf(lenses, modalityOf).filter(({ until }) => lastOrderedOn !== undefined && until >= lastOrderedOn);
  const [endsOn] = supply.map(({ until }) => until).toSorted();
  return endsOn === undefined ? null : { endsOn, supply };
}

/** Returns the supply ends that are due for reordering today: the next three weeks, today included. */
export const daysToReorder = (today: CalendarDay) => ({ from: today, to: addDays(today, reorderDays) });
