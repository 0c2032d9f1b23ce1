import { z } from "zod";
import { orderStatuses } from "~/domain/order/status";
import { day, editionCode, id, instant, money, optional, personName } from "./basic-shapes";
import { eyeLine, pricedLine } from "./cart-shapes";
import { receivedOfLine } from "./delivery-shapes";

export const orderStatus = z.enum(orderStatuses);

/** An ordered line: a priced line of the cart without today's stock, promise and orderability. */
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
    /** An eye is null when this part has no lens for it; both are in orders without a patient. */
    rx: z.object({
      ...{ startDate: day.nullable(), expirationDate: day.nullable(), cartOwner: z.string() },
      ...{ left: eyeLine.nullable(), right: eyeLine.nullable() },
    }),
    lines: z.array(orderedLine),
  }),
  status: orderStatus,
  statusDetail: z.string().nullable(),
  /** In words, in the caller's language. */
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
  /** How its promised day moved; `dayBefore` is null when none was known. */
  promiseMoves: z.array(z.object({ dayBefore: day.nullable(), day, at: instant })),
  /** The boxes of its lines that arrived, as counted (D86). */
  received: z.array(receivedOfLine),
  /** Whether its location expects boxes of it. */
  isExpected: z.boolean(),
});

export const orderAnswer = z.object({
  id,
  bpn: z.string(),
  patientId: id.nullable(),
  patientFirst: z.string().nullable(),
  patientLast: z.string().nullable(),
  /** The distributor's number for the patient; null when the order is for none, or the patient has none. */
  customerId: z.string().nullable(),
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
  /** The distributor's more precise words for the part that sets the order's status; null when it gave none. */
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
  /** The day by which all of it has arrived; null when a part has no known day. */
  promisedDay: day.nullable(),
  parcels: z.array(z.object({ trackingNumber: z.string(), trackingUrl: z.string().nullable() })),
  net: money,
  fee: money,
  vat: money,
  gross: money,
  /** The rate that the order was placed at, and whether its prices include VAT (D3). */
  vatRateBasisPoints: z.int(),
  pricesIncludeVat: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
});

/** Why orders are read: to view them, or to export them as a file; the audit trail distinguishes the two (D32). */
export const orderPurpose = optional(z.enum(["view", "export"]));

/** Who sent an order for approval, who approved it and when (D96); with the names of that day. */
export const approvedBy = z.object({ askedBy: personName, approvedBy: personName, approvedAt: instant });
