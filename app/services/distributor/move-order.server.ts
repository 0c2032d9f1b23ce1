import { v7 as newId } from "uuid";
import type { PracticeDb } from "~/db/database.server";
import { lockOrder, type OrderRow, updateOrderState } from "~/db/queries/orders/orders.server";
import { insertPromiseMoves } from "~/db/queries/orders/requests.server";
import { recordPatientOrders, restatePrescriptionEnds } from "~/db/queries/orders/supply.server";
import {
  addOrderWords,
  type HistoryRow,
  listStatusHistory,
  listTransactions,
  moveTransaction,
  type PartChanges,
  type TransactionRow,
  updateTransaction,
} from "~/db/queries/orders/transactions.server";
import { searchWords } from "~/domain/account/search-key";
import type { CalendarDay } from "~/domain/edition";
import { orderNews } from "~/domain/order/order-news";
import { statedEndOf } from "~/domain/order/placed-order";
import { canMove, type OrderStatus, orderStatusOf } from "~/domain/order/status";
import { lessenUse } from "../orders/lessen-use.server";
import { queueOrderMails } from "../requests/queue-order-mail.server";

/** What the distributor reports of an order, or of one part of it. Omitted fields stay. */
export type OrderMove = {
  orderId: string;
  transactionConfirmationNum?: string | undefined;
  status: OrderStatus;
  detail?: string | null | undefined;
  /** When it happened; never later than now. */
  at?: Date | undefined;
  erpOrderNumber?: string | undefined;
  trackingNumber?: string | undefined;
  promisedDay?: CalendarDay | undefined;
};

export type MoveOutcome =
  | { outcome: "applied" | "unchanged"; reason: null; status: OrderStatus }
  | { outcome: "refused"; reason: "unknownOrder" | "unknownTransaction" | "illegalTransition"; status: OrderStatus | null };

/** When the distributor reports it, and the base of the links in the mails about it (D9). */
export type MoveScope = { now: Date; publicUrl: string };

/**
 * Moves an order, or one part, to a status by the rules of D26, and stores what is reported with it. A part that already has the status
 * only stores the rest, so the same message twice has effect once. When one part may not move, nothing of the message is applied. Events
 * are mailed (D81), and changed days are recorded. What is cancelled no longer counts as usually ordered, nor does it state when a
 * prescription ends (D75).
 */
export async function moveOrder(db: PracticeDb, move: OrderMove, scope: MoveScope): Promise<MoveOutcome> {
  const { now } = scope;
  const { tx } = db;
  const order = await lockOrder(db, move.orderId);
  if (!order) return { outcome: "refused", reason: "unknownOrder", status: null };
  const parts = await listTransactions(db, [order.id]);
  const named = move.transactionConfirmationNum;
  const targetParts =
    named === undefined
      ? parts.filter(({ status }) => status !== "Cancelled" || move.status === "Cancelled")
      : parts.filter((part) => part.transactionConfirmationNum === named);
  if (targetParts.length === 0)
    return { outcome: "refused", reason: named === undefined ? "illegalTransition" : "unknownTransaction", status: order.status };
  const moving = targetParts.filter(({ status }) => status !== move.status);
  const history = await listStatusHistory(
    db,
    moving.map(({ id }) => id),
  );
  if (!moving.every((part) => canMove(part.status, move.status, stateBefore(part, history)))) {
    return { outcome: "refused", reason: "illegalTransition", status: order.status };
  }
  const news = newsOf(order, targetParts, move);
  if (moving.length === 0 && !news.isNews) return { outcome: "unchanged", reason: null, status: order.status };
  const at = move.at && move.at < now ? move.at : now;
  for (const part of moving) await moveTransaction(tx, part, { status: move.status, detail: move.detail ?? null, at }, news.ofPart);
  for (const part of targetParts.filter((each) => !moving.includes(each)))
    await updateTransaction(tx, part, { ...news.ofPart, ...news.detail });
  const status = orderStatusOf(parts.map((part) => (moving.includes(part) ? { status: move.status } : part)));
  await updateOrderState(db, order.id, {
    status,
    updatedAt: at,
    ...(move.erpOrderNumber === undefined ? {} : { erpOrderNumber: move.erpOrderNumber }),
    ...(status === "Cancelled" && order.cancelledAt === null ? { cancelledAt: at } : {}),
  });
  await recordEvents(db, { order, before: targetParts, after: await listTransactions(db, [order.id]), at }, scope);
  const patientIds = order.patientId === null ? [] : [order.patientId];
  await recordPatientOrders(db, patientIds);
  if (move.status === "Cancelled") {
    await lessenUse(db, order, moving);
    if (statedEndOf(parts) !== null) await restatePrescriptionEnds(db, patientIds);
  }
  await addOrderWords(tx, order, searchWords(`${move.erpOrderNumber ?? ""} ${move.trackingNumber ?? ""}`));
  return { outcome: "applied", reason: null, status };
}

type ReportedMove = { order: OrderRow; before: readonly TransactionRow[]; after: readonly TransactionRow[]; at: Date };

/** Records how the promised days of awaited parts moved, and queues the mails about events. */
async function recordEvents(db: PracticeDb, { order, before, after, at }: ReportedMove, scope: MoveScope): Promise<void> {
  const dayBefore = new Map(before.map(({ id, promisedDay }) => [id, promisedDay]));
  const moved = after.flatMap(({ tenantId, id, promisedDay: day }) =>
    day !== null && dayBefore.has(id) && dayBefore.get(id) !== day
      ? [{ tenantId, id: newId(), transactionId: id, dayBefore: dayBefore.get(id) ?? null, day, at }]
      : [],
  );
  await insertPromiseMoves(db.tx, moved);
  await queueOrderMails(db, order, { news: orderNews(before, after), parts: after }, scope);
}

/** Returns the status of a part before its present one. */
function stateBefore({ id, statusSeq }: TransactionRow, history: readonly HistoryRow[]): OrderStatus | null {
  return history.find(({ transactionId, seq }) => transactionId === id && seq === statusSeq)?.fromStatus ?? null;
}

/** Returns what the message says besides the status, and whether any of it is new. */
function newsOf(
  order: OrderRow,
  targetParts: readonly TransactionRow[],
  { detail, erpOrderNumber, trackingNumber, promisedDay }: OrderMove,
) {
  const ofPart: PartChanges = {
    ...(trackingNumber === undefined ? {} : { trackingNumber }),
    ...(promisedDay === undefined ? {} : { promisedDay }),
  };
  const detailChange = detail === undefined ? {} : { statusDetail: detail };
  const isNews =
    (erpOrderNumber !== undefined && erpOrderNumber !== order.erpOrderNumber) ||
    targetParts.some((part) => trackingNumber !== undefined && part.trackingNumber !== trackingNumber) ||
    targetParts.some((part) => promisedDay !== undefined && part.promisedDay !== promisedDay) ||
    targetParts.some((part) => detail !== undefined && part.statusDetail !== detail);
  return { ofPart, detail: detailChange, isNews };
}
