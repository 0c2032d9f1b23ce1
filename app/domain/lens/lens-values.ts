import type { LensField } from "./parameters";

/** A number in the field's unit or a word ("low", "D", "blue"). */
export type LensValue = number | string;

/** The known values of a lens; a field is omitted when it is not chosen or the series does not have it. */
export type LensValues = Partial<Record<LensField, LensValue>>;

/** The fields of a written prescription, in its order. */
export const prescriptionFields = ["power", "cylinder", "axis", "addition"] as const satisfies readonly LensField[];
