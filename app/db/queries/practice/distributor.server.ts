import { and, eq, gt, inArray, isNotNull, notInArray, sql } from "drizzle-orm";
import type { Transaction } from "~/db/database.server";
import { schema } from "~/db/schema.server";
import type { EditionCode } from "~/domain/edition";
import type { OrderStatus } from "~/domain/order/status";

const { catalogueVersions, series, solutions, prices, stockLevels, outbox, orders } = schema;

/** Raises the version of an edition's data, so that every process reads it again. */
export async function raiseCatalogueVersion(tx: Transaction, edition: EditionCode, now: Date): Promise<void> {
  await tx
    .insert(catalogueVersions)
    .values({ edition, version: 1, updatedAt: now })
    .onConflictDoUpdate({
      target: catalogueVersions.edition,
      set: { version: sql`${catalogueVersions.version} + 1`, updatedAt: now },
    });
}

/** Inserts or replaces the stock level of one product of an edition. */
export async function writeStockLevel(tx: Transaction, row: typeof stockLevels.$inferInsert): Promise<void> {
  const { onHand, expectedDay, soldOut, countedAt } = row;
  await tx
    .insert(stockLevels)
    .values(row)
    .onConflictDoUpdate({
      target: [stockLevels.edition, stockLevels.itemId, stockLevels.productId],
      set: { onHand, expectedDay, soldOut, countedAt },
    });
}

/** Inserts or replaces the prices of one pack of an item, in minor units. */
export async function writePrice(tx: Transaction, row: typeof prices.$inferInsert): Promise<void> {
  const { priceRetail, priceAnnual, annualBoxes } = row;
  await tx
    .insert(prices)
    .values(row)
    .onConflictDoUpdate({ target: [prices.edition, prices.itemId, prices.packSize], set: { priceRetail, priceAnnual, annualBoxes } });
}

/** Inserts or replaces a series of an edition; the caller raises the catalogue version. */
export async function writeSeries(tx: Transaction, row: typeof series.$inferInsert): Promise<void> {
  const { seriesNumber, active, data, changedAt } = row;
  await tx
    .insert(series)
    .values(row)
    .onConflictDoUpdate({ target: [series.edition, series.id], set: { seriesNumber, active, data, changedAt } });
}

/** Inserts or replaces a solution of an edition; the caller raises the catalogue version. */
export async function writeSolution(tx: Transaction, row: typeof solutions.$inferInsert): Promise<void> {
  const { active, data } = row;
  await tx
    .insert(solutions)
    .values(row)
    .onConflictDoUpdate({ target: [solutions.edition, solutions.id], set: { active, data } });
}

export type OrderRef = { tenantId: string; orderId: string };

/** Returns orders handed over since a moment, of all practices (asOutbox). */
export async function listHandedOver(tx: Transaction, since: Date, limit: number): Promise<OrderRef[]> {
  const rows = await tx
    .select({ tenantId: outbox.tenantId, orderId: outbox.subjectId })
    .from(outbox)
    .where(and(eq(outbox.kind, "handOver"), isNotNull(outbox.sentAt), gt(outbox.sentAt, since)))
    .orderBy(outbox.sentAt)
    .limit(limit);
  return rows.flatMap(({ tenantId, orderId }) => (orderId === null ? [] : [{ tenantId, orderId }]));
}

const finished: OrderStatus[] = ["Delivered", "Cancelled", "OrderProcessingError"];

/** Returns those of these orders that are still under way (asDistributor). */
export async function listMovingOrders(tx: Transaction, refs: readonly OrderRef[]): Promise<OrderRef[]> {
  if (refs.length === 0) return [];
  return tx
    .select({ tenantId: orders.tenantId, orderId: orders.id })
    .from(orders)
    .where(
      and(
        inArray(orders.tenantId, [...new Set(refs.map(({ tenantId }) => tenantId))]),
        inArray(
          orders.id,
          refs.map(({ orderId }) => orderId),
        ),
        notInArray(orders.status, finished),
      ),
    );
}

/** Returns how many orders of all practices are overdue for hand-over at a moment (asOutbox); counted up to 1,000. */
export async function countWaitingHandOvers(tx: Transaction, dueBefore: Date): Promise<number> {
  const rows = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.kind, "handOver"),
        sql`${outbox.sentAt} is null`,
        sql`${outbox.droppedAt} is null`,
        sql`${outbox.availableAt} <= ${dueBefore.toISOString()}::timestamptz`,
      ),
    )
    .limit(1000);
  return rows.length;
}
