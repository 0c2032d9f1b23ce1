import type { InferContractRouterInputs } from "@orpc/contract";
import type { Answers } from "~/calls/answers";
import type { Contract } from "~/calls/contract";
import type { CalendarDay } from "~/domain/edition";
import type { OnClash } from "~/domain/order/on-clash";
import type { SourceType } from "~/domain/order/source-type";
import type { SignedInContext } from "../call-context.server";
import type { ImpossibleLens } from "./complete-line.server";

/** A preorder as callers send it. */
export type SentPreorder = InferContractRouterInputs<Contract>["cart"]["sync"]["preorders"][number];

/** The same of another system, which may say where it comes from (D43). */
export type ReceivedPreorder = SentPreorder & { sourceType?: SourceType | undefined };

/**
 * Preorders to be added to a person's cart at a location, or to take the place of what is there. `apart`: what came from
 * another system is never merged with what the practice put into the cart itself, and nobody is asked. `holdId`: the hold of the
 * page that sends (D56).
 */
export type SyncRequest = {
  locationId: string;
  preorders: readonly ReceivedPreorder[];
  onClash: OnClash | "apart";
  /** "ask" refuses what is unlikely in a prescription and was not accepted (D75); left out, it is only told. */
  onFindings?: "tell" | "ask";
  origin: "portal" | "received";
  holdId?: string;
};

/** Who adds, when, and how the call that is answered refuses. */
export type SyncCaller = Pick<SignedInContext, "person" | "edition" | "now" | "placeAt"> & { errors: SyncErrors };

export type ClashAnswer = {
  lineId: string;
  preorderId: string;
  existingPreorderId: string;
  existingLineId: string;
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

/** The refusals of adding, made by the call that is answered. */
export type SyncErrors = {
  notFound: () => Error;
  chooseAQuantity: () => Error;
  patientRequired: () => Error;
  kindNotAllowed: () => Error;
  promotionRequired: () => Error;
  promotionNotBegun: (given: { data: { fromDay: CalendarDay } }) => Error;
  promotionEnded: (given: { data: { toDay: CalendarDay } }) => Error;
  promotionOtherSeries: (given: { data: { lineId: string; itemId: string } }) => Error;
  sourceTypeInvalid: (given: { data: { allowed: SourceType[] } }) => Error;
  changeWindowClosed: () => Error;
  cartLocked: (given: { data: { until: Date } }) => Error;
  unlikelyPrescription: (given: { data: { findings: FindingAnswer[] } }) => Error;
  alreadyInCart: (given: { data: { clashes: ClashAnswer[] } }) => Error;
  changedElsewhere: (given: { data: ElsewhereAnswer }) => Error;
  impossibleLens: (given: { data: ImpossibleLens }) => Error;
  productUnavailable: (given: { data: { lineId: string; itemId: string } }) => Error;
  quantityInvalid: (given: { data: { lineId: string; reason: QuantityReason } }) => Error;
  cartLimit: (given: { data: { max: number; quantity: number } }) => Error;
  shippingRefused: (given: { data: { reason: string } }) => Error;
};
