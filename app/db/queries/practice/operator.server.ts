import { and, asc, count, desc, eq, gt, gte, inArray, isNull, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { AnyPgColumn, AnyPgTable } from "drizzle-orm/pg-core";
import { beginsWith } from "~/db/begins-with.server";
import type { PracticeDb, Transaction } from "~/db/database.server";
import { waitsForAnswer } from "~/db/schema/request-tables.server";
import { schema } from "~/db/schema.server";
import { listDirectoryTenants } from "./directory.server";

const { checkoutFailures, operatorActs, operators, orderRequests, orders, outbox, tenants, users } = schema;

/** The condition of a hand-over that failed and is still to be retried. */
const isFailed = and(isNull(outbox.sentAt), isNull(outbox.droppedAt), eq(outbox.kind, "handOver"), gt(outbox.attempts, 0));

const failedHandOver = {
  ...{ tenantId: outbox.tenantId, id: outbox.id, orderId: orders.id, confirmationNum: orders.confirmationNum },
  ...{ practiceName: tenants.practiceName, attempts: outbox.attempts, lastError: outbox.lastError, nextTryAt: outbox.availableAt },
};

const failedHandOvers = (tx: Transaction) =>
  tx
    .select(failedHandOver)
    .from(outbox)
    .innerJoin(orders, and(eq(orders.tenantId, outbox.tenantId), eq(orders.id, outbox.subjectId)))
    .innerJoin(tenants, eq(tenants.tenantId, outbox.tenantId));

/** Lists the failed hand-overs of every practice, the next to be retried first (asOperator). */
export async function listFailedHandOvers(tx: Transaction, limit: number) {
  return failedHandOvers(tx).where(isFailed).orderBy(asc(outbox.availableAt), asc(outbox.id)).limit(limit);
}

/** Counts the failed hand-overs, up to a limit. */
export async function countFailedHandOvers(tx: Transaction, limit: number): Promise<number> {
  const some = tx.select({ id: outbox.id }).from(outbox).where(isFailed).limit(limit).as("some");
  const [row] = await tx.select({ quantity: count() }).from(some);
  return row?.quantity ?? 0;
}

/** Returns a failed hand-over of the practice; null when it has succeeded in the meantime, or does not exist. */
export async function findFailedHandOver({ tx, tenantId }: PracticeDb, id: string) {
  const [row] = await failedHandOvers(tx).where(and(isFailed, eq(outbox.tenantId, tenantId), eq(outbox.id, id)));
  return row ?? null;
}

/** Makes a failed hand-over due now. */
export async function makeHandOverDue({ tx, tenantId }: PracticeDb, id: string, now: Date): Promise<void> {
  await tx
    .update(outbox)
    .set({ availableAt: now })
    .where(and(isFailed, eq(outbox.tenantId, tenantId), eq(outbox.id, id)));
}

/** Gives up a failed hand-over. */
export async function dropHandOver({ tx, tenantId }: PracticeDb, id: string, now: Date): Promise<void> {
  await tx
    .update(outbox)
    .set({ droppedAt: now })
    .where(and(isFailed, eq(outbox.tenantId, tenantId), eq(outbox.id, id)));
}

/** Returns a hand-over that an operator took out for a reason; null when there is none. */
export async function findTakenOut(
  { tx, tenantId }: PracticeDb,
  { messageId, operatorId, reason }: { messageId: string; operatorId: string; reason: string },
) {
  const takenOut = and(
    eq(operatorActs.tenantId, outbox.tenantId),
    eq(operatorActs.subjectId, outbox.subjectId),
    eq(operatorActs.at, outbox.droppedAt),
    eq(operatorActs.action, "handOverTakenOut"),
  );
  const byOperator = and(eq(operatorActs.operatorId, operatorId), eq(operatorActs.reason, reason));
  const [row] = await failedHandOvers(tx)
    .innerJoin(operatorActs, takenOut)
    .where(and(eq(outbox.tenantId, tenantId), eq(outbox.id, messageId), byOperator));
  return row ?? null;
}

/** Returns the newest failed checkouts (D38) of all practices (asOperator). */
export async function listCheckoutFailures(tx: Transaction, limit: number) {
  const { id, code, at, cartId, tenantId } = checkoutFailures;
  return tx
    .select({ id, code, at, cartId, tenantId, practiceName: tenants.practiceName })
    .from(checkoutFailures)
    .innerJoin(tenants, eq(tenants.tenantId, checkoutFailures.tenantId))
    .orderBy(desc(checkoutFailures.at), desc(checkoutFailures.id))
    .limit(limit);
}

const listedPractice = {
  ...{ tenantId: tenants.tenantId, practiceName: tenants.practiceName, subDomain: tenants.subDomain },
  ...{ countryCode: tenants.countryCode, status: tenants.status, partnerNumber: tenants.partnerNumber },
};

export type ListedPractice = Pick<typeof tenants.$inferSelect, keyof typeof listedPractice>;

/** Returns practices by name, after the last one of the previous page; at most `limit` (asOperator). */
export async function listPractices(
  tx: Transaction,
  after: { practiceName: string; tenantId: string } | null,
  limit: number,
): Promise<ListedPractice[]> {
  const later = after ? sql`(${tenants.practiceName}, ${tenants.tenantId}) > (${after.practiceName}, ${after.tenantId}::uuid)` : undefined;
  return tx.select(listedPractice).from(tenants).where(later).orderBy(asc(tenants.practiceName), asc(tenants.tenantId)).limit(limit);
}

/**
 * Returns practices whose name, location, sub-domain or partner number has this beginning, or one of whose people has such a name or e-mail
 * (D6); suspended ones included. That with the sub-domain itself first, then by name; at most `limit` (asOperator).
 */
export async function findPractices(
  tx: Transaction,
  { beginning, words }: { beginning: string; words: readonly string[] },
  limit: number,
): Promise<ListedPractice[]> {
  const begins = (text: SQLWrapper) => beginsWith(text, beginning.toLowerCase());
  const ofEntries = await listDirectoryTenants(tx, { beginnings: words, match: "all", partnerNumber: beginning }, limit);
  const ofPeople = await tx
    .selectDistinct({ tenantId: users.tenantId })
    .from(users)
    .where(or(begins(sql`lower(${users.firstName})`), begins(sql`lower(${users.lastName})`), begins(users.emailKey)))
    .limit(limit);
  const ids = [...new Set([...ofEntries, ...ofPeople.map(({ tenantId }) => tenantId)])];
  const itself = or(begins(sql`lower(${tenants.practiceName})`), begins(tenants.subDomain), begins(tenants.partnerNumber));
  return tx
    .select(listedPractice)
    .from(tenants)
    .where(ids.length === 0 ? itself : or(itself, inArray(tenants.tenantId, ids)))
    .orderBy(desc(eq(tenants.subDomain, beginning.toLowerCase())), asc(tenants.practiceName), asc(tenants.tenantId))
    .limit(limit);
}

/**
 * Returns for each listed practice the day of its last order, failed hand-overs, waiting requests, and checkouts that failed since a moment
 * (asOperator).
 */
export async function loadPracticeNews(tx: Transaction, tenantIds: readonly string[], failuresSince: Date) {
  const ofTenant = (table: AnyPgTable & { tenantId: AnyPgColumn }) => eq(table.tenantId, tenants.tenantId);
  const counted = (table: AnyPgTable & { tenantId: AnyPgColumn }, condition: SQL | undefined) =>
    sql<number>`(${tx
      .select({ quantity: sql`count(*)::int` })
      .from(table)
      .where(and(ofTenant(table), condition))})`;
  const last = tx.select({ at: orders.placedAt }).from(orders).where(ofTenant(orders)).orderBy(desc(orders.placedAt)).limit(1);
  return tx
    .select({
      tenantId: tenants.tenantId,
      lastOrderAt: sql<Date | null>`(${last})`.mapWith(orders.placedAt),
      failedHandOvers: counted(outbox, isFailed),
      waitingRequests: counted(orderRequests, sql`(${waitsForAnswer()})`),
      failedCheckouts: counted(checkoutFailures, gt(checkoutFailures.at, failuresSince)),
    })
    .from(tenants)
    .where(inArray(tenants.tenantId, [...tenantIds]));
}

/** Suspends or approves the practice; false when nothing changed. */
export async function setPracticeStatus({ tx, tenantId }: PracticeDb, status: ListedPractice["status"]): Promise<boolean> {
  const changed = await tx
    .update(tenants)
    .set({ status })
    .where(and(eq(tenants.tenantId, tenantId), sql`${tenants.status} <> ${status}`))
    .returning({ tenantId: tenants.tenantId });
  return changed.length > 0;
}

export async function insertOperatorAct(tx: Transaction, row: typeof operatorActs.$inferInsert): Promise<void> {
  await tx.insert(operatorActs).values(row);
}

/** Returns the reasons that operators gave at these moments, by moment, operator and kind. */
export async function listReasons({ tx, tenantId }: PracticeDb, moments: readonly Date[]) {
  const { at, action, operatorId, reason } = operatorActs;
  return tx
    .select({ at, action, operatorId, reason })
    .from(operatorActs)
    .where(and(eq(operatorActs.tenantId, tenantId), inArray(at, [...moments])));
}

/** Returns when and why an operator last entered the practice since a moment; null when there was no such time. */
export async function findEntering({ tx, tenantId }: PracticeDb, operator: string, since: Date) {
  const { at, action, operatorId, reason } = operatorActs;
  const [row] = await tx
    .select({ since: at, reason })
    .from(operatorActs)
    .where(and(eq(operatorActs.tenantId, tenantId), eq(operatorId, operator), eq(action, "practiceEntered"), gte(at, since)))
    .orderBy(desc(at))
    .limit(1);
  return row ?? null;
}

/** Returns what operators did in a practice, newest first, each with the operator's name. */
export async function listOperatorActs({ tx, tenantId }: PracticeDb, limit: number) {
  const { id, at, action, reason, operatorId } = operatorActs;
  return tx
    .select({ id, at, action, reason, firstName: operators.firstName, lastName: operators.lastName })
    .from(operatorActs)
    .innerJoin(operators, eq(operators.id, operatorId))
    .where(eq(operatorActs.tenantId, tenantId))
    .orderBy(desc(at), desc(id))
    .limit(limit);
}
