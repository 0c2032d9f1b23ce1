/** Boxes are counted by so many weeks, so that the days on which a location orders do not look like chance. */
const weeksTogether = 4;
/** What a lens has shown is held against so many such months of plain chance. */
const evenMonths = 8;
const plainChance = 1.1;
const greatest = 2;

/**
 * How much more than by plain chance the boxes of a lens come together: the variance over the mean of what went in four weeks. 1 is a
 * Poisson distribution; a lens of which two boxes go at a time has 2.
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
