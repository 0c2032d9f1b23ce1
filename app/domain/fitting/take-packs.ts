import { lotKey } from "../delivery/lot-key";
import type { CalendarDay } from "../edition";
import { permitted, refused, type Verdict } from "../verdict";
import { type FittingPacks, fittingExpiryOf } from "./fitting-shelf";

/** A number of packs from one row of the shelf. */
export type TakenPacks = { packsId: string; quantity: number };

/** What is taken: a number of packs of a lens, with the lot in the code of a scanned pack. */
export type Taking = { quantity: number; lot: string | null };

/**
 * Returns which packs of a lens are given out (D160): those that expire first, never an expired one; for a scanned pack with a lot those of
 * that lot, else those of an unknown lot. Refuses when the shelf holds fewer, with the number left.
 */
export function packsToUse(
  packs: readonly FittingPacks[],
  { quantity, lot }: Taking,
  today: CalendarDay,
): { verdict: Verdict<{ left: number }, "notOnShelf">; taken: TakenPacks[] } {
  const isOfLot = (each: FittingPacks) => lot !== null && each.lot !== null && lotKey(each.lot) === lotKey(lot);
  const usable = packs.filter(({ left, expiresOn }) => left > 0 && fittingExpiryOf(expiresOn, today) !== "expired");
  const matching = usable.filter((each) => lot === null || isOfLot(each) || each.lot === null);
  const inTurn = matching.toSorted(
    (one, other) =>
      Number(isOfLot(other)) - Number(isOfLot(one)) || compareDays(one.expiresOn, other.expiresOn) || (one.id < other.id ? -1 : 1),
  );
  const left = inTurn.reduce((sum, each) => sum + each.left, 0);
  if (quantity > left) return { verdict: refused("notOnShelf", { left }), taken: [] };
  const taken: TakenPacks[] = [];
  let lacking = quantity;
  for (const each of inTurn) {
    if (lacking === 0) break;
    const number = Math.min(lacking, each.left);
    taken.push({ packsId: each.id, quantity: number });
    lacking -= number;
  }
  return { verdict: permitted, taken };
}

/** Returns the packs to discard: all that have expired. */
export function packsToDiscard(packs: readonly FittingPacks[], today: CalendarDay): TakenPacks[] {
  return packs.flatMap(({ id, left, expiresOn }) =>
    left > 0 && fittingExpiryOf(expiresOn, today) === "expired" ? [{ packsId: id, quantity: left }] : [],
  );
}

/** Compares expiry dates, earliest first; packs without a known date are used last. */
function compareDays(one: CalendarDay | null, other: CalendarDay | null): number {
  if (one === other) return 0;
  if (one === null) return 1;
  if (other === null) return -1;
  return one < other ? -1 : 1;
}
