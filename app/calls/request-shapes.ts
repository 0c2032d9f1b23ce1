import { z } from "zod";
import { answerStates, requestKinds, requestStates, wordsLengthMax } from "~/domain/request/order-request";
import { returnReasons } from "~/domain/request/return-rule";
import { id, instant, lensValues, money } from "./shapes";
import { text } from "./text";

/** What people write to each other about an order: several lines, no names of patients needed. */
export const requestWords = text(wordsLengthMax, "lines").trim();

const line = z.object({
  ...{ productName: z.string(), eye: z.enum(["right", "left"]).nullable(), packSize: z.int(), isLens: z.boolean() },
  ...{ values: lensValues, quantity: z.int() },
});

/** What is sent in place of a line, at the price of the day on which it was asked for; `unitPrice` per box. */
export const replacementAnswer = z.object({
  ...{ seriesId: z.string(), productId: z.string(), productName: z.string(), packSize: z.int(), quantity: z.int() },
  unitPrice: money,
});

/** What was asked of the distributor about an order or one of its lines, with every step and the words beside it (D78 to D80). */
export const requestAnswer = z.object({
  ...{ id, orderId: id, transactionId: id.nullable(), lineId: id.nullable() },
  ...{ kind: z.enum(requestKinds), state: z.enum(requestStates) },
  ...{ askedBy: z.string(), askedAt: instant, updatedAt: instant },
  /** The line as it was ordered; null when the whole order is meant. */
  line: line.nullable(),
  /** Boxes that are given back or missing, or that lay on the shelf when it was asked to send them. */
  quantity: z.int().nullable(),
  replacement: replacementAnswer.nullable(),
  reason: z.enum(returnReasons).nullable(),
  lot: z.string().nullable(),
  hasPhoto: z.boolean(),
  steps: z.array(z.object({ state: z.enum(requestStates), at: instant, words: z.string() })),
});

/** A request with the number of its order. */
export const namedRequestAnswer = requestAnswer.extend({ cartId: id, confirmationNum: z.string() });

export const answerState = z.enum(answerStates);
