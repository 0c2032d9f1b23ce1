import type { CalendarDay } from "../edition";
import type { LensValue, LensValues } from "../lens/lens-values";
import type { LensField } from "../lens/parameters";
import type { Modality } from "../lens/series";
import type { Eye } from "../order/order-lines";
import type { PurchaseType } from "../order/preorder";
import type { WornLens } from "../patient/worn-lens";

/** What can be unlikely in an order for a patient (D75), most serious first. */
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

/** A lens wanted for an eye; the quantity counts boxes and is null until one is typed. */
export type WantedLens = { seriesId: string; values: LensValues; packSize: number; quantity: number | null };

/** A lens that is compared with another: one that is wanted now (without order, name and day), or one of an earlier order. */
export type ComparedLens = WantedLens & { eye: Eye; orderId: string | null; productName: string | null; orderedOn: CalendarDay | null };

/**
 * Something unlikely in an order. `eye` is null when it concerns both. `fields` are those in which `now` and `before` differ in an unlikely
 * way; `now` is what is wanted and `before` what was ordered, one lens per eye, empty without an earlier order. `until` is the day on which
 * the earlier boxes, or the prescription, end; `age` is the patient's in years where it is the reason.
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
 * A finding as stored with an order: by whom and when it was accepted, null when nobody did; `ordered` is the earlier order of a duplicate,
 * whoever in the practice placed it.
 */
export type StoredFinding = Finding & {
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

/** The data of a series that the rules need. */
export type FindingSeries = { modality: Modality; matchHistory: readonly string[]; trialReference: string | null };

/** What is known of a patient on the day of an order. */
export type FindingPatient = {
  today: CalendarDay;
  dob: CalendarDay | null;
  /** Lenses of uncancelled orders of the whole practice, newest order first, without trials. */
  lenses: readonly WornLens[];
  trials: readonly { seriesId: string; orderedOn: CalendarDay }[];
  /** The end of the prescription in the latest order that has one. */
  knownUntil: CalendarDay | null;
  seriesOf: (seriesId: string) => FindingSeries | null;
  /** The additions in which a series is made. */
  additionsOf: (seriesId: string) => readonly LensValue[];
  /** Whether the series makes a lens with these values, in any pack. */
  isMade: (seriesId: string, values: LensValues) => boolean;
};

/** An eye of the order with its earlier lens. */
export type Comparison = { eye: Eye; now: ComparedLens; before: ComparedLens | null };

/** Returns a finding with defaults filled in. */
export const finding = (kind: FindingKind, found: Pick<Finding, "eye" | "now" | "before"> & Partial<Finding>): Finding => ({
  ...{ fields: [], until: null, age: null },
  ...found,
  kind,
});

/** Returns a lens of an earlier order as findings hold it. */
export const earlierLens = ({ eye, seriesId, values, packSize, quantity, orderId, productName, orderedOn }: WornLens): ComparedLens => ({
  ...{ eye, seriesId, values, packSize, quantity },
  ...{ orderId, productName, orderedOn },
});

/** Returns a key for a finding: equal while its values stay, different when they change. */
export function findingKey({ kind, eye, fields, now, until, before }: Finding): string {
  const valuesOfKind = {
    otherSeries: () => now.map(({ seriesId }) => seriesId),
    manyBoxes: () => now.map(({ quantity }) => String(quantity)),
    duplicate: () => before.map(({ orderId }) => orderId),
    rxExpired: () => [until],
  };
  const values =
    kind in valuesOfKind
      ? valuesOfKind[kind as keyof typeof valuesOfKind]()
      : now.flatMap((lens) => fields.map((field) => lens.values[field] ?? ""));
  return [kind, eye ?? "both", ...values].join(" ");
}
