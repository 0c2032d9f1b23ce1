import type { ChoiceField } from "./choice";
import type { LensValue } from "./lens-values";
import { parameterOf } from "./parameters";

/**
 * Returns a value as people read it (D17): two decimals; a plus sign on positive power, addition and zones; plano "0.00"; axis in three
 * digits; sagittal height, zone depth (micrometres), zone angle (degrees) and pack as whole numbers; words with a capital. Plain ASCII
 * without direction marks: whoever displays it isolates it (D18).
 */
export function formatLensValue(field: ChoiceField, value: LensValue): string {
  if (typeof value === "string") return value.charAt(0).toUpperCase() + value.slice(1);
  const { written } = parameterOf(field);
  if (written === "angle") return String(value).padStart(3, "0");
  if (written === "whole") return String(value);
  const text = (value + 0).toFixed(2);
  return written === "signed" && value > 0 ? `+${text}` : text;
}
