import type { ChoiceField } from "./choice";
import { fieldDistance } from "./field-distance";
import type { LensValue } from "./lens-values";

/**
 * The value of the list nearest to the target. A tie goes to the smaller absolute value (D17), then to the target's own
 * sign, then to minus. Words have no distance: the same word, otherwise the first value. Null when the list is empty.
 * With the field given, an axis turns (180 lies beside 5); without it, distance is plain difference.
 */
export function nearestValue(values: readonly LensValue[], target: LensValue, field: ChoiceField = "power"): LensValue | null {
  return nearestValues(values, target, field, 1)[0] ?? null;
}

/** The values of the list from the nearest to the target on, at most `count`; the rule of `nearestValue` orders them. */
export function nearestValues(values: readonly LensValue[], target: LensValue, field: ChoiceField, count: number): LensValue[] {
  return values
    .map((value) => ({ value, distance: fieldDistance(field, value, target) ?? Number.POSITIVE_INFINITY }))
    .sort((a, b) => byDistance(a.distance, b.distance) || byRest(a.value, b.value, target))
    .slice(0, count)
    .map(({ value }) => value);
}

function byDistance(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

function byRest(a: LensValue, b: LensValue, target: LensValue): number {
  if (typeof a !== "number" || typeof b !== "number") return 0;
  const preferred = typeof target === "number" && target > 0 ? 1 : -1;
  return Math.abs(a) - Math.abs(b) || (b - a) * preferred;
}
