import { z } from "zod";
import { onClashValues } from "~/domain/cart/on-clash";
import { adminCall, ordersPath, signedInCall } from "./base";
import { arrivalPart, day, editionCode, id, instant, lensValues, optional, stockAnswer } from "./shapes/basic-shapes";
import { addingErrors } from "./shapes/cart-errors";
import { preorderAnswer } from "./shapes/cart-shapes";
import { csvFile } from "./shapes/csv-file";
import { approvedBy, orderAnswer, orderPurpose, orderStatus, transactionAnswer } from "./shapes/order-shapes";
import { findingAnswer } from "./shapes/prescription-shapes";
import { requestAnswer } from "./shapes/request-shapes";
import { text } from "./text";

/** The history query of D60; `next` pages by key, pageNo goes up to 100 (D70). stDate is MM/DD/YY, yyyy-MM-dd, or has units (2026年11月24日). */
export const historyQuery = z.object({
  tenantId: id,
  locationId: optional(id),
  cartId: optional(id),
  patientId: optional(id),
  pageNo: optional(z.int().min(1).max(100)),
  pageSize: optional(z.int().min(1).max(100)),
  sortDirection: optional(z.enum(["ASC", "DESC"])),
  /** When it was placed, or last changed. */
  sortBy: optional(z.enum(["createdAt", "updatedAt"])),
  searchTerm: optional(text(100)),
  stDate: optional(text(40)),
  endDate: optional(text(40)),
  state: optional(z.enum(["all", "needsYou", "onItsWay"])),
  next: optional(text(400)),
  /** Also returns `counts`: the number of orders for each filter, given the others. */
  withCounts: optional(z.boolean()),
  /** Totals are exact up to this number, and a lower bound beyond; 1,000 by default. */
  countUpTo: optional(z.int().min(0).max(1000)),
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

/**
 * `note` was written with the order when it was placed; `findings` were unlikely in it, with who accepted them (D75); `requests` are about
 * it (D78).
 */
export const detailedOrder = orderAnswer.extend({
  note: z.string(),
  findings: z.array(findingAnswer),
  transactions: z.array(transactionAnswer),
  requests: z.array(requestAnswer),
  /** Null for an order that needed no approval. */
  approval: approvedBy.nullable(),
});

export const detail = signedInCall
  .route({
    method: "POST",
    path: `${ordersPath}/v3/tenant/{tenantId}/{cartId}`,
    summary: "The orders of one checkout with their transactions",
    tags: ["orders"],
  })
  .input(z.object({ tenantId: id, cartId: id, purpose: orderPurpose }))
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

/**
 * Why a line of an order is not copied: no longer made, hidden from this practice, sold out or without a price, or a lens that no longer
 * exists.
 */
export const leftReason = z.enum(["discontinued", "unavailable", "notMade"]);

const copiedLines = {
  left: z.array(z.object({ productName: z.string(), reason: leftReason })),
  replaced: z.array(z.object({ productName: z.string(), newProductName: z.string() })),
};

/** What a copy of an order is for: to replace it while its window is open (D27), or a new one. */
const copyPurpose = z.enum(["change", "reorder"]);

/**
 * What a copy of an order would add to the cart, at today's prices and stock: to change it, all of it, in the cart of its own location; to
 * reorder it, or one line of it, at the person's. `change` says until when it can be changed, and whether it still can.
 */
export const previewReorder = signedInCall
  .route({
    method: "POST",
    path: `${ordersPath}/orders/{orderId}/previewreorder`,
    summary: "What a copy of an order would put into the cart",
    tags: ["orders"],
  })
  .input(z.object({ orderId: id, lineId: id.nullish(), purpose: copyPurpose.default("reorder") }))
  .output(
    z.object({
      ...{ confirmationNum: z.string(), cartId: id, preorder: preorderAnswer.nullable(), ...copiedLines },
      change: z.object({ until: instant, permitted: z.boolean() }).nullable(),
    }),
  );

/**
 * Copies an order, or one line of it, into an open cart. To replace the order while its window is open (D27), into the cart of its own
 * location; as a new one (reorder: with replaced series, and only what can be ordered today), into the cart of the person's location.
 * `preorderId` is made by the caller, so that sending twice copies once. A lens that is already in the cart is asked about as in cart.sync
 * (D22).
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
      purpose: copyPurpose,
      lineId: id.optional(),
      onClash: z.enum(onClashValues).default("ask"),
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
      /** By courier straight to the patient. */
      toPatient: z.boolean().default(false),
      items: z
        .array(z.object({ productId: text(200), quantity: z.int().min(1).max(1000).default(1) }))
        .min(1)
        .max(1000),
    }),
  )
  .output(z.object({ items: z.array(stockAnswer.extend({ productId: z.string(), arrivals: z.array(arrivalPart) })) }));

/**
 * Who wears a lens now, and parts with it that are under way, at the person's locations: among the newest 2,000 orders (D85). A lens is
 * searched for in several series, in any pack, by the values given. Reading it is a view of orders and patients (D32).
 */
export const lensUse = signedInCall
  .route({ method: "POST", path: "/orders/lens-use", summary: "Who wears a lens, and what is on its way", tags: ["orders"] })
  .input(z.object({ seriesIds: z.array(text(80)).min(1).max(10), values: lensValues }))
  .output(
    z.object({
      wearers: z.array(
        z.object({
          ...{ patientId: id, firstName: z.string(), lastName: z.string(), phone: z.string().nullable() },
          ...{ eyes: z.array(z.enum(["right", "left"])), productName: z.string(), packSize: z.int() },
          /** The order to repeat, and the day when the first eye's boxes run out. */
          ...{ orderId: id, endsOn: day.nullable() },
        }),
      ),
      parts: z.array(
        z.object({
          ...{ orderId: id, cartId: id, transactionConfirmationNum: z.string(), productName: z.string(), packSize: z.int() },
          ...{ patientFirst: z.string().nullable(), patientLast: z.string().nullable(), boxesQuantity: z.int() },
          ...{ status: orderStatus, statusDetail: z.string().nullable(), promisedDay: day.nullable() },
          ...{ trackingNumber: z.string().nullable(), trackingUrl: z.string().nullable() },
        }),
      ),
    }),
  );

export const report = adminCall
  .route({
    method: "GET",
    path: `${ordersPath}/getallreports/{country}/{startDate}/{endDate}/{tenantId}`,
    summary: "All orders of a period as CSV",
    tags: ["orders"],
    outputStructure: "detailed",
  })
  .input(z.object({ country: editionCode, startDate: day, endDate: day, tenantId: id }))
  .output(csvFile);
