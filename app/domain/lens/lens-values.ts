/**
 * The parameters of a lens (spec section 3), by the names callers use. The order here is the order of a written
 * prescription (D17): power, cylinder, axis, addition; the rest follow a series' own parameterSortOrder.
 */
export const lensFields = [
  "power",
  "cylinder",
  "axis",
  "addition",
  "baseCurve",
  "diameter",
  "sag",
  "rzd",
  "lza",
  "ct",
  "slz",
  "lczFlat",
  "lczSteep",
  "pccz",
  "baseAxis",
  "color",
  "edgeLift",
  "material",
  "oz",
  "pefa",
  "r2",
  "r3",
  "r4",
  "r5",
  "d2",
  "d3",
  "d4",
  "bc2",
  "dt",
  "design",
  "distance",
] as const;

export type LensField = (typeof lensFields)[number];

/** A number in the field's unit (dioptre, degree, millimetre, micrometre) or a word ("low", "D", "blue"). */
export type LensValue = number | string;

/** What is known of one lens; a field is left out when it is not chosen or the series does not have it. */
export type LensValues = Partial<Record<LensField, LensValue>>;

/** The fields of a written prescription, in its order. */
export const prescriptionFields = ["power", "cylinder", "axis", "addition"] as const satisfies readonly LensField[];
