import { z } from "zod";
import { seriesTypes } from "~/domain/lens/series";
import { dispensingPreferences, orderTypes, purchaseTypes } from "~/domain/order/preorder";
import { preorderKinds } from "~/domain/order/preorder-kind";
import { sourceTypes } from "~/domain/order/source-type";
import { dispensingCodes } from "~/domain/patient/check-dispensing";
import { text } from "../text";
import {
  arrivalPart,
  day,
  id,
  instant,
  lensValues,
  money,
  optional,
  pricePromotion,
  priceStep,
  promise,
  stockAnswer,
} from "./basic-shapes";
import { findingAnswer } from "./prescription-shapes";

export const orderType = z.enum(orderTypes);
export const purchaseType = z.enum(purchaseTypes);
export const dispensingPreference = z.enum(dispensingPreferences);

/** A lens line or an eye as callers send it; productId may be omitted, unknown fields are ignored. Quantity in boxes. */
export const lensLineInput = lensValues.extend({
  id,
  seriesId: text(80),
  productId: text(200).nullish(),
  packSize: z.int(),
  quantity: z.number(),
});
export const solutionLineInput = z.object({ id, solutionId: text(80), quantity: z.number() });

export const preorderInput = z.object({
  id,
  revision: optional(z.int()),
  locationId: optional(id),
  orderType,
  patientId: id.nullish(),
  shippingAddressId: id.nullish(),
  dispensingPreference: optional(dispensingPreference),
  note: optional(text(500)),
  promotionId: text(80).nullish(),
  replacesOrderId: id.nullish(),
  /** Keys of the findings that the sender accepts (D75). */
  acceptedFindings: optional(z.array(text(300)).max(60)),
  merchandise: z.object({
    category: optional(text(40)),
    purchaseType,
    rx: optional(
      z.object({ startDate: day.nullish(), expirationDate: day.nullish(), left: lensLineInput.nullish(), right: lensLineInput.nullish() }),
    ),
    lines: optional(z.array(lensLineInput).max(1000)),
    solutions: optional(z.array(solutionLineInput).max(200)),
  }),
});

/**
 * A priced line of the cart. `price` is per box, `net` is the whole line after `discount`, which is that of `promotion`; `arrivals` are its
 * boxes by arrival (D29). Stock, price step and promise are today's; `promise` is that of the last box.
 */
export const pricedLine = z.object({
  id,
  eye: z.enum(["right", "left"]).nullable(),
  itemId: z.string(),
  seriesId: z.string().nullable(),
  solutionId: z.string().nullable(),
  productId: z.string(),
  productName: z.string(),
  imageId: z.string(),
  packSize: z.int(),
  values: lensValues,
  quantity: z.int(),
  price: money,
  discount: money,
  net: money,
  promotion: pricePromotion.nullable(),
  priceStep: priceStep.nullable(),
  arrivals: z.array(arrivalPart),
  stock: stockAnswer,
  promise: promise.nullable(),
  orderable: z.boolean(),
});

/** The sums of an order or a cart; whether prices include VAT depends on the edition (D3). */
export const sums = z.object({
  lenses: money,
  solutions: money,
  discount: money,
  fee: money,
  net: money,
  vat: money,
  gross: money,
  vatRateBasisPoints: z.int(),
  pricesIncludeVat: z.boolean(),
});

/** A lens line as cart.sync accepts it: with its values next to its id. */
const sentLine = lensLineInput.extend({ productId: z.string().nullable(), quantity: z.int() });

/** The lens of one eye (D60). `totalQty` counts its boxes; `type` is null for a series that is no longer published. */
export const eyeLine = sentLine.extend({
  series: z.string(),
  productName: z.string(),
  type: z.enum(seriesTypes).nullable(),
  totalQty: z.int(),
});

/** Who orders for which location, as the order would record it now (D60). */
const orderDetail = z.object({
  ...{ shipToOffice: z.boolean(), shipToCode: z.string(), phoneNo: z.string(), note: z.string() },
  address: z.object({
    ...{ name: z.string(), street: z.string(), street2: z.string(), street3: z.string(), street4: z.string() },
    ...{ city: z.string(), state: z.string(), zip: z.string(), country: z.string() },
  }),
  ...{ locationName: z.string(), defaultShippingOption: z.string(), practiceName: z.string(), bpn: z.string() },
  currentUserName: z.string(),
});

export const preorderAnswer = z.object({
  id,
  revision: z.int(),
  status: z.enum(["active", "savedForLater", "markedForDeletion"]),
  cartId: id,
  locationId: id,
  tenantId: id,
  subDomain: z.string(),
  /** Null until the cart is ordered. */
  cartConfirmationNum: z.string().nullable(),
  orderDetail,
  distributor: z.literal("CVI"),
  sourceType: z.enum(sourceTypes),
  orderType,
  kind: z.enum(preorderKinds),
  patientId: id.nullable(),
  patientFirst: z.string().nullable(),
  patientLast: z.string().nullable(),
  customerId: z.string().nullable(),
  shippingAddressId: id.nullable(),
  shippingAddress: z.object({ street: z.string(), street2: z.string(), city: z.string(), zip: z.string() }).nullable(),
  dispensingPreference,
  /**
   * Why it cannot be shipped to the patient as requested; null when it can, or goes to the practice. With a refusal no line is orderable.
   */
  shippingRefusal: z.enum(dispensingCodes).nullable(),
  note: z.string(),
  promotionId: z.string().nullable(),
  /** It was added from a promotion that has ended: it is shown, and will be ordered, as stock without promotion (D74). */
  promotionEnded: z.boolean(),
  replacesOrderId: id.nullable(),
  /**
   * The order it replaces, which stays as it is until this one is placed within its change window (D27). When it is not `changeable`, the
   * checkout saves this preorder for later and orders the others; `cancelled`: somebody cancelled it in the meantime.
   */
  replacedOrder: z
    .object({ confirmationNum: z.string(), cartId: id, changeableUntil: instant, changeable: z.boolean(), cancelled: z.boolean() })
    .nullable(),
  merchandise: z.object({
    category: z.string(),
    purchaseType,
    price: money,
    discount: money,
    /** As cart.sync accepts it (D48): one of these three, by the kind of the preorder; the others are null. */
    rx: z
      .object({ startDate: day.nullable(), expirationDate: day.nullable(), left: eyeLine.nullable(), right: eyeLine.nullable() })
      .nullable(),
    lines: z.array(sentLine).nullable(),
    solutions: z.array(solutionLineInput).nullable(),
  }),
  /** Right eye first, solutions included. */
  lines: z.array(pricedLine),
  /** The findings of the last change. */
  findings: z.array(findingAnswer),
  boxesQuantity: z.int(),
  sums,
  createdAt: instant,
  updatedAt: instant,
});

/** `power` is the sphere in hundredths of a dioptre (D19), null when the finding is about all powers together. */
export const invalidItem = z.object({
  seriesId: z.string(),
  power: z.number().nullable(),
  quantity: z.int(),
  maxQuantity: z.int(),
  reason: z.string(),
  preorderIds: z.array(id),
});
export const invalidPatientItem = z.object({
  patientId: id,
  quantity: z.int(),
  maxQuantity: z.int(),
  reason: z.string(),
  preorderIds: z.array(id),
});
export const findings = { invalidItems: z.array(invalidItem), invalidPatientItems: z.array(invalidPatientItem) };

export const cartAnswer = z.object({
  id,
  locationId: id,
  cartConfirmationNum: z.string().nullable(),
  cartOwner: z.object({ cartOwnerId: id, type: z.enum(["user", "operator"]) }),
  locked: z.boolean(),
  hold: z.object({ holdId: id, expiresAt: instant }).nullable(),
  itemsQuantity: z.int(),
  maxItems: z.int(),
  sums,
  promise: promise.nullable(),
});

/** What every change of the cart returns. */
export const changed = z.object({ cart: cartAnswer, gone: z.array(id), ...findings });

/** A cart with all its preorders, priced, in groups. */
export const populatedCart = z.object({
  cart: cartAnswer.nullable(),
  preordersPatient: z.array(preorderAnswer),
  preordersStock: z.array(preorderAnswer),
  preordersSolution: z.array(preorderAnswer),
  preordersOffice: z.array(preorderAnswer),
  savedForLater: z.array(preorderAnswer),
  trialWarning: z.boolean(),
  rejectedRevenueProducts: z.array(z.object({ preorderId: id, productId: z.string(), productName: z.string() })),
  ...findings,
});
