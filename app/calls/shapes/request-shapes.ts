import { z } from "zod";
import { answerStates, requestKinds, requestStates, wordsLengthMax } from "~/domain/request/order-request";
import { returnReasons } from "~/domain/request/return-rule";
import { text } from "../text";
import { id, instant, lensValues, money } from "./basic-shapes";

/** A message about an order: several lines; patients' names are not needed. */
export const requestWords = text(wordsLengthMax, "lines").trim();

const line = z.object({
  ...{ productName: z.string(), eye: z.enum(["right", "left"]).nullable(), packSize: z.int(), isLens: z.boolean() },
  ...{ values: lensValues, quantity: z.int() },
});

/** What is sent in place of a line, at the price of the day of the request; `unitPrice` per box. */
export const replacementAnswer = z.object({
  ...{ seriesId: z.string(), productId: z.string(), productName: z.string(), packSize: z.int(), quantity: z.int() },
  unitPrice: money,
});

/** A request to the distributor about an order or one of its lines, with every step and its text (D78 to D80). */
export const requestAnswer = z.object({
  ...{ id, orderId: id, transactionId: id.nullable(), lineId: id.nullable() },
  ...{ kind: z.enum(requestKinds), state: z.enum(requestStates) },
  ...{ askedBy: z.string(), askedAt: instant, updatedAt: instant },
  /** The line as it was ordered; null when the request is about the whole order. */
  line: line.nullable(),
  /** Boxes that are returned or missing, or that were in stock when their delivery was requested. */
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
