import { z } from "zod";
import { sourceTypes } from "~/domain/order/source-type";
import { day, id, instant, lensValue, lensValues } from "./basic-shapes";
import { findingAnswer } from "./prescription-shapes";

/** Two lines that would order the same lens twice (D22): same kind, patient, product and pack. */
export const clash = z.object({
  lineId: id,
  preorderId: id,
  existingPreorderId: id,
  existingLineId: id,
  /** The eye of the added line; null for stock and solutions. */
  eye: z.enum(["right", "left"]).nullable(),
  productId: z.string(),
  productName: z.string(),
  values: lensValues,
  packSize: z.int(),
  existingQuantity: z.int(),
  incomingQuantity: z.int(),
});

export const cartErrors = {
  cartNotFound: { status: 404 },
  cartLocked: { status: 409, data: z.object({ until: instant }) },
} as const;

/** The refusals of adding and replacing preorders. */
export const addingErrors = {
  cartLocked: cartErrors.cartLocked,
  alreadyInCart: { status: 409, data: z.object({ clashes: z.array(clash) }) },
  /** Unlikely values that nobody accepted, when the sender wants to be asked (D75). */
  unlikelyPrescription: { status: 409, data: z.object({ findings: z.array(findingAnswer) }) },
  changedElsewhere: {
    status: 409,
    data: z.object({ preorderId: id, revision: z.int(), lines: z.array(z.object({ productId: z.string(), quantity: z.int() })) }),
  },
  impossibleLens: { status: 422, data: z.object({ lineId: id, field: z.string(), reason: z.string(), nearest: lensValue.nullable() }) },
  productUnavailable: { status: 422, data: z.object({ lineId: id, itemId: z.string() }) },
  quantityInvalid: {
    status: 422,
    data: z.object({ lineId: id, reason: z.enum(["quantityRequired", "quantityNotWhole", "quantityTooLarge"]) }),
  },
  chooseAQuantity: { status: 422 },
  cartLimit: { status: 422, data: z.object({ max: z.int(), quantity: z.int() }) },
  patientRequired: { status: 422 },
  shippingRefused: { status: 422, data: z.object({ reason: z.string() }) },
  kindNotAllowed: { status: 422 },
  /** An order from a promotion names a running one of the market and holds only its series (D74). */
  promotionRequired: { status: 422 },
  promotionNotBegun: { status: 422, data: z.object({ fromDay: day }) },
  promotionEnded: { status: 422, data: z.object({ toDay: day }) },
  promotionOtherSeries: { status: 422, data: z.object({ lineId: id, itemId: z.string() }) },
  /** An order of another system without its source, or with one that its type cannot have (D43). */
  sourceTypeInvalid: { status: 422, data: z.object({ allowed: z.array(z.enum(sourceTypes)) }) },
  changeWindowClosed: { status: 409 },
} as const;
