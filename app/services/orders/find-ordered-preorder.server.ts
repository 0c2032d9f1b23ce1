import type { Transaction } from "~/db/database.server";
import { findOrder, type OrderRow } from "~/db/queries/orders.server";
import { findPreorders, type StoredPreorder } from "~/db/queries/preorders.server";
import type { SignedIn } from "~/domain/account/signed-in";

/** An order at the person's locations and the preorder that it was placed from; null when there is none. */
export async function findOrderedPreorder(
  tx: Transaction,
  { tenantId, locationIds }: Pick<SignedIn, "tenantId" | "locationIds">,
  orderId: string,
): Promise<{ order: OrderRow; ordered: StoredPreorder } | null> {
  const found = await findOrder(tx, tenantId, orderId, locationIds);
  const [ordered] = found ? await findPreorders(tx, tenantId, [found.order.preOrderId]) : [];
  return found && ordered ? { order: found.order, ordered } : null;
}
