import { formatLensValue } from "./format-lens-value";
import type { LensValues } from "./lens-values";
import { type LensField, lensFields } from "./parameters";

const written: readonly LensField[] = ["power", "cylinder", "axis", "addition", "design"];

/** Returns a lens as written on a prescription: "-3.25 -1.25 x 180 +1.50 D"; fields that are not chosen are left out. */
export function prescriptionText(values: LensValues): string {
  return written.flatMap((field) => textOf(field, values)).join(" ");
}

/**
 * Returns the values of an ordered lens that prescriptions do not state (base curve, diameter, zones, colour), in the order of the
 * parameters.
 */
export function otherValues(values: LensValues): { field: LensField; text: string }[] {
  return lensFields.filter((field) => !written.includes(field)).flatMap((field) => textOf(field, values).map((text) => ({ field, text })));
}

function textOf(field: LensField, values: LensValues): string[] {
  const value = values[field];
  if (value === undefined) return [];
  const text = formatLensValue(field, value);
  return [field === "axis" ? `x ${text}` : text];
}
