import { and, asc, count, desc, eq, inArray, sql } from "drizzle-orm";
import type { PracticeDb, Transaction } from "~/db/database.server";
import { waitsForAnswer } from "~/db/schema/request-tables.server";
import { schema } from "~/db/schema.server";
import type { RequestState, RequestStep } from "~/domain/request/order-request";
import { idsOfParts } from "./transactions.server";

const { orderRequests, orders, promiseMoves, returnPhotos, tenants } = schema;

export type RequestRow = typeof orderRequests.$inferSelect;
export type PromiseMoveRow = typeof promiseMoves.$inferSelect;

/** Returns the requests about orders, oldest first. */
export async function listRequests({ tx, tenantId }: PracticeDb, orderIds: readonly string[]): Promise<RequestRow[]> {
  if (orderIds.length === 0) return [];
  return tx
    .select()
    .from(orderRequests)
    .where(and(eq(orderRequests.tenantId, tenantId), inArray(orderRequests.orderId, [...orderIds])))
    .orderBy(asc(orderRequests.askedAt), asc(orderRequests.id));
}

/** Returns a request of the practice, whoever made it. */
export async function findRequest({ tx, tenantId }: PracticeDb, id: string): Promise<RequestRow | null> {
  const [row] = await tx
    .select()
    .from(orderRequests)
    .where(and(eq(orderRequests.tenantId, tenantId), eq(orderRequests.id, id)));
  return row ?? null;
}

export async function insertRequest(tx: Transaction, row: typeof orderRequests.$inferInsert): Promise<void> {
  await tx.insert(orderRequests).values(row);
}

/** Writes the next step of a request. */
export async function moveRequest(tx: Transaction, { tenantId, id, steps }: RequestRow, step: RequestStep & { state: RequestState }) {
  await tx
    .update(orderRequests)
    .set({ state: step.state, steps: [...steps, step], updatedAt: new Date(step.at) })
    .where(and(eq(orderRequests.tenantId, tenantId), eq(orderRequests.id, id)));
}

const namedRequest = {
  request: orderRequests,
  order: { cartId: orders.cartId, confirmationNum: orders.confirmationNum, locationId: orders.locationId },
};

/** Returns the returns at these locations, open or done, newest first, at most `limit`, after the last one of the previous page. */
export async function listReturns(
  { tx, tenantId }: PracticeDb,
  locationIds: readonly string[],
  page: { before: { askedAt: Date; id: string } | null; limit: number },
) {
  const { before, limit } = page;
  const earlier =
    before && sql`(${orderRequests.askedAt}, ${orderRequests.id}) < (${before.askedAt.toISOString()}::timestamptz, ${before.id}::uuid)`;
  return tx
    .select(namedRequest)
    .from(orderRequests)
    .innerJoin(orders, and(eq(orders.tenantId, orderRequests.tenantId), eq(orders.id, orderRequests.orderId)))
    .where(
      and(
        eq(orderRequests.tenantId, tenantId),
        eq(orderRequests.kind, "return"),
        inArray(orders.locationId, [...locationIds]),
        earlier ?? undefined,
      ),
    )
    .orderBy(desc(orderRequests.askedAt), desc(orderRequests.id))
    .limit(limit);
}

const waitingRequests = (tx: Transaction) =>
  tx
    .select({ ...namedRequest, practiceName: tenants.practiceName, countryCode: tenants.countryCode })
    .from(orderRequests)
    .innerJoin(orders, and(eq(orders.tenantId, orderRequests.tenantId), eq(orders.id, orderRequests.orderId)))
    .innerJoin(tenants, eq(tenants.tenantId, orderRequests.tenantId));

/** Returns the requests of all practices that wait for the distributor, oldest first (asOperator). */
export async function listWaitingRequests(tx: Transaction, limit: number) {
  return waitingRequests(tx).where(waitsForAnswer()).orderBy(asc(orderRequests.askedAt), asc(orderRequests.id)).limit(limit);
}

/** Counts the requests of all practices that wait for the distributor, up to a limit (asOperator). */
export async function countWaitingRequests(tx: Transaction, limit: number): Promise<number> {
  const some = tx.select({ id: orderRequests.id }).from(orderRequests).where(waitsForAnswer()).limit(limit).as("some");
  const [row] = await tx.select({ quantity: count() }).from(some);
  return row?.quantity ?? 0;
}

/** Returns a request of a practice with its order, answered or not. */
export async function findNamedRequest({ tx, tenantId }: PracticeDb, id: string) {
  const [row] = await waitingRequests(tx).where(and(eq(orderRequests.tenantId, tenantId), eq(orderRequests.id, id)));
  return row ?? null;
}

export type NamedRequest = NonNullable<Awaited<ReturnType<typeof findNamedRequest>>>;

export async function insertReturnPhoto(tx: Transaction, row: typeof returnPhotos.$inferInsert): Promise<void> {
  await tx.insert(returnPhotos).values(row);
}

/** Returns the photo of a return as base64; null when there is none. */
export async function findReturnPhoto({ tx, tenantId }: PracticeDb, requestId: string): Promise<string | null> {
  const [row] = await tx
    .select({ photo: returnPhotos.photo })
    .from(returnPhotos)
    .where(and(eq(returnPhotos.tenantId, tenantId), eq(returnPhotos.requestId, requestId)));
  return row?.photo ?? null;
}

/** Returns how the promised days of the parts of orders moved, oldest first. */
export async function listPromiseMoves(db: PracticeDb, orderIds: readonly string[]): Promise<PromiseMoveRow[]> {
  if (orderIds.length === 0) return [];
  return db.tx
    .select()
    .from(promiseMoves)
    .where(and(eq(promiseMoves.tenantId, db.tenantId), inArray(promiseMoves.transactionId, idsOfParts(db, orderIds))))
    .orderBy(asc(promiseMoves.at), asc(promiseMoves.id));
}

export async function insertPromiseMoves(tx: Transaction, rows: (typeof promiseMoves.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(promiseMoves).values(rows);
}
