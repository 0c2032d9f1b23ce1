import { z } from "zod";
import { countingWays } from "~/domain/delivery/counted-box";
import { day, id, instant, lensValues } from "./basic-shapes";

/** A product as named where boxes are counted. */
export const boxProduct = z.object({
  ...{ productId: z.string(), productName: z.string(), packSize: z.int(), isLens: z.boolean() },
  values: lensValues,
});

const ordered = {
  ...{ orderId: id, cartId: id, transactionId: id, lineId: id, transactionConfirmationNum: z.string() },
  ...{ patientFirst: z.string().nullable(), patientLast: z.string().nullable(), eye: z.enum(["right", "left"]).nullable() },
};

/** A line of a part that a location expects. */
export const lineToCome = z.object({
  ...ordered,
  product: boxProduct,
  /** The code of its boxes; null when they have none and are counted by hand. */
  gtin: z.string().nullable(),
  /** Boxes that have not arrived. */
  left: z.int(),
});

/** A line with missing boxes: those that nobody has claimed; `isOpened` is true when this delivery contained part of it. */
export const lackingLine = lineToCome.extend({ missing: z.int(), isOpened: z.boolean() });

const box = {
  ...{ id, gtin: z.string().nullable(), product: boxProduct.nullable(), lot: z.string().nullable(), expiresOn: day.nullable() },
  ...{ way: z.enum(countingWays), quantity: z.int(), countedBy: z.string(), countedAt: instant },
};

/** Received boxes; `ordered` is null when nobody waited for them. */
export const receivedAnswer = z.object({ ...box, ordered: z.object(ordered).nullable() });

/** Boxes of an order line that arrived, with their lot. */
export const receivedOfLine = z.object({ ...box, lineId: id, deliveryId: id }).omit({ gtin: true, product: true });
