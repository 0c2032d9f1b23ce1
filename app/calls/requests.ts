import { z } from "zod";
import { backorderChoices } from "~/domain/request/backorder-choice";
import { lotLengthMax, photoBytesMax, returnReasons } from "~/domain/request/return-rule";
import { ordersPath, signedInCall } from "./base";
import { day, id, instant, lensValues, money, optional } from "./shapes/basic-shapes";
import { namedRequestAnswer, replacementAnswer, requestAnswer, requestWords } from "./shapes/request-shapes";
import { text } from "./text";

/** What a practice asks of the distributor about placed orders. The caller's id of a request makes it idempotent. */
const route = (method: "GET" | "POST", path: string, summary: string) =>
  ({ method, path: `${ordersPath}/${path}` as `/${string}`, summary, tags: ["requests"] }) as const;

const ofLine = { orderId: id, transactionId: id, lineId: id };
const linePath = "orders/{orderId}/transactions/{transactionId}/lines/{lineId}";
const asked = z.object({ request: requestAnswer });

export const askToCancel = signedInCall
  .route(route("POST", "orders/{orderId}/asktocancel", "Ask the distributor to cancel an order whose window is over"))
  .input(z.object({ orderId: id, requestId: id, words: requestWords.default("") }))
  .output(asked)
  .errors({
    stillChangeable: { status: 409, data: z.object({ until: instant }) },
    alreadyAsked: { status: 409 },
    tooLateToCancel: { status: 409 },
  });

const choice = z.enum(backorderChoices);
const orderedLine = z.object({
  ...{ productName: z.string(), eye: z.enum(["right", "left"]).nullable(), packSize: z.int(), isLens: z.boolean() },
  ...{ values: lensValues, quantity: z.int() },
});

/** The choices for a line that waits for boxes (D79), and the last one made; `choices` is empty when it does not wait. */
export const readBackorder = signedInCall
  .route(route("GET", `${linePath}/choices`, "What can be done about a line on backorder"))
  .input(z.object(ofLine))
  .output(
    z.object({
      ...{ cartId: id, confirmationNum: z.string(), line: orderedLine, net: money, promisedDay: z.string().nullable() },
      choices: z.array(choice),
      /** Boxes of the line that are in stock. */
      onHand: z.int(),
      /** Each with the difference to the price of the line. */
      replacements: z.array(replacementAnswer.extend({ difference: money })),
      chosen: choice,
    }),
  );

/** Chooses for a line on backorder; "wait" withdraws an unanswered choice. `productId` names the replacement. */
export const chooseForBackorder = signedInCall
  .route(route("POST", `${linePath}/choose`, "Choose what happens with a line on backorder"))
  .input(z.object({ ...ofLine, requestId: id, choice, productId: optional(text(400)) }))
  .output(z.object({ request: requestAnswer.nullable() }))
  .errors({ choiceImpossible: { status: 409, data: z.object({ choice, choices: z.array(choice) }) } });

/** Withdraws an unanswered request. */
export const withdraw = signedInCall
  .route(route("POST", "requests/{requestId}/withdraw", "Take back what was asked"))
  .input(z.object({ requestId: id }))
  .output(asked)
  .errors({ alreadyAnswered: { status: 409 } });

/** Until when and for which reasons boxes of a delivered line can be returned (D80); `reasons` is empty when they cannot. */
export const readReturn = signedInCall
  .route(route("GET", `${linePath}/return`, "Whether boxes of a line can be given back"))
  .input(z.object(ofLine))
  .output(
    z.object({
      ...{ cartId: id, confirmationNum: z.string(), line: orderedLine },
      deliveredAt: instant.nullable(),
      /** The last day for returns; null when there never is one. */
      lastDay: day.nullable(),
      /** The deadline for reporting damage; null when the terms have no separate one. */
      damageUntil: instant.nullable(),
      /** Boxes that can still be returned. */
      max: z.int(),
      reasons: z.array(z.enum(returnReasons)),
    }),
  );

/** A photo as a base64 JPEG, PNG or WebP, at most 5 MB; it is re-encoded, so that only the image itself is stored. */
const photo = z.base64().max(Math.ceil(photoBytesMax / 3) * 4);

export const askToReturn = signedInCall
  .route(route("POST", `${linePath}/return`, "Give back boxes of a delivered line"))
  .input(
    z.object({
      ...{ ...ofLine, requestId: id, quantity: z.int().min(1).max(1000), reason: z.enum(returnReasons) },
      ...{ lot: text(lotLengthMax).trim().default(""), words: requestWords.default(""), photo: optional(photo) },
    }),
  )
  .output(asked)
  .errors({
    notDelivered: { status: 409 },
    trialNotReturned: { status: 409 },
    returnPeriodOver: { status: 409, data: z.object({ lastDay: day }) },
    damagePeriodOver: { status: 409, data: z.object({ until: instant }) },
    nothingLeftToReturn: { status: 409 },
    returnQuantity: { status: 422, data: z.object({ max: z.int() }) },
    photoUnreadable: { status: 422 },
  });

/** Returns at the person's locations, newest first, 30 a page. */
export const listReturns = signedInCall
  .route(route("POST", "returns/tenant/{tenantId}", "What was given back, newest first"))
  .input(z.object({ tenantId: id, next: optional(text(400)) }))
  .output(z.object({ returns: z.array(namedRequestAnswer), next: z.string().nullable() }));

/** The photo of a return, as a base64 JPEG. */
export const readPhoto = signedInCall
  .route(route("GET", "returns/{requestId}/photo", "The photo of a return"))
  .input(z.object({ requestId: id }))
  .output(z.object({ photo: z.string() }));
