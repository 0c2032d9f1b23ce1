import { z } from "zod";
import { countingWays } from "~/domain/delivery/counted-box";
import { day, id, instant, lensValues } from "./shapes";

/** A product as it is named where boxes are counted. */
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
  /** The code of its boxes; null where they have none, and are counted by hand. */
  gtin: z.string().nullable(),
  /** Boxes that have not arrived. */
  left: z.int(),
});

/** A line that lacks boxes: those of them that nobody has claimed; `isOpened` says that this delivery brought something of its part. */
export const lackingLine = lineToCome.extend({ missing: z.int(), isOpened: z.boolean() });

const box = {
  ...{ id, gtin: z.string().nullable(), product: boxProduct.nullable(), lot: z.string().nullable(), expiresOn: day.nullable() },
  ...{ way: z.enum(countingWays), quantity: z.int(), countedBy: z.string(), countedAt: instant },
};

/** Boxes that were received; `ordered` is null where nobody waited for them. */
export const receivedAnswer = z.object({ ...box, ordered: z.object(ordered).nullable() });

/** Boxes that arrived of a line of an order, with their lot. */
export const receivedOfLine = z.object({ ...box, lineId: id, deliveryId: id }).omit({ gtin: true, product: true });
