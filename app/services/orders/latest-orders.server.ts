import type { PracticeDb } from "~/db/database.server";
import { listOrders, type OrderFilter } from "~/db/queries/orders/order-search.server";
import type { NamedOrder } from "~/db/queries/orders/orders.server";
import { listTransactions, type TransactionRow } from "~/db/queries/orders/transactions.server";
import { noWords } from "~/domain/order/order-words";

/** An order with its transactions. */
export type LoadedOrder = NamedOrder & { parts: readonly TransactionRow[] };

/** Returns a filter for all orders of a patient at these locations. */
export const ordersOfPatient = (patientId: string, locationIds: readonly string[]): OrderFilter => ({
  ...{ locationIds, patientId, cartId: null, startAt: null, endAt: null, statuses: null, words: noWords },
});

/** Returns the latest orders of a filter, newest first, at most `limit`. */
export async function loadLatestOrders(db: PracticeDb, filter: OrderFilter, limit: number): Promise<LoadedOrder[]> {
  const named = await listOrders(db, filter, { after: null, offset: 0, limit, sortBy: "placedAt", direction: "DESC" });
  const ids = named.map(({ order }) => order.id);
  const parts = await listTransactions(db, ids);
  return named.map((each) => ({ ...each, parts: parts.filter(({ orderId }) => orderId === each.order.id) }));
}
