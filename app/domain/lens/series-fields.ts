import { type LensField, lensFields } from "./lens-values";
import type { Series } from "./series";

const prescriptionFields: readonly LensField[] = ["power", "cylinder", "axis", "addition"];

/** The fields a series has, in the order they are shown (D17): power, cylinder, axis, addition, parameterSortOrder, any other. */
export function seriesFields(series: Series): LensField[] {
  const present = new Set<LensField>();
  for (const block of series.rxParameterRestrictions) {
    for (const field of Object.keys(block.values) as LensField[]) present.add(field);
  }
  const order = new Set([...prescriptionFields, ...series.parameterSortOrder, ...lensFields]);
  return [...order].filter((field) => present.has(field));
}
