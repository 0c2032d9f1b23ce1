import type { CalendarDay } from "../edition";
import type { LensValues } from "../lens/lens-values";
import type { Eye } from "../order/order-lines";
import type { OrderedLine } from "../order/placed-order";
import { canMove, type OrderStatus } from "../order/status";
import { permitted, refused, type Verdict } from "../verdict";
import type { ReturnReason } from "./return-rule";

/** What a practice may ask of the distributor about an order whose window has closed (D78): about the whole order, or one line. */
export const requestKinds = ["cancelOrder", "sendAvailable", "replace", "cancelLine", "return", "shortage"] as const;
export type RequestKind = (typeof requestKinds)[number];

/** The state of a request. Only returns continue after they were accepted: the boxes arrive, and are credited or not. */
export const requestStates = ["asked", "accepted", "declined", "withdrawn", "received", "credited"] as const;
export type RequestState = (typeof requestStates)[number];

/** The states that an answer of the distributor sets. */
export const answerStates = ["accepted", "declined", "received", "credited"] as const;
export type AnswerState = (typeof answerStates)[number];

/** Maximum length of what the practice writes, or the distributor in its answer. */
export const wordsLengthMax = 500;

/** One step of a request; `words` were written by whoever took it. */
export type RequestStep = { state: RequestState; at: string; words: string };

/** What is sent in place of a line; `unitPrice` per box in the smallest unit, as it was when it was asked for. */
export type Replacement = {
  seriesId: string;
  productId: string;
  productName: string;
  packSize: number;
  quantity: number;
  unitPrice: number;
};

/** What requests and mails say of an ordered line. */
export type NamedLine = { productName: string; eye: Eye | null; packSize: number; isLens: boolean; values: LensValues; quantity: number };

/** The details of a request; the line is as it was ordered, that of a return as it was delivered. */
export type RequestDetails = {
  line?: NamedLine;
  /** Boxes: in stock when their delivery was asked for, returned, or missing. */
  quantity?: number;
  replacement?: Replacement;
  reason?: ReturnReason;
  lot?: string;
  hasPhoto?: boolean;
  /** The last day on which a return could be asked for. */
  until?: CalendarDay;
};

/** Returns what requests and mails say of an ordered line. */
export function namedLine({ productName, eye, packSize, solutionId, values, quantity }: OrderedLine): NamedLine {
  return { productName, eye, packSize, isLens: solutionId === null, values, quantity };
}

/** Whether a request may go from one state to the next (D78). Everything but a return ends with its first answer. */
export function canAnswer(kind: RequestKind, from: RequestState, to: AnswerState): boolean {
  if (from === "asked") return to === "accepted" || to === "declined";
  if (kind !== "return") return false;
  return (from === "accepted" && to === "received") || (from === "received" && (to === "credited" || to === "declined"));
}

/** Returns the answers that a request can be given now. */
export function answersTo(kind: RequestKind, state: RequestState): AnswerState[] {
  return answerStates.filter((to) => canAnswer(kind, state, to));
}

/** Whether the distributor can still stop a part with this status (D26). */
export function canBeStopped(status: OrderStatus): boolean {
  return canMove(status, "Cancelled");
}

type Asked = { changeable: boolean; until: Date; statuses: readonly OrderStatus[]; isAsked: boolean };
export type AskToCancelVerdict = Verdict<{ until: Date } | undefined, "stillChangeable" | "alreadyAsked" | "tooLateToCancel">;

/**
 * Refuses to ask for the cancellation of an order (D78) while the practice can cancel it by itself (D27), while such a request is
 * unanswered, and when the distributor can stop none of its parts any more.
 */
export function canAskToCancel({ changeable, until, statuses, isAsked }: Asked): AskToCancelVerdict {
  if (changeable) return refused("stillChangeable", { until });
  if (isAsked) return refused("alreadyAsked");
  return statuses.some(canBeStopped) ? permitted : refused("tooLateToCancel");
}
