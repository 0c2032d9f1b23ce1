import type { PracticeDb } from "~/db/database.server";
import { findPreorders, type StoredPreorder } from "~/db/queries/cart/preorders.server";
import { findOrder, type NamedOrder } from "~/db/queries/orders/orders.server";
import type { SignedIn } from "~/domain/account/signed-in";

/** Returns an order at the person's locations with its patient's name, and the preorder it was placed from; null when there is none. */
export async function findOrderedPreorder(
  db: PracticeDb,
  { locationIds }: Pick<SignedIn, "locationIds">,
  orderId: string,
): Promise<(NamedOrder & { ordered: StoredPreorder }) | null> {
  const found = await findOrder(db, orderId, locationIds);
  const [ordered] = found ? await findPreorders(db, [found.order.preOrderId]) : [];
  return found && ordered ? { ...found, ordered } : null;
}
