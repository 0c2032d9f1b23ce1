import type { CalendarDay } from "../edition";
import type { LensValues } from "../lens/lens-values";
import type { Eye } from "../order/order-lines";
import type { OrderedLine } from "../order/placed-order";
import { canMove, type OrderStatus } from "../order/status";
import { permitted, refused, type Verdict } from "../verdict";
import type { ReturnReason } from "./return-rule";

/** What a practice may ask of the distributor about an order whose window is over (D78): about the whole, or about one line. */
export const requestKinds = ["cancelOrder", "sendAvailable", "replace", "cancelLine", "return", "shortage"] as const;
export type RequestKind = (typeof requestKinds)[number];

/** The state of a request. Only returns go on after they were accepted: the boxes arrive, and are credited or not. */
export const requestStates = ["asked", "accepted", "declined", "withdrawn", "received", "credited"] as const;
export type RequestState = (typeof requestStates)[number];

/** The states that the distributor answers with. */
export const answerStates = ["accepted", "declined", "received", "credited"] as const;
export type AnswerState = (typeof answerStates)[number];

/** Characters that the practice, or the distributor in its answer, may write. */
export const wordsLengthMax = 500;

/** One step in the life of a request; `words` are those of whoever took it. */
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

/** An ordered line as requests and mails name it. */
export type NamedLine = { productName: string; eye: Eye | null; packSize: number; isLens: boolean; values: LensValues; quantity: number };

/** What a request says besides its kind; the line is as it was ordered. */
export type RequestDetails = {
  line?: NamedLine;
  /** Boxes: on the shelf when it was asked to send them, given back, or missing. */
  quantity?: number;
  replacement?: Replacement;
  reason?: ReturnReason;
  lot?: string;
  hasPhoto?: boolean;
  /** The last day on which a return could be asked for. */
  until?: CalendarDay;
};

/** What requests and mails name an ordered line by. */
export function namedLine({ productName, eye, packSize, solutionId, values, quantity }: OrderedLine): NamedLine {
  return { productName, eye, packSize, isLens: solutionId === null, values, quantity };
}

/** May a request go from one state to the next (D78)? Everything but a return ends with its first answer. */
export function canAnswer(kind: RequestKind, from: RequestState, to: AnswerState): boolean {
  if (from === "asked") return to === "accepted" || to === "declined";
  if (kind !== "return") return false;
  return (from === "accepted" && to === "received") || (from === "received" && (to === "credited" || to === "declined"));
}

/** The answers that a request can be given now. */
export function answersTo(kind: RequestKind, state: RequestState): AnswerState[] {
  return answerStates.filter((to) => canAnswer(kind, state, to));
}

/** Can the distributor still stop a part in this state (D26)? */
export function canBeStopped(status: OrderStatus): boolean {
  return canMove(status, "Cancelled");
}

type Asked = { changeable: boolean; until: Date; statuses: readonly OrderStatus[]; isAsked: boolean };
export type AskToCancelVerdict = Verdict<{ until: Date } | undefined, "stillChangeable" | "alreadyAsked" | "tooLateToCancel">;

/**
 * May the practice ask to cancel an order (D78)? Not while it can cancel by itself (D27), once only until there is an answer, and as long
 * as the distributor could stop one of its parts.
 */
export function canAskToCancel({ changeable, until, statuses, isAsked }: Asked): AskToCancelVerdict {
  if (changeable) return refused("stillChangeable", { until });
  if (isAsked) return refused("alreadyAsked");
  return statuses.some(canBeStopped) ? permitted : refused("tooLateToCancel");
}
