import { z } from "zod";
import { onClashValues } from "~/domain/cart/on-clash";
import { selectedOrdersMax } from "~/domain/order/selected-orders";
import { adminCall, ordersPath, signedInCall } from "./base";
import { detailedOrder, leftReason } from "./orders";
import { id, instant } from "./shapes/basic-shapes";
import { addingErrors } from "./shapes/cart-errors";
import { csvFile } from "./shapes/csv-file";
import { orderPurpose } from "./shapes/order-shapes";

/** Calls for several placed orders at once (D171). An order of a location that is not the person's is not found (D35). */
const route = (name: string, summary: string) =>
  ({ method: "POST", path: `${ordersPath}/selected/${name}` as `/${string}`, summary, tags: ["orders"] }) as const;

const orderIds = z.array(id).min(1).max(selectedOrdersMax);
const named = { orderId: id, confirmationNum: z.string() };

/** Several orders with their parts, latest first: to view or print, or to export as a file (D32). */
export const selected = signedInCall
  .route(route("read", "Several orders with their transactions"))
  .input(z.object({ orderIds, purpose: orderPurpose }))
  .output(z.object({ orders: z.array(detailedOrder) }));

/** Cancels the orders whose windows are open (D27); the others do not change and are listed. Sending it twice cancels once. */
export const cancelSelected = signedInCall
  .route(route("cancel", "Cancel several orders while their windows are open"))
  .input(z.object({ orderIds }))
  .output(z.object({ cancelled: z.array(z.object(named)), kept: z.array(z.object({ ...named, until: instant })) }));

/**
 * Copies several orders into the cart at the person's location in one transaction: a replaced series as its successor, and only what can be
 * ordered today; the rest is listed with its order. The caller makes each `preorderId`, so that sending it twice orders once. Clashes are
 * asked about once for all orders (D22).
 */
export const copySelected = signedInCall
  .route(route("copy", "Put several orders into the open cart again"))
  .input(
    z.object({
      orders: z
        .array(z.object({ orderId: id, preorderId: id }))
        .min(1)
        .max(selectedOrdersMax),
      onClash: z.enum(onClashValues).default("ask"),
    }),
  )
  .output(
    z.object({
      added: z.array(z.object(named)),
      left: z.array(z.object({ ...named, productName: z.string(), reason: leftReason })),
      replaced: z.array(z.object({ ...named, productName: z.string(), newProductName: z.string() })),
    }),
  )
  .errors(addingErrors);

/** Several orders as CSV, with the same rows as the report of a period. */
export const selectedReport = adminCall
  .route({ ...route("report", "Several orders as CSV"), outputStructure: "detailed" })
  .input(z.object({ orderIds }))
  .output(csvFile);
