import { z } from "zod";
import { onClashValues } from "~/domain/cart/on-clash";
import { selectedOrdersMax } from "~/domain/order/selected-orders";
import { adminCall, ordersPath, signedInCall } from "./base";
import { detailedOrder, leftReason } from "./orders";
import { id, instant } from "./shapes/basic-shapes";
import { addingErrors } from "./shapes/cart-errors";
import { csvFile } from "./shapes/csv-file";
import { orderPurpose } from "./shapes/order-shapes";

/** What is done with several placed orders at once (D171). An order that is not one of the person's locations is not found (D35). */
const route = (name: string, summary: string) =>
  ({ method: "POST", path: `${ordersPath}/selected/${name}` as `/${string}`, summary, tags: ["orders"] }) as const;

const orderIds = z.array(id).min(1).max(selectedOrdersMax);
const named = { orderId: id, confirmationNum: z.string() };

/** Several orders with their parts, the latest first: to be looked at or printed, or as a file that leaves the portal (D32). */
export const selected = signedInCall
  .route(route("read", "Several orders with their transactions"))
  .input(z.object({ orderIds, purpose: orderPurpose }))
  .output(z.object({ orders: z.array(detailedOrder) }));

/** Cancels those whose window is open; the others stay as they are and are named. Sent twice it cancels once. */
export const cancelSelected = signedInCall
  .route(route("cancel", "Cancel several orders while their windows are open"))
  .input(z.object({ orderIds }))
  .output(z.object({ cancelled: z.array(z.object(named)), kept: z.array(z.object({ ...named, until: instant })) }));

/**
 * Copies several orders into the cart where the person works, in one act: what a series was replaced by, and only what can be ordered today.
 * What cannot is named with its order. `preorderId` is made by the caller, so that sending twice orders once; clashes are asked about
 * once for all of them (D22).
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

/** The same rows as those of the report of a period, of several orders. */
export const selectedReport = adminCall
  .route({ ...route("report", "Several orders as CSV"), outputStructure: "detailed" })
  .input(z.object({ orderIds }))
  .output(csvFile);
