import { z } from "zod";
import { orderStatuses } from "~/domain/order/status";
import { eyeLine, pricedLine } from "./cart-shapes";
import { receivedOfLine } from "./delivery-shapes";
import { day, editionCode, id, instant, money, optional, personName } from "./shapes";

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
    /** An eye is null where this part holds no lens for it; in orders that are for no patient both are. */
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
  /** How its promised day moved; `dayBefore` is null where none was known. */
  promiseMoves: z.array(z.object({ dayBefore: day.nullable(), day, at: instant })),
  /** What arrived of its lines, as it was counted (D86). */
  received: z.array(receivedOfLine),
  /** Boxes of it stand among those that its location expects. */
  isExpected: z.boolean(),
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

/** What orders are asked for: to be looked at, or as a file that leaves the portal; the audit trail tells them apart (D32). */
export const orderPurpose = optional(z.enum(["view", "export"]));

/** Who sent an order for approval, and who approved it when (D96); people by their names of that day. */
export const approvedBy = z.object({ askedBy: personName, approvedBy: personName, approvedAt: instant });
