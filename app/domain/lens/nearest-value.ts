import type { ChoiceField } from "./choice";
import { fieldDistance } from "./field-distance";
import type { LensValue } from "./lens-values";

type Measured = { value: LensValue; distance: number };

/**
 * Returns the value nearest to the target. A tie goes to the smaller absolute value (D17), then to the target's sign, then to minus. Words
 * have no distance: the same word, else the first value. Null for an empty list. With the field given, an axis wraps around (180 is next to
 * 5); without it, distance is plain difference.
 */
export function nearestValue(values: readonly LensValue[], target: LensValue, field: ChoiceField = "power"): LensValue | null {
  let nearest: Measured | null = null;
  for (const value of values) {
    const measured = measure(value, target, field);
    if (!nearest || byNearness(measured, nearest, target) < 0) nearest = measured;
  }
  return nearest?.value ?? null;
}

/** Returns up to `count` values, nearest to the target first, by the rule of `nearestValue`. */
export function nearestValues(
  values: readonly LensValue[],
  { target, field }: { target: LensValue; field: ChoiceField },
  count: number,
): LensValue[] {
  return values
    .map((value) => measure(value, target, field))
    .sort((a, b) => byNearness(a, b, target))
    .slice(0, count)
    .map(({ value }) => value);
}

function measure(value: LensValue, target: LensValue, field: ChoiceField): Measured {
  return { value, distance: fieldDistance(field, value, target) ?? Number.POSITIVE_INFINITY };
}

function byNearness(a: Measured, b: Measured, target: LensValue): number {
  if (a.distance !== b.distance) return a.distance - b.distance;
  if (typeof a.value !== "number" || typeof b.value !== "number") return 0;
  const preferred = typeof target === "number" && target > 0 ? 1 : -1;
  return Math.abs(a.value) - Math.abs(b.value) || (b.value - a.value) * preferred;
}
