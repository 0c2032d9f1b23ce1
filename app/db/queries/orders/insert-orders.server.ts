import { and, eq, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "~/db/database.server";
import { schema } from "~/db/schema.server";
import { together } from "~/db/together.server";

const { orders, transactions, statusHistory, orderWords, monthlyUse, outbox } = schema;

type UseRow = typeof monthlyUse.$inferInsert;

/** The rows of one checkout. */
export type OrderRows = {
  orders: (typeof orders.$inferInsert)[];
  transactions: (typeof transactions.$inferInsert)[];
  words: (typeof orderWords.$inferInsert)[];
  use: UseRow[];
  messages: (typeof outbox.$inferInsert)[];
};

/**
 * Stores placed orders with everything that belongs to them; every transaction starts as OrderInitialized (D26). All is sent at once in this
 * order: a row never goes before one that it refers to.
 */
export async function insertPlacedOrders(tx: Transaction, rows: OrderRows): Promise<void> {
  const started = rows.transactions.map(({ tenantId, id, processTime }) => ({
    ...{ tenantId, transactionId: id, seq: 1, toStatus: "OrderInitialized" as const, at: processTime },
  }));
  await together(
    insertAll(tx, orders, rows.orders),
    insertAll(tx, transactions, rows.transactions),
    insertAll(tx, statusHistory, started),
    insertAll(tx, orderWords, rows.words),
    insertAll(tx, outbox, rows.messages),
    addMonthlyUse(tx, rows.use),
  );
}

const chunkSize = 500;

async function insertAll<Table extends PgTable>(tx: Transaction, table: Table, rows: Table["$inferInsert"][]): Promise<void> {
  for (let start = 0; start < rows.length; start += chunkSize) {
    const chunk = rows.slice(start, start + chunkSize);
    await tx.insert(table).values(chunk);
  }
}

/** Subtracts the boxes of cancelled orders from a location's monthly use; each product is listed once. */
export async function lessenMonthlyUse(tx: Transaction, rows: UseRow[]): Promise<void> {
  for (const { tenantId, locationId, itemId, month, productId, boxesQuantity } of rows.toSorted(byKey)) {
    await tx
      .update(monthlyUse)
      .set({ boxesQuantity: sql`greatest(0, ${monthlyUse.boxesQuantity} - ${boxesQuantity})` })
      .where(
        and(
          eq(monthlyUse.tenantId, tenantId),
          eq(monthlyUse.locationId, locationId),
          eq(monthlyUse.itemId, itemId),
          eq(monthlyUse.month, month),
          eq(monthlyUse.productId, productId),
        ),
      );
  }
}

/** Adds boxes to a location's monthly use; each product is listed once, in a fixed order, so that checkouts do not deadlock. */
async function addMonthlyUse(tx: Transaction, rows: UseRow[]): Promise<void> {
  const sorted = rows.toSorted(byKey);
  for (let start = 0; start < sorted.length; start += chunkSize) {
    await tx
      .insert(monthlyUse)
      .values(sorted.slice(start, start + chunkSize))
      .onConflictDoUpdate({
        target: [monthlyUse.tenantId, monthlyUse.locationId, monthlyUse.itemId, monthlyUse.month, monthlyUse.productId],
        set: { boxesQuantity: sql`${monthlyUse.boxesQuantity} + excluded.boxes_quantity` },
      });
  }
}

const byKey = (one: UseRow, other: UseRow) => (keyOf(one) < keyOf(other) ? -1 : 1);
const keyOf = ({ itemId, month, productId }: UseRow) => JSON.stringify([itemId, month, productId]);
