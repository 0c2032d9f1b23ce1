import type { ChoiceField } from "./choice";
import type { LensValue } from "./lens-values";
import { parameterOf } from "./parameters";

/**
 * How far two values of a field lie apart, in hundredths of its unit, exactly; null when one is a word and the other a
 * number, or both are different words. An axis turns: 180 and 5 are 5 degrees apart.
 */
export function fieldDistance(field: ChoiceField, a: LensValue, b: LensValue): number | null {
  if (typeof a === "string" || typeof b === "string") return a === b ? 0 : null;
  const apart = Math.abs(Math.round(a * 100) - Math.round(b * 100));
  return parameterOf(field).written === "angle" ? Math.min(apart % 18000, 18000 - (apart % 18000)) : apart;
}
