import { addMonths } from "../calendar/days";
import { type LensValues, prescriptionFields } from "../lens/lens-values";
import type { LensField } from "../lens/parameters";
import { type ComparedLens, type Comparison, type Finding, type FindingPatient, finding, type WantedOrder } from "./finding";

/** A series ordered for the eye within these months is worn alternately with the last one. */
const monthsAlternating = 12;

type Compared = Comparison & { before: ComparedLens };

const shapes = [
  ["otherBaseCurve", "baseCurve"],
  ["otherDiameter", "diameter"],
] as const satisfies readonly (readonly [Finding["kind"], LensField])[];

/**
 * Checks which lens it is (D75): another base curve or diameter of the same series; or another series than the last one, unless it was
 * ordered for the eye within a year, a trial of it was ordered, it replaced the earlier one, or the earlier one is not made in the wanted
 * power.
 */
export function checkLens({ eye, now, before }: Comparison, known: FindingPatient, purchase: WantedOrder["purchaseType"]): Finding[] {
  if (!before) return [];
  const findingOf = (kind: Finding["kind"], fields: LensField[]) => finding(kind, { eye, fields, now: [now], before: [before] });
  if (now.seriesId === before.seriesId) {
    return shapes.filter(([, field]) => differs(now.values[field], before.values[field])).map(([kind, field]) => findingOf(kind, [field]));
  }
  return purchase === "Trial" || isExplained({ eye, now, before }, known) ? [] : [findingOf("otherSeries", [])];
}

const differs = (one: unknown, other: unknown) => one !== undefined && other !== undefined && one !== other;

function isExplained({ eye, now, before }: Compared, { today, lenses, trials, seriesOf, isMade }: FindingPatient): boolean {
  const trialId = seriesOf(now.seriesId)?.trialReference ?? null;
  return (
    lenses.some((lens) => lens.eye === eye && lens.seriesId === now.seriesId && lens.orderedOn >= addMonths(today, -monthsAlternating)) ||
    trials.some(({ seriesId }) => seriesId === trialId) ||
    hasReplaced(now.seriesId, before.seriesId, seriesOf) ||
    (hasSameFields(now, before) && !isMade(before.seriesId, writtenOf(now)))
  );
}

/** Whether a series replaced another, directly or through others. */
function hasReplaced(seriesId: string, earlierId: string, seriesOf: FindingPatient["seriesOf"], visited: readonly string[] = []): boolean {
  const history = (seriesOf(seriesId)?.matchHistory ?? []).filter((id) => !visited.includes(id));
  return history.includes(earlierId) || history.some((id) => hasReplaced(id, earlierId, seriesOf, [...visited, ...history]));
}

const writtenOf = ({ values }: ComparedLens): LensValues =>
  Object.fromEntries(prescriptionFields.flatMap((field) => (typeof values[field] === "number" ? [[field, values[field]]] : [])));

const hasSameFields = (one: ComparedLens, other: ComparedLens) =>
  prescriptionFields.every((field) => (one.values[field] === undefined) === (other.values[field] === undefined));
