import { z } from "zod";
import { dispensingCodes } from "~/domain/patient/check-dispensing";
import { ordersPath, signedInCall, tooManyRequests } from "./base";
import { arrivalPart, day, id, instant, lensValues, money, personName, pricePromotion, priceStep } from "./shapes/basic-shapes";
import { addingErrors, cartErrors } from "./shapes/cart-errors";
import { cartAnswer, findings, sums } from "./shapes/cart-shapes";
import { approvedBy, orderPurpose } from "./shapes/order-shapes";
import { text } from "./text";

const route = (name: string, summary: string) =>
  ({ method: "POST", path: `${ordersPath}/cart/${name}` as `/${string}`, summary, tags: ["cart"] }) as const;

export const reviewChange = z.object({
  kind: z.enum(["dearer", "cheaper", "promotionEnded", "unavailable", "later", "split", "added", "removed", "changed"]),
  preorderId: id,
  lineId: id.nullable(),
  productName: z.string(),
  before: z.string(),
  after: z.string(),
});

export const startCheckout = signedInCall
  .route(route("startcheckout", "Hold the cart for 20 minutes while it is reviewed"))
  .input(z.object({ cartId: id }))
  .output(z.object({ cart: cartAnswer, holdId: id, expiresAt: instant }))
  .errors({ ...cartErrors, cartEmpty: { status: 422 } });

export const releaseCheckout = signedInCall
  .route(route("releasecheckout", "Let go of a hold; an older hold changes nothing"))
  .input(z.object({ cartId: id, holdId: id }))
  .output(z.object({ cart: cartAnswer }))
  .errors({ cartNotFound: cartErrors.cartNotFound });

/**
 * A product in one pack with all its powers; a solution has no pack. `amount` is after `discount`, which is that of `promotion`. Amount and
 * discount are null in receipts of earlier versions.
 */
const receiptProduct = z.object({
  productName: z.string(),
  packSize: z.int().nullable(),
  quantity: z.int(),
  unit: z.enum(["boxes", "bottles"]),
  linesQuantity: z.int(),
  amount: money.nullable(),
  discount: money.nullable(),
  promotion: pricePromotion.nullable(),
  priceStep: priceStep.nullable(),
  /** Each lens of the product, in the order of the lines; empty for solutions and in receipts written before lenses were recorded. */
  lenses: z.array(
    z.object({
      eye: z.enum(["right", "left"]).nullable(),
      values: lensValues,
      quantity: z.int(),
      price: money,
      amount: money,
    }),
  ),
  arrivals: z.array(arrivalPart),
});

const receiptTransaction = z.object({
  id,
  transactionConfirmationNum: z.string(),
  transactionSortOrder: z.int(),
  productName: z.string(),
  quantity: z.int(),
  available: z.enum(["now", "later"]),
  promisedDay: day.nullable(),
});

export const receipt = z.object({
  cartId: id,
  cartConfirmationNum: z.string(),
  placedAt: instant,
  changeableUntil: instant,
  sums,
  boxesQuantity: z.int(),
  locationId: id,
  /** Who sent it for approval, and who approved it (D96); null when it needed none. */
  approval: approvedBy.nullable(),
  cheaper: z.array(reviewChange),
  /** Lines meant to replace an order whose window had closed meanwhile (D27): that order remains, and they are saved for later. */
  notReplaced: z.array(z.object({ preorderId: id, orderId: id, productNames: z.array(z.string()) })),
  orders: z.array(
    z.object({
      id,
      preOrderId: id,
      confirmationNum: z.string(),
      orderType: z.string(),
      purchaseType: z.string(),
      patientId: id.nullable(),
      productNames: z.array(z.string()),
      boxesQuantity: z.int(),
      promisedDay: day.nullable(),
      changeableUntil: instant,
      net: money,
      gross: money,
      products: z.array(receiptProduct),
      transactions: z.array(receiptTransaction),
    }),
  ),
});

/** Why a reviewed cart is neither ordered nor sent for approval. */
export const checkoutErrors = {
  cartNotFound: cartErrors.cartNotFound,
  termsNotAgreed: { status: 422 },
  cartEmpty: { status: 422 },
  cartLimit: addingErrors.cartLimit,
  checkoutExpired: { status: 409 },
  reviewChanged: { status: 409, data: z.object({ changes: z.array(reviewChange) }) },
  trialRulesBroken: { status: 422, data: z.object(findings) },
  shippingRefused: { status: 422, data: z.object({ preorderId: id, reason: z.enum(dispensingCodes) }) },
  changeWindowClosed: { status: 409, data: z.object({ preorderIds: z.array(id) }) },
} as const;

/** Orders the reviewed cart; refuses what needs approval (D96), which `approvals.ask` requests. */
export const checkout = signedInCall
  .route(route("checkout", "Order what the reviewed cart holds; the same cart and hold again answer the same receipt"))
  .input(
    z.object({
      cartId: id,
      holdId: id.optional(),
      tenantId: id.optional(),
      acceptTerms: z.boolean(),
      metadata: z.object({ distributorName: text(40).optional(), distributorBPN: text(40).optional() }).optional(),
    }),
  )
  .output(z.object({ receipt }))
  .errors({ ...checkoutErrors, approvalNeeded: { status: 409, data: z.object({ aboveAmount: money }) } });

/** What an order says beside its receipt: for whom, by whom, and where it goes; `code` is null when it goes to the patient. */
const placedOrder = z.object({
  orderId: id,
  name: personName.nullable(),
  ...{ customerId: z.string().nullable(), placedBy: z.string(), bpn: z.string() },
  shipTo: z.object({
    code: z.string().nullable(),
    ...{ name: z.string(), street: z.string(), city: z.string(), zip: z.string(), shipping: z.string() },
  }),
});

/** The receipt of a cart that was ordered, for the confirmation page, with what its orders say beside it. */
export const readReceipt = signedInCall
  .route(route("receipt", "The receipt of an ordered cart"))
  .input(z.object({ cartId: id, purpose: orderPurpose }))
  .output(z.object({ receipt, placed: z.array(placedOrder) }));

/** Mails the confirmation of an ordered cart again, only to the person who asks; a few times in ten minutes. */
export const mailReceipt = signedInCall
  .route(route("mailreceipt", "Mail the confirmation of an ordered cart to oneself"))
  .input(z.object({ cartId: id }))
  .output(z.object({ sent: z.literal(true), cartConfirmationNum: z.string() }))
  .errors({ tooManyRequests });
