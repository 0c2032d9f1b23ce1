import type { LensValue } from "../lens/lens-values";
import type { Eye } from "../order/order-lines";

/** The fields of an eye in a line, in the order of a written prescription. */
export const lineFields = ["power", "cylinder", "axis", "addition", "design", "baseCurve", "diameter", "quantity"] as const;
export type LineField = (typeof lineFields)[number];

/**
 * Why a value must be asked about: `sign` plus or minus is not written; `trailing` the sign is after the number or apart from it; `same`
 * copied from the other eye; `twice` two different values; `missing` part of what is written but absent; `range` no lens has such a value;
 * `additionOrCylinder` a second plus value that may be either; `total` boxes for each eye or for both together; `supply` a period or pairs
 * instead of boxes; `spectacles` written for spectacles, not for lenses; `overRefraction` next to an over-refraction; `cancelled` in a
 * text that cancels or stops something; `unclear` the number is malformed.
 */
export type LineDoubt =
  | "sign"
  | "trailing"
  | "same"
  | "twice"
  | "missing"
  | "range"
  | "additionOrCylinder"
  | "total"
  | "supply"
  | "spectacles"
  | "overRefraction"
  | "cancelled"
  | "unclear";

/** A range of the original text: from this character up to, but not including, that one. */
export type Span = { from: number; to: number };

/** A value that was read: in dioptres, degrees, millimetres or boxes, or a word; certain when `doubt` is null. */
export type LineValue = { value: LensValue; span: Span; doubt: LineDoubt | null };

/** A value that the text does not determine. */
export type LineGap = { field: LineField; doubt: LineDoubt; span: Span | null };

/** What the text says of one eye. `lens` are the words of a product named for this eye only. */
export type LineEye = {
  values: Partial<Record<LineField, LineValue>>;
  gaps: LineGap[];
  /** Whether the cylinder was written with plus and converted to minus. */
  isTransposed: boolean;
  lens: string[] | null;
};

/**
 * A text as it was understood. When `isSideUnsure`, nobody wrote which eye is which: a single eye is taken as the right one, two as right
 * and left in the order written.
 */
export type PrescriptionLine = {
  eyes: Partial<Record<Eye, LineEye>>;
  isSideUnsure: boolean;
  /** The words of the product named for the whole order, as in the catalogue. */
  lens: string[] | null;
  /** Whether several products are named, and not one per eye. */
  isLensUnsure: boolean;
  packSize: number | null;
  /** Parts of the text that do not belong to the prescription, in order. */
  leftOut: string[];
};
