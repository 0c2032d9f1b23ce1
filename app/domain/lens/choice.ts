import type { LensValues } from "./lens-values";
import type { LensField } from "./parameters";

/** What a person has chosen so far: lens values and possibly the pack. Omitted fields are not chosen. */
export type Choice = LensValues & { packSize?: number };

/** A field of a choice: a lens parameter or the pack. */
export type ChoiceField = LensField | "packSize";

/** One complete lens of a series: every field of the series, and the pack. */
export type Lens = { values: LensValues; packSize: number };

/** Returns the lens values of a choice, without the pack and fields that are not chosen. */
export function lensValuesOf({ packSize: _, ...values }: Choice): LensValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
