import type { TrialOffer } from "./trial-offer";

/** Why a trial does not match, and the alternatives. */
export type NoMatch = {
  reason: "missing" | "noTrialSeries" | "unknown";
  series: string;
  /** The revenue series that would allow it. */
  of: { id: string; name: string }[];
  /** Trial series that the cart already allows. */
  alternatives: { id: string; name: string }[];
};

/**
 * Returns the reason and alternatives for a trial series whose boxes are not in the cart (`seriesId`), or a revenue series without trials
 * (`of`): boxes to order, and trials that match the cart, those of the same kind first.
 */
export function noMatchOf({ rows, revenue }: TrialOffer, asked: { seriesId: string; of: string }): NoMatch {
  const trial = rows.find(({ series }) => series.id === asked.seriesId);
  const bought = revenue.find(({ id }) => id === asked.of);
  const kind = trial?.series.kind ?? bought?.kind;
  const allowed = rows.filter(({ series, allowance }) => allowance.left > 0 && series.id !== asked.seriesId);
  const sameKind = rows.filter(({ series }) => series.kind === kind && series.id !== asked.seriesId);
  const offered = bought
    ? sameKind
    : allowed.toSorted((one, other) => Number(other.series.kind === kind) - Number(one.series.kind === kind));
  return {
    reason: trial ? "missing" : bought ? "noTrialSeries" : "unknown",
    series: trial?.series.displayName ?? bought?.displayName ?? "",
    of: (trial?.of ?? []).filter(({ available }) => available).map(({ id, displayName }) => ({ id, name: displayName })),
    alternatives: offered.slice(0, 3).map(({ series }) => ({ id: series.id, name: series.displayName })),
  };
}
