import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "~/db/database.server";
import { givenRows, insertBy, insertRows } from "~/db/insert-rows.server";
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
    insertRows(tx, orders, rows.orders),
    insertRows(tx, transactions, rows.transactions),
    insertRows(tx, statusHistory, started),
    insertRows(tx, orderWords, rows.words),
    insertRows(tx, outbox, rows.messages),
    addMonthlyUse(tx, rows.use),
  );
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
const addMonthlyUse = (tx: Transaction, rows: readonly UseRow[]) =>
  insertBy(useAdded, { tx, table: monthlyUse, rows: rows.toSorted(byKey) });

const useAdded = (tx: Transaction) =>
  tx
    .insert(monthlyUse)
    .select(givenRows(monthlyUse))
    .onConflictDoUpdate({
      target: [monthlyUse.tenantId, monthlyUse.locationId, monthlyUse.itemId, monthlyUse.month, monthlyUse.productId],
      set: { boxesQuantity: sql`${monthlyUse.boxesQuantity} + excluded.boxes_quantity` },
    })
    .prepare("use_added");

const byKey = (one: UseRow, other: UseRow) => (keyOf(one) < keyOf(other) ? -1 : 1);
const keyOf = ({ itemId, month, productId }: UseRow) => JSON.stringify([itemId, month, productId]);
