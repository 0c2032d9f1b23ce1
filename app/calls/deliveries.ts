import { z } from "zod";
import { countingWays } from "~/domain/delivery/counted-box";
import { signedInCall } from "./base";
import { day, id, instant, optional } from "./shapes/basic-shapes";
import { boxProduct, lackingLine, lineToCome, receivedAnswer } from "./shapes/delivery-shapes";
import { requestAnswer, requestWords } from "./shapes/request-shapes";
import { text } from "./text";

/** Boxes that arrive at a location (D86): counted against what was shipped there, received, and claimed when missing. */
const route = (method: "GET" | "POST", path: string, summary: string) =>
  ({ method, path: `/deliveries/${path}` as `/${string}`, summary, tags: ["deliveries"] }) as const;

const countedBox = z.object({
  ...{ id, gtin: z.string().nullable(), product: boxProduct.nullable(), lot: z.string().nullable(), expiresOn: day.nullable() },
  way: z.enum(countingWays),
});

/** The delivery that the location is counting; null before the first box. */
const counting = { deliveryId: id.nullable(), boxes: z.array(countedBox) };

/**
 * What a location expects, each line with the boxes that have not arrived, in the order in which boxes are assigned; and what has been
 * counted so far. Reading it is a view of orders and patients (D32).
 */
export const view = signedInCall
  .route(route("GET", "open/{locationId}", "What a location expects, and what it has counted"))
  .input(z.object({ locationId: id }))
  .output(z.object({ today: day, lines: z.array(lineToCome), ...counting }));

/** Either `code` or `productId`: a box with its code, or one more of an expected product. */
const boxInput = z.object({
  id,
  code: optional(text(200, "scan")),
  productId: optional(text(400)),
  way: z.enum(countingWays),
});

/**
 * Counts boxes in the given order; each id counts once, however often it is sent. `deliveryId` is the id for a delivery that the first box
 * opens; if one is open already, they are counted there. An unreadable code is refused individually.
 */
export const count = signedInCall
  .route(route("POST", "open/{locationId}/boxes", "Count boxes that arrived"))
  .input(z.object({ locationId: id, deliveryId: id, boxes: z.array(boxInput).min(1).max(100) }))
  .output(z.object({ ...counting, refused: z.array(z.object({ id, mistake: z.enum(["wrongCheckDigit", "noCode", "notExpected"]) })) }))
  .errors({ deliveryFinished: { status: 409 }, deliveryFull: { status: 409, data: z.object({ max: z.int() }) } });

export const takeBack = signedInCall
  .route(route("POST", "open/{locationId}/boxes/{boxId}/takeback", "Take back a box that was counted"))
  .input(z.object({ locationId: id, boxId: id }))
  .output(z.object(counting))
  .errors({ deliveryFinished: { status: 409 } });

/** Records the counted boxes as received. Sending it again changes nothing. */
export const finish = signedInCall
  .route(route("POST", "{deliveryId}/finish", "Receive what was counted"))
  .input(z.object({ deliveryId: id }))
  .output(z.object({ deliveryId: id, boxesQuantity: z.int() }))
  .errors({ nothingCounted: { status: 409 } });

const delivery = z.object({ id, locationId: id, finishedAt: instant, finishedBy: z.string(), boxesQuantity: z.int() });

/**
 * The boxes of a delivery, what is missing from its parts (`isOpened`) or from parts that the distributor reports as delivered, and the
 * claims. A view of orders and patients (D32).
 */
export const read = signedInCall
  .route(route("GET", "{deliveryId}", "What a delivery brought, and what lacks"))
  .input(z.object({ deliveryId: id }))
  .output(
    z.object({
      ...{ delivery, locationName: z.string(), today: day },
      ...{ received: z.array(receivedAnswer), lacking: z.array(lackingLine), claims: z.array(requestAnswer) },
    }),
  );

/** The deliveries received at a location, newest first, 10 a page. */
export const list = signedInCall
  .route(route("GET", "received/{locationId}", "What a location received, newest first"))
  .input(z.object({ locationId: id, next: optional(text(400)) }))
  .output(z.object({ deliveries: z.array(delivery), next: z.string().nullable() }));

const claimed = z.object({
  ...{ requestId: id, orderId: id, transactionId: id, lineId: id },
  quantity: z.int().min(1).max(1000),
});

/** Claims missing boxes from the distributor, with a request for each line (D78). Sending it again claims nothing twice. */
export const claim = signedInCall
  .route(route("POST", "claims", "Claim boxes that are missing"))
  .input(z.object({ claims: z.array(claimed).min(1).max(100), words: requestWords.default("") }))
  .output(z.object({ requests: z.array(requestAnswer) }))
  .errors({
    notArrived: { status: 409 },
    nothingMissing: { status: 409 },
    shortageQuantity: { status: 422, data: z.object({ max: z.int() }) },
  });
