import { z } from "zod";
import { ordersPath, signedInCall } from "./base";
import { day, id, instant, lensValue, lensValues, money, promise, stockAnswer } from "./shapes";

export const orderType = z.enum(["Stock", "Patient", "Solution", "Revenue", "Trial", "DiscountedPromotional", "PatientLead", "DSS"]);
export const purchaseType = z.enum(["Revenue", "Trial", "Solution"]);
export const dispensingPreference = z.enum(["DispenseFromOffice", "ShipToPatient"]);

/** A lens line or an eye as callers send it; productId may be left out, unknown fields are ignored. Quantity in boxes. */
export const lensLineInput = lensValues.extend({
  id,
  seriesId: z.string().max(80),
  productId: z.string().max(200).optional(),
  packSize: z.int(),
  quantity: z.number(),
});
export const solutionLineInput = z.object({ id, solutionId: z.string().max(80), quantity: z.number() });

export const preorderInput = z.object({
  id,
  revision: z.int().optional(),
  locationId: id.optional(),
  orderType,
  patientId: id.nullish(),
  shippingAddressId: id.nullish(),
  dispensingPreference: dispensingPreference.default("DispenseFromOffice"),
  note: z.string().max(500).default(""),
  promotionId: z.string().max(80).nullish(),
  replacesOrderId: id.nullish(),
  merchandise: z.object({
    category: z.string().max(40).optional(),
    purchaseType,
    rx: z
      .object({ startDate: day.nullish(), expirationDate: day.nullish(), left: lensLineInput.nullable(), right: lensLineInput.nullable() })
      .optional(),
    lines: z.array(lensLineInput).max(1000).optional(),
    solutions: z.array(solutionLineInput).max(200).optional(),
  }),
});

/** A priced line of the cart. `price` is per box, `net` of the whole line after `discount`; stock and promise are today's. */
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
  stock: stockAnswer,
  promise: promise.nullable(),
  orderable: z.boolean(),
});

const sums = z.object({
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

export const preorderAnswer = z.object({
  id,
  revision: z.int(),
  status: z.enum(["active", "savedForLater", "markedForDeletion"]),
  cartId: id,
  locationId: id,
  tenantId: id,
  distributor: z.literal("CVI"),
  sourceType: z.enum(["Israel", "Asia"]),
  orderType,
  kind: z.enum(["stock", "patient", "patientTrial", "officeTrial", "solutions", "promotion"]),
  patientId: id.nullable(),
  patientFirst: z.string().nullable(),
  patientLast: z.string().nullable(),
  customerId: z.string().nullable(),
  shippingAddressId: id.nullable(),
  shippingAddress: z.object({ street: z.string(), street2: z.string(), city: z.string(), zip: z.string() }).nullable(),
  dispensingPreference,
  note: z.string(),
  promotionId: z.string().nullable(),
  replacesOrderId: id.nullable(),
  merchandise: z.object({
    category: z.string(),
    purchaseType,
    price: money,
    discount: money,
    rx: z.object({ startDate: day.nullable(), expirationDate: day.nullable() }).nullable(),
  }),
  /** Right eye first; solutions as lines too. */
  lines: z.array(pricedLine),
  boxesQuantity: z.int(),
  sums,
  createdAt: instant,
  updatedAt: instant,
});

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
const findings = { invalidItems: z.array(invalidItem), invalidPatientItems: z.array(invalidPatientItem) };

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

const changed = z.object({ cart: cartAnswer, gone: z.array(id), ...findings });

/** Two lines that would order the same lens twice (D22): same kind, patient, product and pack. */
export const clash = z.object({
  lineId: id,
  preorderId: id,
  existingPreorderId: id,
  existingLineId: id,
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

const preorderIds = z.array(id).min(1).max(1000);
const route = (name: string, summary: string) =>
  ({ method: "POST", path: `${ordersPath}/cart/${name}` as `/${string}`, summary, tags: ["cart"] }) as const;

export const view = signedInCall
  .route(route("view", "The open cart of a location, when there is one"))
  .input(z.object({ locationId: id }))
  .output(z.object({ cart: cartAnswer.nullable(), ...findings }));

export const populate = signedInCall
  .route(route("populate", "The open cart with all its preorders, priced, in groups"))
  .input(z.object({ locationId: id }))
  .output(
    z.object({
      cart: cartAnswer.nullable(),
      preordersPatient: z.array(preorderAnswer),
      preordersStock: z.array(preorderAnswer),
      preordersSolution: z.array(preorderAnswer),
      preordersOffice: z.array(preorderAnswer),
      savedForLater: z.array(preorderAnswer),
      trialWarning: z.boolean(),
      rejectedRevenueProducts: z.array(z.object({ preorderId: id, productId: z.string(), productName: z.string() })),
      ...findings,
    }),
  );

/** What adding and replacing preorders may be refused with. */
export const addingErrors = {
  cartLocked: cartErrors.cartLocked,
  alreadyInCart: { status: 409, data: z.object({ clashes: z.array(clash) }) },
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
  changeWindowClosed: { status: 409 },
} as const;

/** Adds and replaces preorders. `onClash` answers D22's question for every clash of this submission; left out or "ask", a clash refuses and nothing changes. */
export const sync = signedInCall
  .route(route("sync", "Add preorders to the open cart, or replace them"))
  .input(
    z.object({
      locationId: id,
      preorders: z.array(preorderInput).min(1).max(200),
      onClash: z.enum(["ask", "add", "replace", "leave"]).default("ask"),
    }),
  )
  .output(changed.extend({ revisions: z.record(z.string(), z.int()) }))
  .errors(addingErrors);

export const remove = signedInCall
  .route(route("remove", "Remove preorders, or all of a patient"))
  .input(z.object({ cartId: id, preorderIds: preorderIds.optional(), patientId: id.optional() }))
  .output(changed)
  .errors(cartErrors);

export const empty = signedInCall
  .route(route("empty", "Remove every item from the open cart"))
  .input(z.object({ cartId: id }))
  .output(changed)
  .errors(cartErrors);

export const saveForLater = signedInCall
  .route(route("saveforlater", "Put preorders aside, or back into the cart"))
  .input(z.object({ cartId: id, preorderIds, saved: z.boolean() }))
  .output(changed)
  .errors({ ...cartErrors, cartLimit: { status: 422, data: z.object({ max: z.int(), quantity: z.int() }) } });

/** Marks preorders for deletion, or takes the mark back: marked ones are shown struck through and are not ordered. */
export const markForDeletion = signedInCall
  .route(route("markfordeletion", "Mark preorders for deletion, or take the mark back"))
  .input(z.object({ cartId: id, preorderIds, marked: z.boolean() }))
  .output(changed)
  .errors({ ...cartErrors, cartLimit: addingErrors.cartLimit });

/** Changes one line's quantity in place; 0 removes the line, and the preorder with its last line. */
export const changeQuantity = signedInCall
  .route(route("changequantity", "Change the quantity of one line"))
  .input(z.object({ cartId: id, preorderId: id, lineId: id, quantity: z.int().min(0).max(1000), revision: z.int().optional() }))
  .output(changed)
  .errors({
    ...cartErrors,
    changedElsewhere: { status: 409, data: z.object({ quantity: z.int().nullable() }) },
    cartLimit: { status: 422, data: z.object({ max: z.int(), quantity: z.int() }) },
  });

export const reviewChange = z.object({
  kind: z.enum(["dearer", "cheaper", "unavailable", "later", "split", "added", "removed", "changed"]),
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
  cheaper: z.array(reviewChange),
  /** Lines that were to replace an order whose window had closed meanwhile (D27): that order stands, they are saved for later. */
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
      transactions: z.array(receiptTransaction),
    }),
  ),
});

export const checkout = signedInCall
  .route(route("checkout", "Order what the reviewed cart holds; the same cart and hold again answer the same receipt"))
  .input(
    z.object({
      cartId: id,
      holdId: id.optional(),
      tenantId: id.optional(),
      acceptTerms: z.boolean(),
      metadata: z.object({ distributorName: z.string().max(40).optional(), distributorBPN: z.string().max(40).optional() }).optional(),
    }),
  )
  .output(z.object({ receipt }))
  .errors({
    cartNotFound: cartErrors.cartNotFound,
    termsNotAgreed: { status: 422 },
    cartEmpty: { status: 422 },
    cartLimit: addingErrors.cartLimit,
    checkoutExpired: { status: 409 },
    reviewChanged: { status: 409, data: z.object({ changes: z.array(reviewChange) }) },
    trialRulesBroken: { status: 422, data: z.object(findings) },
    changeWindowClosed: { status: 409, data: z.object({ preorderIds: z.array(id) }) },
  });

/** The receipt of a cart that was ordered, for the confirmation page. */
export const readReceipt = signedInCall
  .route(route("receipt", "The receipt of an ordered cart"))
  .input(z.object({ cartId: id }))
  .output(z.object({ receipt }));

export const receivePreorder = signedInCall
  .route({ method: "POST", path: `${ordersPath}/preorders/receive`, summary: "Take in preorders made elsewhere", tags: ["cart"] })
  .input(z.object({ locationId: id, preorders: z.array(preorderInput).min(1).max(200) }))
  .output(changed.extend({ revisions: z.record(z.string(), z.int()) }))
  .errors(addingErrors);
