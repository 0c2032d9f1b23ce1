import { rememberedOf } from "~/domain/remembered";
import { prescriptionFields } from "./lens-values";
import { type LensField, lensFields } from "./parameters";
import type { MadeSeries } from "./series";

/** Cached results: a series is never changed in place, and its fields are needed on every keystroke. */
const known = new WeakMap<MadeSeries, readonly LensField[]>();

/** Returns the fields of a series in display order (D17): power, cylinder, axis, addition, parameterSortOrder, any other. */
export function seriesFields(series: MadeSeries): readonly LensField[] {
  return rememberedOf(known, series, () => orderedFields(series));
}

function orderedFields(series: MadeSeries): LensField[] {
  const present = new Set<LensField>();
  for (const block of series.rxParameterRestrictions) {
    for (const field of Object.keys(block.values) as LensField[]) present.add(field);
  }
  const order = new Set<LensField>([...prescriptionFields, ...series.parameterSortOrder, ...lensFields]);
  return [...order].filter((field) => present.has(field));
}
