import { z } from "zod";
import { backorderChoices } from "~/domain/request/backorder-choice";
import { lotLengthMax, photoBytesMax, returnReasons } from "~/domain/request/return-rule";
import { ordersPath, signedInCall } from "./base";
import { namedRequestAnswer, replacementAnswer, requestAnswer, requestWords } from "./request-shapes";
import { day, id, instant, lensValues, money, optional } from "./shapes";
import { text } from "./text";

/** What a practice asks of the distributor about placed orders. The id of a request, made by whoever asks, makes it happen once. */
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

/** What can happen with a line that waits for boxes (D79), and what was chosen last; `choices` is empty where it does not wait. */
export const readBackorder = signedInCall
  .route(route("GET", `${linePath}/choices`, "What can be done about a line on backorder"))
  .input(z.object(ofLine))
  .output(
    z.object({
      ...{ cartId: id, confirmationNum: z.string(), line: orderedLine, net: money, promisedDay: z.string().nullable() },
      choices: z.array(choice),
      /** Boxes of the line that are on the shelf. */
      onHand: z.int(),
      /** Each with what it costs more than the line, or less. */
      replacements: z.array(replacementAnswer.extend({ difference: money })),
      chosen: choice,
    }),
  );

/** Chooses for a line on backorder; "wait" takes back what was chosen and not answered yet. `productId` names the replacement. */
export const chooseForBackorder = signedInCall
  .route(route("POST", `${linePath}/choose`, "Choose what happens with a line on backorder"))
  .input(z.object({ ...ofLine, requestId: id, choice, productId: optional(text(400)) }))
  .output(z.object({ request: requestAnswer.nullable() }))
  .errors({ choiceImpossible: { status: 409, data: z.object({ choice, choices: z.array(choice) }) } });

/** What was asked is taken back, as long as nobody has answered it. */
export const withdraw = signedInCall
  .route(route("POST", "requests/{requestId}/withdraw", "Take back what was asked"))
  .input(z.object({ requestId: id }))
  .output(asked)
  .errors({ alreadyAnswered: { status: 409 } });

/** Until when and for which reasons boxes of a delivered line can be given back (D80); `reasons` is empty where they cannot. */
export const readReturn = signedInCall
  .route(route("GET", `${linePath}/return`, "Whether boxes of a line can be given back"))
  .input(z.object(ofLine))
  .output(
    z.object({
      ...{ cartId: id, confirmationNum: z.string(), line: orderedLine },
      deliveredAt: instant.nullable(),
      /** The last day to give boxes back; null where they never can be. */
      lastDay: day.nullable(),
      /** Until when damage is reported; null where the terms say nothing else of it. */
      damageUntil: instant.nullable(),
      /** Boxes that are left to give back. */
      max: z.int(),
      reasons: z.array(z.enum(returnReasons)),
    }),
  );

/** A photo as base64 of a JPEG, PNG or WebP file, at most 5 MB; it is drawn anew, so that nothing but the picture is kept. */
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

/** What was given back at the person's locations, newest first, 30 a page. */
export const listReturns = signedInCall
  .route(route("POST", "returns/tenant/{tenantId}", "What was given back, newest first"))
  .input(z.object({ tenantId: id, next: optional(text(400)) }))
  .output(z.object({ returns: z.array(namedRequestAnswer), next: z.string().nullable() }));

/** The photo of a return, as base64 of a JPEG file. */
export const readPhoto = signedInCall
  .route(route("GET", "returns/{requestId}/photo", "The photo of a return"))
  .input(z.object({ requestId: id }))
  .output(z.object({ photo: z.string() }));
