import { allowedValues } from "./allowed-values";
import { blockHolds, chosenFields } from "./block-fits";
import type { Choice, ChoiceField } from "./choice";
import { canBeCompleted } from "./lens-exists";
import type { LensValue } from "./lens-values";
import { nearestValues } from "./nearest-value";
import type { Series } from "./series";
import { seriesFields } from "./series-fields";

/**
 * notMadeAtAll: no lens of the series has the value; notMadeWithThese: `excludedBy` excludes it; noSuchParameter: not a field of the
 * series.
 */
export type ImpossibleReason = "notMadeAtAll" | "notMadeWithThese" | "noSuchParameter";

/** A choice that cannot be met, and the alternatives. */
export type Impossible = {
  field: ChoiceField;
  value: LensValue;
  reason: ImpossibleReason;
  /** The smallest part of the possible choice that excludes the value; empty unless the reason is notMadeWithThese. */
  excludedBy: Choice;
  /** The nearest value that leads to a lens; so does taking the `nearest` of every impossible field together. */
  nearest: LensValue | null;
  /** Up to two values to offer, nearest first. */
  nearby: LensValue[];
};

/** `values`: the possible part of the choice, which can always be completed to a lens that is made; `impossible`: the rest. */
export type CheckedChoice = { values: Choice; impossible: Impossible[] };

/**
 * Checks a choice against the lenses that a series is made in (D14); earlier fields win over later ones. Returns the values that lead to
 * a lens, and for each of the others the reason and the values to offer instead.
 */
export function checkChoice(series: Series, chosen: Choice): CheckedChoice {
  const order: ChoiceField[] = [...seriesFields(series), "packSize", ...chosenFields(chosen)];
  let values: Choice = {};
  const unavailable: { field: ChoiceField; value: LensValue }[] = [];
  for (const field of new Set(order)) {
    const value = chosen[field];
    if (value === undefined) continue;
    const next = { ...values, [field]: value };
    if (canBeCompleted(series, next)) values = next;
    else unavailable.push({ field, value });
  }
  let repaired = values;
  const impossible = unavailable.map(({ field, value }) => {
    const nearby = nearestValues(allowedValues(series, repaired)[field] ?? [], { target: value, field }, 2);
    const nearest = nearby[0] ?? null;
    if (nearest !== null) repaired = { ...repaired, [field]: nearest };
    return { field, value, ...reasonFor(series, values, { field, value }), nearest, nearby };
  });
  return { values, impossible };
}

function reasonFor(
  series: Series,
  possible: Choice,
  { field, value }: { field: ChoiceField; value: LensValue },
): { reason: ImpossibleReason; excludedBy: Choice } {
  const blocks = series.rxParameterRestrictions;
  if (field !== "packSize" && blocks.every((block) => block.values[field] === undefined))
    return { reason: "noSuchParameter", excludedBy: {} };
  if (!blocks.some((block) => blockHolds(block, field, value))) return { reason: "notMadeAtAll", excludedBy: {} };
  let excludedBy: Choice = possible;
  for (const other of chosenFields(possible)) {
    const { [other]: _, ...fewer } = excludedBy;
    if (!canBeCompleted(series, { ...fewer, [field]: value })) excludedBy = fewer;
  }
  return { reason: "notMadeWithThese", excludedBy };
}
