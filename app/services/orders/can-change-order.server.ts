import type { PracticeDb } from "~/db/database.server";
import type { NamedOrder } from "~/db/queries/orders/orders.server";
import { listTransactions } from "~/db/queries/orders/transactions.server";
import { canChange } from "~/domain/order/change-window";

/** Returns whether a stored order can still be changed or cancelled, by its window and the statuses of its parts (D27). */
export async function canChangeOrder(db: PracticeDb, order: NamedOrder["order"], now: Date) {
  const statuses = (await listTransactions(db, [order.id])).map(({ status }) => status);
  return canChange({ placedAt: order.placedAt, cutOffAt: order.changeableUntil, statuses }, now);
}
