import { allowedValues } from "./allowed-values";
import type { Choice } from "./choice";
import type { LensValue } from "./lens-values";
import { nearestValue } from "./nearest-value";
import type { LensField } from "./parameters";
import type { Series } from "./series";
import { seriesFields } from "./series-fields";
import { targetOf } from "./value-targets";

/**
 * Returns the default of a field among the allowed values (D17): nearest to power -0.10, cylinder -0.75, axis and base axis 180, addition 1
 * (or the first of near, low, medium, high), steep zone 5, other zones 0; a tie goes to the smaller absolute value. Null when there are no
 * values.
 */
export function defaultValue(field: LensField, values: readonly LensValue[]): LensValue | null {
  return nearestValue(values, targetOf(field, values));
}

/**
 * Returns the choice completed with defaults, field by field, each among the values that still lead to a lens; the pack is the smallest.
 * The result is a lens that is made whenever the choice can be completed.
 */
export function defaultValues(series: Series, chosen: Choice = {}): Choice {
  const complete: Choice = { ...chosen };
  for (const field of seriesFields(series)) {
    if (complete[field] !== undefined) continue;
    const value = defaultValue(field, allowedValues(series, complete)[field] ?? []);
    if (value !== null) complete[field] = value;
  }
  complete.packSize ??= allowedValues(series, complete).packSize[0];
  return complete;
}
