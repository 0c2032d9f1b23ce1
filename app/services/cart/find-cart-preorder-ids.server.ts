import type { PracticeDb } from "~/db/database.server";
import type { CartRow } from "~/db/queries/cart/cart.server";
import { findPreorders, type StoredPreorder } from "~/db/queries/cart/preorders.server";
import type { SignedIn } from "~/domain/account/signed-in";
import { findOwnCart } from "./cart-access.server";

/** The requested ids, split into those still in the cart and those that were removed or ordered. */
export type AskedPreorders = { present: string[]; gone: string[] };

/**
 * Splits ids of preorders by whether they are still in the cart, whose content is `preorders`. Null when one of them is unknown or
 * belongs to another person's cart, which callers cannot tell apart (D35).
 */
export async function findCartPreorderIds(
  db: PracticeDb,
  { person, cart, preorders }: { person: SignedIn; cart: CartRow; preorders: readonly StoredPreorder[] },
  ids: readonly string[],
): Promise<AskedPreorders | null> {
  const here = new Set(preorders.map(({ id }) => id));
  const asked = [...new Set(ids)];
  const others = asked.filter((id) => !here.has(id));
  const known = await findPreorders(db, others);
  const carts = [...new Set(known.map(({ cartId }) => cartId))].filter((cartId) => cartId !== cart.id);
  for (const cartId of carts) if (!(await findOwnCart(db.tx, person, cartId))) return null;
  const areRemovedOrOrdered = known.every(({ status }) => status === "removed" || status === "ordered");
  if (known.length < others.length || !areRemovedOrOrdered) return null;
  return { present: asked.filter((id) => here.has(id)), gone: others };
}
