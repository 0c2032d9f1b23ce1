import type { RowChange } from "./import-rows";

/** From this many times the present price on, or down to this part of it, a change is one that somebody may have mistyped. */
const leapFrom = 2;

/**
 * How many times its present price a price becomes, where that is twice or more or half or less: of two prices that change the one that
 * leaps farther. Null for every other change. 100 is often a decimal point that is missing (D90).
 */
export function priceLeap({ table, before, after }: RowChange): number | null {
  if (table !== "prices" || !before || !after) return null;
  const pairs = [
    [before.priceRetail, after.priceRetail],
    [before.priceAnnual, after.priceAnnual],
  ] as const;
  const times = pairs.flatMap(([was, is]) => (was > 0 && is > 0 ? [is / was] : []));
  const farthest = times.toSorted((one, other) => farOf(other) - farOf(one))[0];
  return farthest !== undefined && farOf(farthest) >= leapFrom ? farthest : null;
}

/** How far a price leaps, upwards or downwards. */
export const farOf = (times: number): number => Math.max(times, 1 / times);
