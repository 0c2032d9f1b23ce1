import type { RowChange } from "./import-rows";

/** Ratio of new to present price, or its inverse, from which a change may be a typing mistake. */
const leapRatio = 2;

/**
 * Returns the ratio of new to present price when it is 2 or more, or 0.5 or less: of both prices, that of the one that changes more; 0
 * when one becomes free. Null for every other change. A ratio of 100 often means a missing decimal point (D90).
 */
export function priceLeap({ table, before, after }: RowChange): number | null {
  if (table !== "prices" || !before || !after) return null;
  const pairs = [
    [before.priceRetail, after.priceRetail],
    [before.priceAnnual, after.priceAnnual],
  ] as const;
  const times = pairs.flatMap(([was, is]) => (was > 0 ? [is / was] : []));
  const farthest = times.toSorted((one, other) => leapSize(other) - leapSize(one))[0];
  return farthest !== undefined && leapSize(farthest) >= leapRatio ? farthest : null;
}

/** Returns the size of a change of price upwards or downwards, as a ratio of at least 1. */
export const leapSize = (times: number): number => Math.max(times, 1 / times);
