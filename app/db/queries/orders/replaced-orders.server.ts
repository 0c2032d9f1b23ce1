import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { PracticeDb } from "~/db/database.server";
import { schema } from "~/db/schema.server";
import { together } from "~/db/together.server";
import { canChange } from "~/domain/order/change-window";
import type { OrderStatus } from "~/domain/order/status";
import { isMissingSince } from "~/domain/stock/is-missing-since";
import type { StockLevels } from "../catalogue/stock.server";

const { orders, transactions, statusHistory, outbox } = schema;

export type ReplaceableOrder = typeof orders.$inferSelect & {
  transactions: (typeof transactions.$inferSelect)[];
  /** Whether its hand-over has begun; known of a locked order only. */
  isBeingHandedOver: boolean;
};

/**
 * Returns orders of a practice by id, each with its transactions; with `lock` they are locked until the transaction ends, and no hand-over
 * begins meanwhile.
 */
export async function findReplaceableOrders(
  { tx, tenantId }: PracticeDb,
  ids: readonly string[],
  { lock }: { lock: boolean },
): Promise<ReplaceableOrder[]> {
  if (ids.length === 0) return [];
  const query = tx
    .select()
    .from(orders)
    .where(and(eq(orders.tenantId, tenantId), inArray(orders.id, [...new Set(ids)])))
    .orderBy(orders.id);
  const partsOf = tx
    .select()
    .from(transactions)
    .where(and(eq(transactions.tenantId, tenantId), inArray(transactions.orderId, [...new Set(ids)])))
    .orderBy(transactions.orderId, transactions.transactionSortOrder);
  const [found, parts, begun] = await together(
    lock ? query.for("update").execute() : query.execute(),
    partsOf.execute(),
    lock ? handOversBegun({ tx, tenantId }, ids).execute() : Promise.resolve([]),
  );
  return found.map((order) => ({
    ...order,
    transactions: parts.filter(({ orderId }) => orderId === order.id),
    isBeingHandedOver: begun.some(({ orderId }) => orderId === order.id),
  }));
}

/** A message is leased before its order is locked and read, so one that was not leased yet when the order was locked waits for the order. */
const handOversBegun = ({ tx, tenantId }: PracticeDb, ids: readonly string[]) =>
  tx
    .select({ orderId: outbox.subjectId })
    .from(outbox)
    .where(and(unsentHandOver(tenantId), inArray(outbox.subjectId, [...ids]), isNull(outbox.droppedAt), gt(outbox.attempts, 0)));

const unsentHandOver = (tenantId: string) => and(eq(outbox.tenantId, tenantId), eq(outbox.kind, "handOver"), isNull(outbox.sentAt));

/** Whether the practice may still change or cancel the order (D27). */
export function isReplaceable({ placedAt, changeableUntil, transactions: parts, isBeingHandedOver }: ReplaceableOrder, now: Date): boolean {
  const statuses: OrderStatus[] = parts.map(({ status }) => status);
  return canChange({ placedAt, cutOffAt: changeableUntil, statuses, isBeingHandedOver }, now).permitted;
}

/** Returns the boxes that an order took from stock, line by line; what was to follow later took none. */
export function reservedBoxesOf(order: ReplaceableOrder): { itemId: string; productId: string; quantity: number }[] {
  return order.transactions
    .filter(({ merchandise }) => merchandise.available === "now")
    .flatMap(({ merchandise }) => merchandise.lines)
    .map(({ seriesId, solutionId, productId, quantity }) => ({ itemId: seriesId ?? solutionId ?? "", productId, quantity }));
}

/** Returns those of the boxes that an order took that are still missing in stock: cancelling it returns these (D27). */
export function missingBoxesOf(order: ReplaceableOrder, levels: StockLevels): ReturnType<typeof reservedBoxesOf> {
  return reservedBoxesOf(order).filter(({ productId }) => isMissingSince(order.placedAt, levels.get(productId)?.countedAt ?? null));
}

/** Returns the boxes by product that cancelling these orders would return to stock; orders that can no longer be cancelled do not count. */
export function missingBoxes(orders: readonly ReplaceableOrder[], levels: StockLevels, now: Date): ReadonlyMap<string, number> {
  const reserved = new Map<string, number>();
  const returned = orders.filter((order) => isReplaceable(order, now)).flatMap((order) => missingBoxesOf(order, levels));
  for (const { productId, quantity } of returned) {
    reserved.set(productId, (reserved.get(productId) ?? 0) + quantity);
  }
  return reserved;
}

/** Cancels a locked order with all its transactions, and drops its hand-over. The caller updates stock. */
export async function cancelOrder({ tx, tenantId }: PracticeDb, order: ReplaceableOrder, now: Date): Promise<void> {
  const ofOrder = and(eq(orders.tenantId, tenantId), eq(orders.id, order.id));
  await tx.insert(statusHistory).values(
    order.transactions.map(({ id, status, statusSeq }) => ({
      tenantId,
      transactionId: id,
      seq: statusSeq + 1,
      prevSeq: statusSeq,
      fromStatus: status,
      toStatus: "Cancelled" as const,
      at: now,
    })),
  );
  await tx
    .update(transactions)
    .set({ status: "Cancelled", statusDetail: null, statusSeq: sql`${transactions.statusSeq} + 1` })
    .where(and(eq(transactions.tenantId, tenantId), eq(transactions.orderId, order.id)));
  await tx.update(orders).set({ status: "Cancelled", cancelledAt: now, updatedAt: now }).where(ofOrder);
  await tx
    .update(outbox)
    .set({ droppedAt: now })
    .where(and(unsentHandOver(tenantId), eq(outbox.subjectId, order.id)));
}
