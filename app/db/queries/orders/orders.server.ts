import { and, asc, desc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { PracticeDb, Transaction } from "~/db/database.server";
import { jsonRows } from "~/db/json-rows.server";
import { schema } from "~/db/schema.server";
import type { TransactionRow } from "./transactions.server";

const { orders, patients, transactions } = schema;

export type OrderRow = typeof orders.$inferSelect;

/**
 * An order with its parts by position, and the patient's present name and customer number; null when the order is for nobody in particular.
 */
export type NamedOrder = {
  order: OrderRow;
  patient: { firstName: string; lastName: string; customerId: string | null } | null;
  parts: readonly TransactionRow[];
};

/** Starts a query of orders with their patients' names and their parts; the caller adds conditions on `orders`, the practice first. */
export function selectNamedOrders(tx: Transaction) {
  return tx
    .select({
      order: orders,
      patient: { firstName: patients.firstName, lastName: patients.lastName, customerId: patients.customerId },
      parts: partsOfOrder,
    })
    .from(orders)
    .leftJoin(patients, and(eq(patients.tenantId, orders.tenantId), eq(patients.id, orders.patientId)));
}

const partsOfOrder = jsonRows({
  columns: getTableColumns(transactions),
  from: sql`${transactions} where ${transactions.tenantId} = ${orders.tenantId} and ${transactions.orderId} = ${orders.id}`,
  orderBy: sql`${transactions.transactionSortOrder}`,
});

/** Returns the orders of one checkout at these locations, by number. */
export async function listOrdersOfCart(
  { tx, tenantId }: PracticeDb,
  cartId: string,
  locationIds: readonly string[],
): Promise<NamedOrder[]> {
  return selectNamedOrders(tx)
    .where(and(eq(orders.tenantId, tenantId), eq(orders.cartId, cartId), inArray(orders.locationId, [...locationIds])))
    .orderBy(asc(orders.confirmationNum));
}

/** Returns the orders with these ids at these locations, latest first. */
export async function listOrdersByIds(
  { tx, tenantId }: PracticeDb,
  orderIds: readonly string[],
  locationIds: readonly string[],
): Promise<NamedOrder[]> {
  return selectNamedOrders(tx)
    .where(and(eq(orders.tenantId, tenantId), inArray(orders.id, [...orderIds]), inArray(orders.locationId, [...locationIds])))
    .orderBy(desc(orders.placedAt), asc(orders.confirmationNum));
}

/** Returns an order at one of these locations. */
export async function findOrder({ tx, tenantId }: PracticeDb, orderId: string, locationIds: readonly string[]): Promise<NamedOrder | null> {
  const [row] = await selectNamedOrders(tx).where(
    and(eq(orders.tenantId, tenantId), eq(orders.id, orderId), inArray(orders.locationId, [...locationIds])),
  );
  return row ?? null;
}

/** Returns an order of any location of the practice; null when it has none with this id. */
export async function findOrderAnywhere(db: PracticeDb, orderId: string): Promise<OrderRow | null> {
  const [row] = await orderRows(db, orderId);
  return row ?? null;
}

/** Returns the same order, locked until the end of the transaction. */
export async function lockOrder(db: PracticeDb, orderId: string): Promise<OrderRow | null> {
  const [row] = await orderRows(db, orderId).for("update");
  return row ?? null;
}

const orderRows = ({ tx, tenantId }: PracticeDb, orderId: string) =>
  tx
    .select()
    .from(orders)
    .where(and(eq(orders.tenantId, tenantId), eq(orders.id, orderId)));

/** Writes the status that an order shows, and what the distributor reported of it. */
export async function updateOrderState(
  { tx, tenantId }: PracticeDb,
  orderId: string,
  changes: Pick<OrderRow, "status" | "updatedAt"> & Partial<Pick<OrderRow, "erpOrderNumber" | "cancelledAt">>,
): Promise<void> {
  await tx
    .update(orders)
    .set(changes)
    .where(and(eq(orders.tenantId, tenantId), eq(orders.id, orderId)));
}
