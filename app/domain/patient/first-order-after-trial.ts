import type { CalendarDay } from "../edition";
import type { WornLens } from "./worn-lens";

/**
 * Returns the day of the first order, on or after the trial's day, of a series that the trial was for; null when none followed.
 * `trialReferenceOf` returns the trial series of a series.
 */
export function firstOrderAfterTrial(
  trialSeriesIds: readonly string[],
  { trialOn, lenses }: { trialOn: CalendarDay; lenses: readonly Pick<WornLens, "seriesId" | "orderedOn">[] },
  trialReferenceOf: (seriesId: string) => string | null,
): CalendarDay | null {
  const followed = lenses.filter(({ seriesId, orderedOn }) => {
    const trialSeriesId = trialReferenceOf(seriesId);
    return orderedOn >= trialOn && trialSeriesId !== null && trialSeriesIds.includes(trialSeriesId);
  });
  return followed.map(({ orderedOn }) => orderedOn).toSorted()[0] ?? null;
}
