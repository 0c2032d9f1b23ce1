import type { Preorder } from "../order/preorder";
import { freeTrials, type NoTrialReason, productLimits } from "./product-limits";
import { countedUnits, type SeriesById, type TrialUnits, totalUnits } from "./trial-units";

/** Maximum number of trials of one patient in a cart, both eyes and all series together (D19). */
export const maximumTrialsPerPatient = 2;

export type ItemReason = NoTrialReason | "exceedsRevenueTimesMultiplier" | "exceedsPowerAllowance";
export type PatientReason = "exceedsPatientTrials" | "noMatchingTrialBySeriesId";

/** `power` in hundredths of a dioptre; null when the finding is about all powers of the series together. */
export type InvalidItem = {
  seriesId: string;
  power: number | null;
  quantity: number;
  maxQuantity: number;
  reason: ItemReason;
  preorderIds: string[];
};

export type InvalidPatientItem = {
  patientId: string;
  quantity: number;
  maxQuantity: number;
  reason: PatientReason;
  preorderIds: string[];
};

/** What the trial rules object to. The cart is valid when both lists are empty. */
export type TrialFindings = { invalidItems: InvalidItem[]; invalidPatientItems: InvalidPatientItem[] };

/** Applies the trial rules of D19 to the preorders of one cart; used when adding, in the cart and at checkout. */
export function findTrialFindings(preorders: readonly Preorder[], seriesById: SeriesById): TrialFindings {
  const { trials, revenue } = countedUnits(preorders);
  const withoutPatient = trials.filter(({ patientId }) => patientId === null);
  return {
    invalidItems: groupBy(withoutPatient, (units) => units.seriesId).flatMap(([seriesId, units]) =>
      findInvalidItems(seriesId, { trials: units, revenue }, seriesById),
    ),
    invalidPatientItems: groupBy(trials, (units) => units.patientId).flatMap(([patientId, units]) =>
      patientId === null ? [] : findInvalidPatientItems(patientId, units, seriesById),
    ),
  };
}

/** Returns the findings for a patient: at most two trials, of trial series only; the rules per product do not apply (D40). */
function findInvalidPatientItems(patientId: string, trials: TrialUnits[], seriesById: SeriesById): InvalidPatientItem[] {
  const noTrials = trials.filter(({ seriesId }) => !seriesById.get(seriesId)?.trial);
  const finding = (units: TrialUnits[], maxQuantity: number, reason: PatientReason): InvalidPatientItem[] =>
    totalUnits(units) > maxQuantity
      ? [{ patientId, quantity: totalUnits(units), maxQuantity, reason, preorderIds: preorderIdsOf(units) }]
      : [];
  return [...finding(noTrials, 0, "noMatchingTrialBySeriesId"), ...finding(trials, maximumTrialsPerPatient, "exceedsPatientTrials")];
}

/** Returns the findings "per product": the first reason why none are allowed, else violations of limit (a) and limit (b). */
function findInvalidItems(
  seriesId: string,
  { trials, revenue }: { trials: TrialUnits[]; revenue: TrialUnits[] },
  seriesById: SeriesById,
): InvalidItem[] {
  const finding = (
    units: TrialUnits[],
    { power, maxQuantity, reason }: { power: number | null; maxQuantity: number; reason: ItemReason },
  ): InvalidItem => {
    return { seriesId, power, quantity: totalUnits(units), maxQuantity, reason, preorderIds: preorderIdsOf(units) };
  };
  const limits = productLimits(seriesId, revenue, seriesById);
  if (!limits.allowed) return [finding(trials, { power: null, maxQuantity: 0, reason: limits.reason })];

  const byPower = groupBy(trials, (units) => units.power).toSorted(([one], [other]) => (one ?? 0) - (other ?? 0));
  const otherPowers = byPower.filter(([power]) => limits.ofPower(power) === null);
  const tooManyOthers = totalUnits(otherPowers.flatMap(([, units]) => units)) > freeTrials;
  const ofPowers = byPower.flatMap(([power, units]) => {
    const allowed = limits.ofPower(power);
    const isTooMany = allowed === null ? tooManyOthers : totalUnits(units) > allowed;
    return isTooMany ? [finding(units, { power, maxQuantity: allowed ?? freeTrials, reason: "exceedsPowerAllowance" })] : [];
  });
  const inTotal =
    totalUnits(trials) > limits.inTotal
      ? [finding(trials, { power: null, maxQuantity: limits.inTotal, reason: "exceedsRevenueTimesMultiplier" })]
      : [];
  return [...inTotal, ...ofPowers];
}

const preorderIdsOf = (units: TrialUnits[]) => [...new Set(units.map(({ preorderId }) => preorderId))];

/** Groups units by a key, in the order in which keys first appear. */
function groupBy<Key>(units: TrialUnits[], keyOf: (units: TrialUnits) => Key): [Key, TrialUnits[]][] {
  const groups = new Map<Key, TrialUnits[]>();
  for (const each of units) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each]);
  return [...groups];
}
