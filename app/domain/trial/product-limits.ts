import { type SeriesById, type TrialSeries, type TrialUnits, totalUnits } from "./trial-units";

export type NoTrialReason = "noMatchingTrialBySeriesId" | "noMatchingRevenueByTrialReference" | "revenueMissing";

/** How many trials of one trial series the revenue in the cart allows: none and why, or the two limits of D19. */
export type ProductLimits =
  | { allowed: false; reason: NoTrialReason }
  | {
      allowed: true;
      /** Limit (a): all powers together. */
      inTotal: number;
      /** Limit (b): of a power that is in the cart as revenue; null for other powers, which share the two of `freeTrials`. */
      ofPower: (power: number | null) => number | null;
    };

/** Trials of the powers that are not in the cart as revenue, all together; and of a power with up to this much revenue. */
export const freeTrials = 2;

/** Returns the limits for trials of one series without a patient (D19, "Per product"), with reasons in the order of the rule. */
export function productLimits(trialSeriesId: string, revenue: readonly TrialUnits[], seriesById: SeriesById): ProductLimits {
  if (!seriesById.get(trialSeriesId)?.trial) return { allowed: false, reason: "noMatchingTrialBySeriesId" };
  const matching = [...seriesById.values()].filter((series) => series.trialReference === trialSeriesId);
  if (matching.length === 0) return { allowed: false, reason: "noMatchingRevenueByTrialReference" };
  const carted = revenue.filter((units) => matching.some(({ id }) => id === units.seriesId));
  if (carted.length === 0) return { allowed: false, reason: "revenueMissing" };
  return {
    allowed: true,
    inTotal: multiplied(carted, matching),
    ofPower: (power) => {
      const ofPower = carted.filter((units) => units.power === power);
      if (ofPower.length === 0) return null;
      return totalUnits(ofPower) <= freeTrials ? freeTrials : multiplied(ofPower, matching);
    },
  };
}

/** Returns the sum over the series of whole units times trialMultiplier. */
function multiplied(units: readonly TrialUnits[], series: readonly TrialSeries[]): number {
  const trials = series.map(({ id, trialMultiplier }) => {
    const ofSeries = units.filter(({ seriesId }) => seriesId === id);
    return Math.trunc(totalUnits(ofSeries)) * trialMultiplier;
  });
  return trials.reduce((sum, each) => sum + each, 0);
}
