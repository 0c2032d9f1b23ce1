import type { PracticeDb } from "~/db/database.server";
import { type CartRow, lockOpenCartInOneLook } from "~/db/queries/cart/cart.server";
import { type CartAndKnown, findInOpenCartAndByIds, listCartPreorders, type StoredPreorder } from "~/db/queries/cart/preorders.server";
import { together } from "~/db/together.server";
import { cartKeyOf, findOwnCart, openCart, openCartInOneLook } from "./cart-access.server";
import type { SyncCaller } from "./sync-request.server";

/** The cart that a submission is about with its preorders, and the stored preorders with the sent ids. */
export type SyncedCart = CartAndKnown & { cart: CartRow };

type Sought = { locationId: string; sentIds: readonly string[] };

/** Locks and returns the person's open cart, or when every id is known and none is open, the cart that held one of them; null without. */
export async function findSyncedCart(db: PracticeDb, caller: SyncCaller, sought: Sought): Promise<SyncedCart | null> {
  const { cart, present, known } = await lockCartOf(db, caller, sought);
  if (cart) return { cart, present, known };
  const held = await ownCartOf(db, caller, [...known.values()]);
  return held && { cart: held, present: await listCartPreorders(db, held.id), known };
}

/**
 * Locks and returns the person's open cart at a location with its preorders, and those with the sent ids; only an unknown id opens a cart
 * where there is none.
 */
async function lockCartOf(
  db: PracticeDb,
  caller: SyncCaller,
  { locationId, sentIds }: Sought,
): Promise<CartAndKnown & { cart: CartRow | null }> {
  const cartKey = cartKeyOf(caller.person, locationId);
  const findPresentAndKnown = () => findInOpenCartAndByIds(db, cartKey, sentIds);
  const [found, there] = await together(lockOpenCartInOneLook(db, cartKey), findPresentAndKnown());
  if (found) return { cart: found, ...there };
  if (there.known.size < sentIds.length) {
    const [opened, now] = await together(openCartInOneLook(db, caller, locationId), findPresentAndKnown());
    return opened ? { cart: opened, ...now } : { cart: await openCart(db, caller, locationId), ...(await findPresentAndKnown()) };
  }
  const [other, now] = await together(lockOpenCartInOneLook(db, cartKey), findPresentAndKnown());
  return { cart: other, ...now };
}

/**
 * Returns, when every id is known and no cart is open, the cart that held one of them; none is opened for it. A cart that waits for
 * approval cannot be changed by its owner (D96).
 */
async function ownCartOf(db: PracticeDb, { person }: SyncCaller, known: readonly StoredPreorder[]): Promise<CartRow | null> {
  const [first] = known;
  const cart = first ? await findOwnCart(db.tx, person, first.cartId) : null;
  return cart?.status === "waiting" ? null : cart;
}
