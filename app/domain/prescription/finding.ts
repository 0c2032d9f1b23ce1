import type { CalendarDay } from "../edition";
import type { LensValue, LensValues } from "../lens/lens-values";
import type { LensField } from "../lens/parameters";
import type { Modality } from "../lens/series";
import type { Eye } from "../order/order-lines";
import type { PurchaseType } from "../order/preorder";
import type { WornLens } from "../patient/worn-lens";

/** What can be unlikely in an order for a patient (D75), the most telling first. */
export const findingKinds = [
  "eyesSwapped",
  "otherSeries",
  "signFlipped",
  "axisTurned",
  "sphereJump",
  "cylinderJump",
  "axisJump",
  "eyesApart",
  "additionForAge",
  "additionShrank",
  "additionJump",
  "additionsDiffer",
  "otherBaseCurve",
  "otherDiameter",
  "manyBoxes",
  "duplicate",
  "rxExpired",
] as const;
export type FindingKind = (typeof findingKinds)[number];

/** A lens that is wanted for an eye; the quantity counts boxes and is null while none is typed. */
export type WantedLens = { seriesId: string; values: LensValues; packSize: number; quantity: number | null };

/** A lens that is held beside another: one that is wanted now (no order, name and day), or one of an earlier order. */
export type ComparedLens = WantedLens & { eye: Eye; orderId: string | null; productName: string | null; orderedOn: CalendarDay | null };

/**
 * Something unlikely in an order. `eye` is null where it concerns both. `fields` are those in which `now` and `before` differ in an
 * unlikely way; `now` holds what is wanted and `before` what was ordered, one lens an eye, `before` empty where nothing was.
 * `until` is the day on which the earlier boxes, or the prescription, end; `age` the patient's in years where it is the reason.
 */
export type Finding = {
  kind: FindingKind;
  eye: Eye | null;
  fields: LensField[];
  now: ComparedLens[];
  before: ComparedLens[];
  until: CalendarDay | null;
  age: number | null;
};

/**
 * A finding as it is kept with an order: by whom and when it was accepted, null where nobody did; `ordered` names the earlier order of a
 * duplicate, whoever of the practice placed it.
 */
export type KeptFinding = Finding & {
  key: string;
  ordered: { confirmationNum: string; cartId: string; locationId: string; locationName: string; placedBy: string } | null;
  acceptedBy: string | null;
  acceptedAt: string | null;
};

/** What is to be ordered for a patient; the days of its prescription may be null. */
export type WantedOrder = {
  purchaseType: Extract<PurchaseType, "Revenue" | "Trial">;
  startDate: CalendarDay | null;
  expirationDate: CalendarDay | null;
  right: WantedLens | null;
  left: WantedLens | null;
};

/** What the rules must know of a series. */
export type FindingSeries = { modality: Modality; matchHistory: readonly string[]; trialReference: string | null };

/** What is known of a patient on the day of an order. */
export type FindingPatient = {
  today: CalendarDay;
  dob: CalendarDay | null;
  /** Lenses of the orders that stand, of the whole practice, trials not among them. */
  lenses: readonly WornLens[];
  trials: readonly { seriesId: string; orderedOn: CalendarDay }[];
  /** The end of the prescription that the latest order names. */
  knownUntil: CalendarDay | null;
  seriesOf: (seriesId: string) => FindingSeries | null;
  /** The additions in which a series is made. */
  additionsOf: (seriesId: string) => readonly LensValue[];
  /** Does the series make a lens of these values, in any pack? */
  isMade: (seriesId: string, values: LensValues) => boolean;
};

/** What an eye shows beside its earlier order. */
export type Comparison = { eye: Eye; now: ComparedLens; before: ComparedLens | null };

/** A finding with what is usual filled in. */
export const finding = (kind: FindingKind, found: Pick<Finding, "eye" | "now" | "before"> & Partial<Finding>): Finding => ({
  ...{ fields: [], until: null, age: null },
  ...found,
  kind,
});

/** A lens of an earlier order as findings hold it. */
export const earlierLens = ({ eye, seriesId, values, packSize, quantity, orderId, productName, orderedOn }: WornLens): ComparedLens => ({
  ...{ eye, seriesId, values, packSize, quantity },
  ...{ orderId, productName, orderedOn },
});

/** One text for what a finding is about: the same while the values stay, another when they change. */
export function findingKey({ kind, eye, fields, now, until, before }: Finding): string {
  const said = {
    otherSeries: () => now.map(({ seriesId }) => seriesId),
    manyBoxes: () => now.map(({ quantity }) => String(quantity)),
    duplicate: () => before.map(({ orderId }) => orderId),
    rxExpired: () => [until],
  };
  const values = kind in said ? said[kind as keyof typeof said]() : now.flatMap((lens) => fields.map((field) => lens.values[field] ?? ""));
  return [kind, eye ?? "both", ...values].join(" ");
}
