import type { PracticeDb } from "~/db/database.server";
import type { CartRow } from "~/db/queries/cart.server";
import { findPreorders, type StoredPreorder } from "~/db/queries/preorders.server";
import type { SignedIn } from "~/domain/account/signed-in";
import { findOwnCart } from "./cart-access.server";

/** Of the asked ids those that stand in the cart, and those that were removed or ordered. */
export type AskedPreorders = { present: string[]; gone: string[] };

/**
 * Sorts ids of preorders by what became of them, `preorders` being what the cart holds. Null when one of them is unknown or
 * of somebody else's cart: both look the same (D35).
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
  const areGone = known.every(({ status }) => status === "removed" || status === "ordered");
  if (known.length < others.length || !areGone) return null;
  return { present: asked.filter((id) => here.has(id)), gone: others };
}
