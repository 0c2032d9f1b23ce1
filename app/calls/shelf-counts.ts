import { z } from "zod";
import { uncountedMeanings } from "~/domain/replenishment/shelf-count";
import { signedInCall } from "./base";
import { day, id, instant } from "./shapes/basic-shapes";
import { boxProduct } from "./shapes/delivery-shapes";
import { text } from "./text";

/** Counting the shelf of a location (D115), box by box or by number; the usual order then starts from the result. */
const route = (name: string, summary: string) =>
  ({ method: "POST", path: `/stock/shelf-count/${name}` as `/${string}`, summary, tags: ["stock"] }) as const;

const lot = z.object({ lot: z.string().nullable(), expiresOn: day.nullable(), quantity: z.int() });

const line = z.object({
  /** The product, or the code when it is unknown. */
  key: z.string(),
  gtin: z.string().nullable(),
  product: boxProduct.nullable(),
  /** The usual order's estimate of the shelf, without boxes on their way; null when it has none for the product. */
  believed: z.int().nullable(),
  onTheWay: z.int(),
  /** Null before the first box of it is counted. */
  counted: z.int().nullable(),
  lots: z.array(lot),
});

const count = {
  day,
  /** The location's open count; null before the first box. */
  countId: id.nullable(),
  /** What was counted, most recent first, then the stocked products that nobody has counted. */
  lines: z.array(line),
  /** The last scanned box. */
  lastScanned: z.object({ boxId: id, key: z.string() }).nullable(),
  finished: z.object({ finishedAt: instant, finishedBy: z.string(), lensesQuantity: z.int() }).nullable(),
};

export const view = signedInCall
  .route(route("view", "What is counted on the shelf of a location, and what it is believed to hold"))
  .input(z.object({ locationId: id }))
  .output(z.object(count));

/**
 * Counts boxes in order, each id once, and sets typed numbers of products that the count shows. `countId` is the id for a count that the
 * first box opens; if one is open already, they are counted there. An unreadable code is refused individually.
 */
export const add = signedInCall
  .route(route("add", "Count boxes on the shelf"))
  .input(
    z.object({
      ...{ locationId: id, countId: id },
      boxes: z.array(z.object({ id, code: text(200, "scan") })).max(2000),
      typed: z.array(z.object({ id, productId: text(400), boxes: z.int().min(0).max(9999) })).max(600),
    }),
  )
  .output(z.object({ ...count, refused: z.array(z.object({ id, mistake: z.enum(["wrongCheckDigit", "noCode"]) })) }))
  .errors({ countFinished: { status: 409 }, countFull: { status: 409, data: z.object({ max: z.int() }) } });

export const takeBack = signedInCall
  .route(route("take-back", "Take back a box that was counted on the shelf"))
  .input(z.object({ locationId: id, boxId: id }))
  .output(z.object(count))
  .errors({ countFinished: { status: 409 } });

/** Records the count as the shelf's stock. Sending it again changes nothing. */
export const finish = signedInCall
  .route(route("finish", "Finish the count of a shelf"))
  .input(z.object({ countId: id, uncounted: z.enum(uncountedMeanings) }))
  .output(z.object({ countId: id, lensesQuantity: z.int() }))
  .errors({ nothingCounted: { status: 409 } });
