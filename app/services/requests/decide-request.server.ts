import type { PracticeDb } from "~/db/database.server";
import { lockOrder, type OrderRow } from "~/db/queries/orders/orders.server";
import { findRequest, listRequests, moveRequest, type RequestRow } from "~/db/queries/orders/requests.server";
import { listTransactions, type TransactionRow } from "~/db/queries/orders/transactions.server";
import { type AnswerState, canAnswer, canBeStopped, type RequestState } from "~/domain/request/order-request";
import { type MoveScope, moveOrder } from "~/services/distributor/move-order.server";
import { queueRequestMail } from "./queue-order-mail.server";

export type RequestDecision = { requestId: string; state: AnswerState; words: string };

export type DecisionOutcome =
  | { outcome: "applied" | "unchanged"; reason: null; state: RequestState }
  | { outcome: "refused"; reason: "unknownRequest" | "illegalTransition"; state: RequestState | null };

/**
 * Applies the distributor's answer to a request (D78). Accepting a cancellation cancels the order, or the part whose last line it was; when
 * nothing can be stopped any more, accepting is refused. The same answer twice changes nothing. The person who asked is notified by mail.
 */
export async function decideRequest(
  db: PracticeDb,
  { requestId, state, words }: RequestDecision,
  scope: MoveScope,
): Promise<DecisionOutcome> {
  const seen = await findRequest(db, requestId);
  const order = seen && (await lockOrder(db, seen.orderId));
  const request = order && (await findRequest(db, requestId));
  if (!request) return { outcome: "refused", reason: "unknownRequest", state: null };
  const last = request.steps.at(-1);
  if (request.state === state && last?.words === words) return { outcome: "unchanged", reason: null, state };
  const refused = { outcome: "refused", reason: "illegalTransition", state: request.state } as const;
  if (!canAnswer(request.kind, request.state, state)) return refused;
  if (state === "accepted" && !(await stopParts(db, { order, request }, scope))) return refused;
  await moveRequest(db.tx, request, { state, at: scope.now.toISOString(), words });
  await queueRequestMail(db, { order, request, state, words }, scope);
  return { outcome: "applied", reason: null, state };
}

/** Cancels what an accepted request stops; false when it asks to stop something and nothing can be stopped. */
async function stopParts(db: PracticeDb, { order, request }: { order: OrderRow; request: RequestRow }, scope: MoveScope): Promise<boolean> {
  if (request.kind !== "cancelOrder" && request.kind !== "cancelLine") return true;
  const parts = await listTransactions(db, [order.id]);
  const stopped = request.kind === "cancelOrder" ? parts : await partsWithoutLines(db, request, parts);
  const moving = stopped.filter(({ status }) => canBeStopped(status));
  if (moving.length === 0 && stopped.length > 0) return false;
  for (const { transactionConfirmationNum } of moving) {
    await moveOrder(db, { orderId: order.id, transactionConfirmationNum, status: "Cancelled" }, scope);
  }
  return true;
}

/** Returns the part of a line, when all its other lines are already cancelled on request. */
async function partsWithoutLines(db: PracticeDb, request: RequestRow, parts: readonly TransactionRow[]): Promise<TransactionRow[]> {
  const cancelledLines = (await listRequests(db, [request.orderId])).filter(
    ({ kind, state }) => kind === "cancelLine" && state === "accepted",
  );
  const goneIds = new Set(
    [request, ...cancelledLines].filter((each) => each.transactionId === request.transactionId).map(({ lineId }) => lineId),
  );
  return parts.filter(({ id, merchandise }) => id === request.transactionId && merchandise.lines.every((line) => goneIds.has(line.id)));
}
