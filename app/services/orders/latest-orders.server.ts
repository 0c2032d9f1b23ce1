import type { PracticeDb } from "~/db/database.server";
import { listOrders, type OrderFilter } from "~/db/queries/orders/order-search.server";
import type { NamedOrder } from "~/db/queries/orders/orders.server";
import { noWords } from "~/domain/order/order-words";

/** Returns a filter for all orders of a patient at these locations. */
export const ordersOfPatient = (patientId: string, locationIds: readonly string[]): OrderFilter => ({
  ...{ locationIds, patientId, cartId: null, startAt: null, endAt: null, statuses: null, words: noWords },
});

/** Returns the latest orders of a filter, newest first, at most `limit`. */
export function loadLatestOrders(db: PracticeDb, filter: OrderFilter, limit: number): Promise<NamedOrder[]> {
  return listOrders(db, filter, { after: null, offset: 0, limit, sortBy: "placedAt", direction: "DESC" });
}
