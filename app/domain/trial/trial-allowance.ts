import type { Preorder } from "../order/preorder";
import { freeTrials, productLimits } from "./product-limits";
import { type ItemReason, maximumTrialsPerPatient, type PatientReason } from "./trial-findings";
import { countedUnits, hundredths, type SeriesById, type TrialUnits, totalUnits } from "./trial-units";

/** One limit: the maximum, what the cart uses of it, and what is left. `reason` is the finding when it is exceeded. */
export type TrialLimit<Reason = ItemReason | PatientReason> = { reason: Reason; max: number; used: number; left: number };

/** How many more trials may be added, and the limits; the tightest comes first (D20). */
export type TrialAllowance<Reason = ItemReason | PatientReason> = {
  left: number;
  limits: [TrialLimit<Reason>, ...TrialLimit<Reason>[]];
};

type OfficeQuestion = { seriesId: string; power: number | string | undefined };

/** Whose allowance is asked for: that of a patient, or of a trial series without a patient and one of its powers (in dioptres). */
export type AllowanceQuestion = { patientId: string; seriesId?: string } | OfficeQuestion;

/** Returns how many more trials may be added to this cart (D20); never below 0. */
export function trialAllowance(question: AllowanceQuestion, preorders: readonly Preorder[], seriesById: SeriesById): TrialAllowance {
  if (!("patientId" in question)) return officeAllowance(question, preorders, seriesById);
  const ofPatient = countedUnits(preorders).trials.filter(({ patientId }) => patientId === question.patientId);
  const isTrial = question.seriesId === undefined || seriesById.get(question.seriesId)?.trial === true;
  const reason = isTrial ? "exceedsPatientTrials" : "noMatchingTrialBySeriesId";
  return allowance<ItemReason | PatientReason>([limit(reason, isTrial ? maximumTrialsPerPatient : 0, ofPatient)]);
}

/** Returns the same for trials without a patient. */
export function officeAllowance(
  { seriesId, power: asked }: OfficeQuestion,
  preorders: readonly Preorder[],
  seriesById: SeriesById,
): TrialAllowance<ItemReason> {
  const { trials, revenue } = countedUnits(preorders);
  const ofSeries = trials.filter((units) => units.patientId === null && units.seriesId === seriesId);
  const limits = productLimits(seriesId, revenue, seriesById);
  if (!limits.allowed) return allowance<ItemReason>([limit(limits.reason, 0, ofSeries)]);
  const power = hundredths(asked);
  const ofPower = limits.ofPower(power);
  const sharing = ofSeries.filter((units) => (ofPower === null ? limits.ofPower(units.power) === null : units.power === power));
  return allowance<ItemReason>([
    limit("exceedsRevenueTimesMultiplier", limits.inTotal, ofSeries),
    limit("exceedsPowerAllowance", ofPower ?? freeTrials, sharing),
  ]);
}

function limit<Reason>(reason: Reason, max: number, units: readonly TrialUnits[]): TrialLimit<Reason> {
  const used = totalUnits(units);
  return { reason, max, used, left: Math.max(0, max - used) };
}

function allowance<Reason>(limits: [TrialLimit<Reason>, ...TrialLimit<Reason>[]]): TrialAllowance<Reason> {
  const [tightest, ...others] = limits.toSorted((one, other) => one.left - other.left) as [TrialLimit<Reason>, ...TrialLimit<Reason>[]];
  return { left: tightest.left, limits: [tightest, ...others] };
}
