/** Weeks that are added together, so that a location's ordering days do not look like chance. */
const weeksTogether = 4;
/** The weight of plain chance, in months, against what a lens has shown. */
const evenMonths = 8;
const plainChance = 1.1;
const greatest = 2;

/**
 * Returns how much more the boxes of a lens cluster than by plain chance: the variance over the mean of the boxes used in four weeks. 1 is
 * a Poisson distribution; a lens that is always used two boxes at a time has 2.
 */
export function dispersionOf(wentByWeek: readonly number[]): number {
  const months = Math.floor(wentByWeek.length / weeksTogether);
  const sums = Array.from({ length: months }, (_, month) =>
    wentByWeek.slice(month * weeksTogether, (month + 1) * weeksTogether).reduce((sum, boxes) => sum + boxes, 0),
  );
  const mean = sums.reduce((sum, boxes) => sum + boxes, 0) / Math.max(1, months);
  if (mean === 0) return plainChance;
  const shown = sums.reduce((sum, boxes) => sum + (boxes - mean) ** 2 / mean, 0);
  return Math.min(greatest, Math.max(1, (shown + evenMonths * plainChance) / (months + evenMonths)));
}
