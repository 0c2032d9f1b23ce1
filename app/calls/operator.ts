import { z } from "zod";
import { operatorActions, reasonLengthMax } from "~/domain/account/operator-act";
import { adminCall } from "./base";
import { day, editionCode, id, instant } from "./shapes/basic-shapes";
import { answerState, namedRequestAnswer, requestWords } from "./shapes/request-shapes";
import { text } from "./text";

/** Why an operator acts in a practice (D49); recorded in the operators' trail. */
export const operatorReason = text(reasonLengthMax).trim().min(1);

/** Calls of the distributor's operators, whichever practice they are in; anybody else gets 403 `notPermitted`. */
const route = (method: "GET" | "POST", path: `/operator${string}`, summary: string) =>
  ({ method, path, summary, tags: ["operator"] }) as const;

/** A hand-over that the distributor refused: number of tries, the last error, and the time of the next try. */
const failedHandOver = z.object({
  ...{ tenantId: id, practiceName: z.string(), messageId: id, orderId: id, confirmationNum: z.string() },
  ...{ attempts: z.int(), lastError: z.string().nullable(), nextTryAt: instant },
});

/** A practice's request, with the answers that it can be given now (D78). */
const operatedRequest = namedRequestAnswer.extend({
  ...{ tenantId: id, practiceName: z.string(), edition: editionCode },
  answers: z.array(answerState),
});

const practice = z.object({
  ...{ tenantId: id, practiceName: z.string(), subDomain: z.string(), edition: editionCode },
  ...{ status: z.enum(["approved", "suspended"]), partnerNumber: z.string() },
});

/**
 * What needs an operator: failed hand-overs (next to be retried first, at most 50, with their number up to 1,000), the 20 newest failed
 * checkouts (D38) and whether there are more, unanswered requests of practices (oldest first, at most 50, with their number up to 1,000),
 * and editions whose holiday calendar ends within 12 months, with its last day.
 */
export const overview = adminCall.route(route("GET", "/operator/overview", "What needs an operator")).output(
  z.object({
    handOvers: z.array(failedHandOver),
    failedHandOvers: z.int(),
    requests: z.array(operatedRequest),
    waitingRequests: z.int(),
    checkoutFailures: z.array(z.object({ id, tenantId: id, practiceName: z.string(), cartId: id, code: z.string(), at: instant })),
    moreCheckoutFailures: z.boolean(),
    calendars: z.array(z.object({ edition: editionCode, lastDay: day })),
  }),
);

/**
 * What promised days depend on in each market (D29, D150): until when an order leaves on the same day, the days without dispatch, and until
 * when the holidays are known. `weekend` has the next day of each such weekday; holidays start with this January.
 */
export const calendars = adminCall.route(route("GET", "/operator/calendars", "Cut-offs and holidays of every market")).output(
  z.object({
    calendars: z.array(
      z.object({
        ...{ edition: editionCode, timeZone: z.string(), cutOff: z.string() },
        next: z.object({ cutOffAt: instant, dispatchDay: day }),
        ...{ weekend: z.array(day), holidays: z.array(day), lastDay: day.nullable(), isEnding: z.boolean() },
      }),
    ),
  }),
);

/** A practice in the list, with its last order and what needs an operator there; failed checkouts are those of the last day. */
const listedPractice = practice.extend({
  ...{ lastOrderAt: instant.nullable(), failedHandOvers: z.int(), waitingRequests: z.int(), failedCheckouts: z.int() },
});

/**
 * Practices by name, 20 per page, or the first 20 that a search finds by name, city, sub-domain, partner number or person; including
 * suspended ones. `more` is whether the search finds more than these.
 */
export const practices = adminCall
  .route(route("POST", "/operator/practices", "Find a practice, or list them by name"))
  .input(z.object({ search: text(100).optional(), after: text(200).optional() }))
  .output(z.object({ practices: z.array(listedPractice), next: z.string().nullable(), more: z.boolean() }));

const act = z.object({
  ...{ id, at: instant, firstName: z.string(), lastName: z.string() },
  ...{ action: z.enum(operatorActions), reason: z.string() },
});

/** A practice as operators see it. */
export const operatedPractice = practice.extend({
  ...{ email: z.string(), phone: z.string(), createdAt: instant },
  locations: z.array(z.object({ id, name: z.string(), city: z.string(), shipToCode: z.string() })),
  /** Actions of operators in it, the 20 newest. */
  acts: z.array(act),
});

export const onePractice = adminCall
  .route(route("GET", "/operator/practices/{tenantId}", "One practice, with what operators did in it"))
  .input(z.object({ tenantId: id }))
  .output(operatedPractice);

/**
 * Suspends a practice: nobody can sign in any more, signed-in people are signed out at their next request, and the public list leaves it
 * out.
 */
export const suspend = adminCall
  .route(route("POST", "/operator/practices/{tenantId}/suspend", "Suspend a practice"))
  .input(z.object({ tenantId: id, reason: operatorReason }))
  .output(operatedPractice)
  .errors({ ownPractice: { status: 409 } });

export const reopen = adminCall
  .route(route("POST", "/operator/practices/{tenantId}/reopen", "Open a suspended practice again"))
  .input(z.object({ tenantId: id, reason: operatorReason }))
  .output(operatedPractice);

const handOverInput = z.object({ tenantId: id, messageId: id });

export const handOver = adminCall
  .route(route("GET", "/operator/hand-overs/{tenantId}/{messageId}", "One failed hand-over"))
  .input(handOverInput)
  .output(failedHandOver);

export const sendAgain = adminCall
  .route(route("POST", "/operator/hand-overs/{tenantId}/{messageId}/send", "Send a failed hand-over again, now"))
  .input(handOverInput)
  .output(failedHandOver);

/** Sends all failed hand-overs of every practice again, at most 1,000. */
export const sendAllAgain = adminCall
  .route(route("POST", "/operator/hand-overs/send", "Send every failed hand-over again, now"))
  .output(z.object({ sentQuantity: z.int() }));

/** Stops retrying a hand-over; the practice sees its order with a problem (OrderProcessingError). */
export const takeOut = adminCall
  .route(route("POST", "/operator/hand-overs/{tenantId}/{messageId}/take-out", "Take out a failed hand-over"))
  .input(handOverInput.extend({ reason: operatorReason }))
  .output(z.object({ confirmationNum: z.string() }));

const requestInput = z.object({ tenantId: id, requestId: id });

export const request = adminCall
  .route(route("GET", "/operator/requests/{tenantId}/{requestId}", "What a practice asked"))
  .input(requestInput)
  .output(operatedRequest);

/** The photo of a return, as a base64 JPEG. */
export const requestPhoto = adminCall
  .route(route("GET", "/operator/requests/{tenantId}/{requestId}/photo", "The photo of a return"))
  .input(requestInput)
  .output(z.object({ photo: z.string() }));

/** Answers it in the distributor's name; the text goes to the person who asked, by mail and on the order's page. */
export const answerRequest = adminCall
  .route(route("POST", "/operator/requests/{tenantId}/{requestId}/answer", "Answer what a practice asked"))
  .input(requestInput.extend({ state: answerState, words: requestWords.default("") }))
  .output(operatedRequest)
  .errors({ alreadyAnswered: { status: 409 } });
