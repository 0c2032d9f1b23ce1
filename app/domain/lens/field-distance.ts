import type { ChoiceField } from "./choice";
import type { LensValue } from "./lens-values";
import { parameterOf } from "./parameters";

/**
 * Returns the exact distance between two values of a field in hundredths of its unit; null for a word and a number, and for two different
 * words. An axis wraps around: 180 and 5 are 5 degrees apart.
 */
export function fieldDistance(field: ChoiceField, a: LensValue, b: LensValue): number | null {
  if (typeof a === "string" || typeof b === "string") return a === b ? 0 : null;
  const apart = Math.abs(Math.round(a * 100) - Math.round(b * 100));
  return parameterOf(field).written === "angle" ? Math.min(apart % 18000, 18000 - (apart % 18000)) : apart;
}
