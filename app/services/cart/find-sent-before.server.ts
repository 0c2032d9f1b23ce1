import type { PracticeDb } from "~/db/database.server";
import { findPreorders } from "~/db/queries/cart/preorders.server";
import type { SignedIn } from "~/domain/account/signed-in";
import { findOwnCart } from "./cart-access.server";

/** Returns which of these ids were added to one of the person's carts before; null when one is somebody else's. */
export async function findSentBefore(
  db: PracticeDb,
  person: SignedIn,
  preorderIds: readonly string[],
): Promise<ReadonlySet<string> | null> {
  const known = await findPreorders(db, preorderIds);
  for (const cartId of new Set(known.map((preorder) => preorder.cartId))) {
    if (!(await findOwnCart(db.tx, person, cartId))) return null;
  }
  return new Set(known.map(({ id }) => id));
}
