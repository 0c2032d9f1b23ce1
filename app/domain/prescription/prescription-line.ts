import type { LensValue } from "../lens/lens-values";
import type { Eye } from "../order/order-lines";

/** What a line can say of an eye, in the order of a written prescription. */
export const lineFields = ["power", "cylinder", "axis", "addition", "design", "baseCurve", "diameter", "quantity"] as const;
export type LineField = (typeof lineFields)[number];

/**
 * Why a value must be asked: `sign` plus or minus is not written; `trailing` the sign is behind the number or apart from it; `same`
 * taken over from the other eye; `twice` two different values; `missing` it belongs to what is written and is not; `range` no lens has
 * such a value; `additionOrCylinder` a second plus value that may be either; `total` boxes for each eye or for both together; `supply`
 * a time or pairs instead of boxes; `spectacles` written for spectacles, not for lenses; `overRefraction` an over-refraction is beside
 * it; `unclear` the number is not written as one.
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
  | "unclear";

/** Where something is in the text as it was given: from this character up to, not including, that one. */
export type Span = { from: number; to: number };

/** A value that was read: in dioptres, degrees, millimetres or boxes, or a word; certain where `doubt` is null. */
export type LineValue = { value: LensValue; span: Span; doubt: LineDoubt | null };

/** A value that cannot be told from the text. */
export type LineGap = { field: LineField; doubt: LineDoubt; span: Span | null };

/** What the text says of one eye. `lens` are the words of a product that is named for this eye only. */
export type LineEye = {
  values: Partial<Record<LineField, LineValue>>;
  gaps: LineGap[];
  /** Was the cylinder written with plus, and so turned into minus? */
  isTransposed: boolean;
  lens: string[] | null;
};

/**
 * A text as it was understood. Where `isSideUnsure` nobody wrote which eye is which: a single eye is taken as the right one, two as
 * right and left in the order written.
 */
export type PrescriptionLine = {
  eyes: Partial<Record<Eye, LineEye>>;
  isSideUnsure: boolean;
  /** The words of the product that is named for the order as a whole, in the words of the catalogue. */
  lens: string[] | null;
  /** Several products are named, and not one for each eye. */
  isLensUnsure: boolean;
  packSize: number | null;
  /** Pieces of the text that are no part of the prescription, in their order. */
  leftOut: string[];
};
