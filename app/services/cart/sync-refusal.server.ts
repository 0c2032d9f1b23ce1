import type { Answers } from "~/calls/answers";
import type { CalendarDay } from "~/domain/edition";
import type { Eye } from "~/domain/order/order-lines";
import type { SourceType } from "~/domain/order/source-type";
import type { ImpossibleLens } from "./complete-line.server";

export type ClashAnswer = {
  lineId: string;
  preorderId: string;
  existingPreorderId: string;
  existingLineId: string;
  eye: Eye | null;
  productId: string;
  productName: string;
  values: Record<string, number | string>;
  packSize: number;
  existingQuantity: number;
  incomingQuantity: number;
};

type FindingAnswer = Answers["orderForms"]["findings"]["findings"][number];
type ElsewhereAnswer = { preorderId: string; revision: number; lines: { productId: string; quantity: number }[] };
type QuantityReason = "quantityRequired" | "quantityNotWhole" | "quantityTooLarge";

/** Why nothing is added to a cart, and the values that explain it. */
type SyncRefusals = {
  notFound: undefined;
  chooseAQuantity: undefined;
  patientRequired: undefined;
  kindNotAllowed: undefined;
  promotionRequired: undefined;
  promotionNotBegun: { fromDay: CalendarDay };
  promotionEnded: { toDay: CalendarDay };
  promotionOtherSeries: { lineId: string; itemId: string };
  sourceTypeInvalid: { allowed: SourceType[] };
  changeWindowClosed: undefined;
  cartLocked: { until: Date };
  unlikelyPrescription: { findings: FindingAnswer[] };
  alreadyInCart: { clashes: ClashAnswer[] };
  changedElsewhere: ElsewhereAnswer;
  impossibleLens: ImpossibleLens;
  productUnavailable: { lineId: string; itemId: string };
  quantityInvalid: { lineId: string; reason: QuantityReason };
  cartLimit: { max: number; quantity: number };
  shippingRefused: { reason: string };
};

/** The refusal of an addition to a cart; nothing was written. */
export type SyncRefusal = {
  [Code in keyof SyncRefusals]: { permitted: false; code: Code; values: SyncRefusals[Code] };
}[keyof SyncRefusals];

/** The verdict of a check on what is added. */
export type SyncVerdict = { permitted: true } | SyncRefusal;
