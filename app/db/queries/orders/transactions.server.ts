import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { builtOnce } from "~/db/built-once.server";
import type { PracticeDb, Transaction } from "~/db/database.server";
import { plannedOnce } from "~/db/prepared-client.server";
import { schema } from "~/db/schema.server";
import type { OrderStatus } from "~/domain/order/status";

const { transactions, statusHistory, orderWords } = schema;

export type TransactionRow = typeof transactions.$inferSelect;
export type HistoryRow = typeof statusHistory.$inferSelect;

/** Returns the parts of orders, sorted by order and position. */
export async function listTransactions({ tx, tenantId }: PracticeDb, orderIds: readonly string[]): Promise<TransactionRow[]> {
  if (orderIds.length === 0) return [];
  return builtOnce(tx, partsOfOrders).execute({ tenantId, orderIds: [...orderIds] });
}

function partsOfOrders(tx: Transaction) {
  const isAsked = eq(transactions.orderId, sql`any(${sql.placeholder("orderIds")}::uuid[])`);
  return tx
    .select()
    .from(transactions)
    .where(and(eq(transactions.tenantId, sql.placeholder("tenantId")), isAsked))
    .orderBy(asc(transactions.orderId), asc(transactions.transactionSortOrder))
    .prepare(plannedOnce("parts_of_orders"));
}

/** Lists the status history of transactions, each from its first status to the present one. */
export async function listStatusHistory(db: PracticeDb, transactionIds: readonly string[]): Promise<HistoryRow[]> {
  return transactionIds.length === 0 ? [] : selectHistory(db, [...transactionIds]);
}

/** Lists the status history of all transactions of orders, likewise. */
export async function listHistoryOfOrders(db: PracticeDb, orderIds: readonly string[]): Promise<HistoryRow[]> {
  return orderIds.length === 0 ? [] : selectHistory(db, idsOfParts(db, orderIds));
}

const selectHistory = ({ tx, tenantId }: PracticeDb, transactionIds: string[] | ReturnType<typeof idsOfParts>) =>
  tx
    .select()
    .from(statusHistory)
    .where(and(eq(statusHistory.tenantId, tenantId), inArray(statusHistory.transactionId, transactionIds)))
    .orderBy(asc(statusHistory.transactionId), asc(statusHistory.seq));

/** Returns a part of a query that selects the ids of the parts of orders. */
export function idsOfParts({ tx, tenantId }: PracticeDb, orderIds: readonly string[]) {
  return tx
    .select({ id: transactions.id })
    .from(transactions)
    .where(and(eq(transactions.tenantId, tenantId), inArray(transactions.orderId, [...orderIds])));
}

/** What the distributor reported of a part. Omitted fields stay. */
export type PartChanges = { trackingNumber?: string; promisedDay?: string };

/** Moves a transaction to its next status, in its history and its own row; the database refuses a transition that does not exist (D26). */
export async function moveTransaction(
  tx: Transaction,
  part: TransactionRow,
  to: { status: OrderStatus; detail: string | null; at: Date },
  changes: PartChanges = {},
): Promise<void> {
  const { tenantId, id } = part;
  const seq = part.statusSeq + 1;
  await tx.insert(statusHistory).values({
    ...{ tenantId, transactionId: id, seq, prevSeq: part.statusSeq, fromStatus: part.status },
    ...{ toStatus: to.status, detail: to.detail, at: to.at },
  });
  await tx
    .update(transactions)
    .set({ status: to.status, statusDetail: to.detail, statusSeq: seq, ...changes })
    .where(and(eq(transactions.tenantId, tenantId), eq(transactions.id, id)));
}

/** Writes what the distributor reported of a part whose status stays. */
export async function updateTransaction(
  tx: Transaction,
  { tenantId, id }: TransactionRow,
  changes: PartChanges & { statusDetail?: string | null },
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await tx
    .update(transactions)
    .set(changes)
    .where(and(eq(transactions.tenantId, tenantId), eq(transactions.id, id)));
}

/** Adds search words to an order: the numbers that the distributor assigned. */
export async function addOrderWords(
  tx: Transaction,
  { tenantId, id, placedAt }: { tenantId: string; id: string; placedAt: Date },
  words: readonly string[],
): Promise<void> {
  if (words.length === 0) return;
  await tx
    .insert(orderWords)
    .values(words.map((word) => ({ tenantId, word, placedAt, orderId: id })))
    .onConflictDoNothing();
}
