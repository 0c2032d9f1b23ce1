import type { LensValue } from "../lens/lens-values";
import { ageYears } from "../patient/age-years";
import { type Comparison, type Finding, type FindingPatient, finding } from "./finding";
import { additionSize } from "./power-vector";

const presbyopiaAge = 40;

/** The strongest addition that is usual below an age, in dioptres. */
const usualUntil = [
  { age: 45, addition: 1.5 },
  { age: 50, addition: 2 },
] as const;

/**
 * Checks the addition of an eye (D75): one that decreased, one that increased by more than a step of the series, and one that the patient's
 * age does not explain and no earlier order had: any below 40, more than 1.50 below 45, more than 2.00 below 50.
 */
export function checkAddition(
  { eye, now, before }: Comparison,
  { dob, today, additionsOf }: Pick<FindingPatient, "dob" | "today" | "additionsOf">,
): Finding[] {
  const { addition } = now.values;
  const earlier = before?.values.addition;
  const of = (kind: Finding["kind"], more: Partial<Finding> = {}) =>
    finding(kind, { eye, fields: ["addition"], now: [now], before: before ? [before] : [], ...more });
  const age = dob === null ? null : ageYears(dob, today);
  const change = additionChange(addition, earlier);
  const beyondAge = age !== null && isBeyondAge(addition, age) && (earlier === undefined || (change ?? 0) > 0);
  const isBetween = (value: LensValue) => (additionChange(value, earlier) ?? 0) > 0 && (additionChange(addition, value) ?? 0) > 0;
  return [
    ...(beyondAge ? [of("additionForAge", { age })] : []),
    ...(change !== null && change < 0 ? [of("additionShrank")] : []),
    ...(!beyondAge && additionsOf(now.seriesId).some(isBetween) ? [of("additionJump")] : []),
  ];
}

/** Returns by how many dioptres an addition increased; null when the two cannot be compared. */
export function additionChange(addition: LensValue | undefined, earlier: LensValue | undefined): number | null {
  const [size, before] = [additionSize(addition), additionSize(earlier)];
  return size === null || before === null || typeof addition !== typeof earlier ? null : size - before;
}

function isBeyondAge(addition: LensValue | undefined, age: number): boolean {
  if (addition === undefined) return false;
  const size = typeof addition === "number" ? addition : 0;
  return age < presbyopiaAge || usualUntil.some((row) => age < row.age && size > row.addition);
}
