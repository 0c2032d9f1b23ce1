import type { Preorder } from "../order/preorder";
import { freeTrials, productLimits } from "./product-limits";
import { type ItemReason, maximumTrialsPerPatient, type PatientReason } from "./trial-findings";
import { countedUnits, hundredths, type SeriesById, type TrialUnits, totalUnits } from "./trial-units";

/** One limit: the maximum, what the cart uses of it, and what is left. `reason` is the finding when it is exceeded. */
export type TrialLimit = { reason: ItemReason | PatientReason; max: number; used: number; left: number };

/** How many more trials may be added, and the limits; the tightest comes first (D20). */
export type TrialAllowance = { left: number; limits: [TrialLimit, ...TrialLimit[]] };

/** Whose allowance is asked for: that of a patient, or of a trial series without a patient and one of its powers (in dioptres). */
export type AllowanceQuestion = { patientId: string; seriesId?: string } | { seriesId: string; power: number | string | undefined };

/** Returns how many more trials may be added to this cart (D20); never below 0. */
export function trialAllowance(question: AllowanceQuestion, preorders: readonly Preorder[], seriesById: SeriesById): TrialAllowance {
  const { trials, revenue } = countedUnits(preorders);
  if ("patientId" in question) {
    const ofPatient = trials.filter(({ patientId }) => patientId === question.patientId);
    const isTrial = question.seriesId === undefined || seriesById.get(question.seriesId)?.trial === true;
    const reason = isTrial ? "exceedsPatientTrials" : "noMatchingTrialBySeriesId";
    return allowance([limit(reason, isTrial ? maximumTrialsPerPatient : 0, ofPatient)]);
  }
  const ofSeries = trials.filter(({ patientId, seriesId }) => patientId === null && seriesId === question.seriesId);
  const limits = productLimits(question.seriesId, revenue, seriesById);
  if (!limits.allowed) return allowance([limit(limits.reason, 0, ofSeries)]);
  const power = hundredths(question.power);
  const ofPower = limits.ofPower(power);
  const sharing = ofSeries.filter((units) => (ofPower === null ? limits.ofPower(units.power) === null : units.power === power));
  return allowance([
    limit("exceedsRevenueTimesMultiplier", limits.inTotal, ofSeries),
    limit("exceedsPowerAllowance", ofPower ?? freeTrials, sharing),
  ]);
}

function limit(reason: TrialLimit["reason"], max: number, units: readonly TrialUnits[]): TrialLimit {
  const used = totalUnits(units);
  return { reason, max, used, left: Math.max(0, max - used) };
}

function allowance(limits: [TrialLimit, ...TrialLimit[]]): TrialAllowance {
  const [tightest, ...others] = limits.toSorted((one, other) => one.left - other.left) as [TrialLimit, ...TrialLimit[]];
  return { left: tightest.left, limits: [tightest, ...others] };
}
