import { z } from "zod";
import { orderStatuses } from "~/domain/order/status";
import { adminCall, ordersPath, signedInCall } from "./base";
import { addingErrors, preorderAnswer, pricedLine } from "./cart-shapes";
import { arrivalPart, day, editionCode, id, instant, money, optional, stockAnswer } from "./shapes";
import { text } from "./text";

export const orderStatus = z.enum(orderStatuses);

/** What a priced line of the cart became: without what was only today's, its stock, promise and whether it could be ordered. */
const orderedLine = pricedLine.omit({ itemId: true, stock: true, promise: true, orderable: true });

export const transactionAnswer = z.object({
  id,
  orderId: id,
  preOrderId: id,
  type: z.string(),
  shipToOffice: z.boolean(),
  shipToCode: z.string(),
  merchandise: z.object({
    purchaseType: z.string(),
    category: z.string(),
    price: money.nullable(),
    discount: money,
    rx: z.object({ startDate: day.nullable(), expirationDate: day.nullable(), cartOwner: z.string() }),
    lines: z.array(orderedLine),
  }),
  status: orderStatus,
  statusDetail: z.string().nullable(),
  displayStatus: z.string(),
  shippingAddress: z.object({
    name: z.string(),
    street: z.string(),
    street2: z.string(),
    street3: z.string(),
    street4: z.string(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    country: z.string(),
  }),
  defaultShippingOption: z.string(),
  distributor: z.literal("CVI"),
  transactionConfirmationNum: z.string(),
  transactionSortOrder: z.int(),
  available: z.enum(["now", "later"]),
  promisedDay: day.nullable(),
  trackingNumber: z.string().nullable(),
  trackingUrl: z.string().nullable(),
  processTime: instant,
  user: z.string(),
  timeline: z.array(z.object({ status: orderStatus, detail: z.string().nullable(), at: instant })),
});

export const orderAnswer = z.object({
  id,
  bpn: z.string(),
  patientId: id.nullable(),
  patientFirst: z.string().nullable(),
  patientLast: z.string().nullable(),
  orchestrationId: z.string(),
  preOrderId: id,
  cartId: id,
  confirmationNum: z.string(),
  cartConfirmationNum: z.string(),
  erpOrderNumber: z.string().nullable(),
  countryCode: editionCode,
  type: z.string(),
  purchaseType: z.string(),
  status: orderStatus,
  /** The distributor's closer words for the part that the order's status comes from; null when it gave none. */
  statusDetail: z.string().nullable(),
  cancelDate: instant.nullable(),
  changeableUntil: instant,
  changeable: z.boolean(),
  tenantName: z.string(),
  sourceType: z.string(),
  tenantId: id,
  subDomain: z.string(),
  locationId: id,
  locationName: z.string(),
  placedBy: z.string(),
  productNames: z.array(z.string()),
  lines: z.array(orderedLine),
  boxesQuantity: z.int(),
  /** The day on which all of it has arrived; null when no day is known for a part. */
  promisedDay: day.nullable(),
  parcels: z.array(z.object({ trackingNumber: z.string(), trackingUrl: z.string().nullable() })),
  net: money,
  fee: money,
  vat: money,
  gross: money,
  createdAt: instant,
  updatedAt: instant,
});

/** The history query of D60; `next` pages by key, pageNo reaches 100 (D70). stDate is MM/DD/YY or yyyy-MM-dd. */
export const historyQuery = z.object({
  tenantId: id,
  locationId: optional(id),
  cartId: optional(id),
  patientId: optional(id),
  pageNo: optional(z.int().min(1).max(100)),
  pageSize: optional(z.int().min(1).max(100)),
  sortDirection: optional(z.enum(["ASC", "DESC"])),
  sortBy: optional(z.enum(["createdAt"])),
  searchTerm: optional(text(100)),
  stDate: optional(text(10)),
  endDate: optional(text(10)),
  state: optional(z.enum(["all", "needsYou", "onItsWay"])),
  next: optional(text(400)),
  /** Answers `counts`: how many orders each filter would show beside the others that hold. */
  withCounts: optional(z.boolean()),
});

const counts = z.object({ today: z.int(), yesterday: z.int(), needsYou: z.int(), onItsWay: z.int() });

export const history = signedInCall
  .route({
    method: "POST",
    path: `${ordersPath}/v2/tenant/{tenantId}`,
    summary: "The orders of the practice, newest first",
    tags: ["orders"],
  })
  .input(historyQuery)
  .output(
    z.object({
      orders: z.array(orderAnswer),
      totalRecords: z.int(),
      totalIsLowerBound: z.boolean(),
      next: z.string().nullable(),
      counts: counts.nullable(),
    }),
  )
  .errors({ invalidDate: { status: 422, data: z.object({ given: z.string() }) } });

/** `note` is what was written beside the order when it was placed. */
const detailedOrder = orderAnswer.extend({ note: z.string(), transactions: z.array(transactionAnswer) });

export const detail = signedInCall
  .route({
    method: "POST",
    path: `${ordersPath}/v3/tenant/{tenantId}/{cartId}`,
    summary: "The orders of one checkout with their transactions",
    tags: ["orders"],
  })
  .input(z.object({ tenantId: id, cartId: id }))
  .output(z.object({ cartConfirmationNum: z.string(), orders: z.array(detailedOrder) }));

export const cancel = signedInCall
  .route({
    method: "POST",
    path: `${ordersPath}/orders/{orderId}/cancel`,
    summary: "Cancel an order while its window is open",
    tags: ["orders"],
  })
  .input(z.object({ orderId: id }))
  .output(z.object({ order: orderAnswer }))
  .errors({ changeWindowClosed: { status: 409, data: z.object({ until: instant }) } });

/** Why a line of an order is not copied: no longer made, hidden from this practice, sold out or without a price, or a lens that does not exist any more. */
export const leftReason = z.enum(["discontinued", "unavailable", "notMade"]);

const copiedLines = {
  left: z.array(z.object({ productName: z.string(), reason: leftReason })),
  replaced: z.array(z.object({ productName: z.string(), newProductName: z.string() })),
};

/** What reordering an order, or one line of it, would put into the cart where the person works, at today's prices and shelves. */
export const previewReorder = signedInCall
  .route({
    method: "POST",
    path: `${ordersPath}/orders/{orderId}/previewreorder`,
    summary: "What reordering an order would put into the cart",
    tags: ["orders"],
  })
  .input(z.object({ orderId: id, lineId: id.nullish() }))
  .output(z.object({ confirmationNum: z.string(), cartId: id, preorder: preorderAnswer.nullable(), ...copiedLines }));

/**
 * Copies an order, or one line of it, into an open cart: to replace the order while its window is open (D27), into the cart of its
 * own location; or as a new one (reorder: what a series was replaced by, and only what can be ordered today), into the cart where
 * the person works. `preorderId` is made by the caller, so that sending twice copies once. A lens that is in the cart already is
 * asked about as in cart.sync (D22).
 */
export const copyToCart = signedInCall
  .route({
    method: "POST",
    path: `${ordersPath}/orders/{orderId}/copy`,
    summary: "Put an order into the open cart again",
    tags: ["orders"],
  })
  .input(
    z.object({
      orderId: id,
      preorderId: id,
      purpose: z.enum(["change", "reorder"]),
      lineId: id.optional(),
      onClash: z.enum(["ask", "add", "replace", "leave"]).default("ask"),
    }),
  )
  .output(
    z.object({
      preorderId: id,
      locationId: id,
      confirmationNum: z.string(),
      ...copiedLines,
    }),
  )
  .errors({
    ...addingErrors,
    changeWindowClosed: { status: 409, data: z.object({ until: instant }).optional() },
    nothingToOrder: { status: 422, data: z.object({ left: copiedLines.left }) },
  });

export const stockStatus = signedInCall
  .route({
    method: "POST",
    path: `${ordersPath}/{country}/getstockstatus`,
    summary: "What the shelf says of products and quantities",
    tags: ["orders"],
  })
  .input(
    z.object({
      country: editionCode,
      locationId: id.optional(),
      /** By courier, straight to the patient. */
      toPatient: z.boolean().default(false),
      items: z
        .array(z.object({ productId: text(200), quantity: z.int().min(1).max(1000).default(1) }))
        .min(1)
        .max(1000),
    }),
  )
  .output(z.object({ items: z.array(stockAnswer.extend({ productId: z.string(), arrivals: z.array(arrivalPart) })) }));

/** In this process the bytes as they are made; to a caller over HTTP the file that it received. */
const csvStream = z.custom<ReadableStream<Uint8Array>>((value) => value instanceof ReadableStream);

export const report = adminCall
  .route({
    method: "GET",
    path: `${ordersPath}/getallreports/{country}/{startDate}/{endDate}/{tenantId}`,
    summary: "All orders of a period as CSV",
    tags: ["orders"],
    outputStructure: "detailed",
  })
  .input(z.object({ country: editionCode, startDate: day, endDate: day, tenantId: id }))
  .output(z.object({ headers: z.record(z.string(), z.string()), body: z.union([z.file(), csvStream]) }));
