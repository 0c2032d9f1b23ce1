import type { PracticeDb } from "~/db/database.server";
import { listOpenCartsOf, listUnorderedCartsOf, lockOpenCart } from "~/db/queries/cart/cart.server";
import { findOpenCart } from "~/db/queries/cart/held-cart.server";
import { listCartPreorders, moveToCart, putAsideInCart, type StoredPreorder, setPreorderStatus } from "~/db/queries/cart/preorders.server";
import type { SignedIn } from "~/domain/account/signed-in";
import { activePreorders, checkCartLimit, checkCartOpen } from "~/domain/cart/cart-rules";
import { secondCopies } from "~/domain/cart/find-copy";
import { boxesOf } from "~/domain/order/order-lines";
import type { SignedInContext } from "../call-context.server";
import { cartKeyOf, lockOrOpenCart } from "./cart-access.server";
import { holdOf } from "./cart-answer.server";
import type { SyncRefusal } from "./sync-refusal.server";

type Person = Pick<SignedIn, "id" | "tenantId" | "locationIds">;
type TakenOver = { permitted: true; itemsQuantity: number } | Extract<SyncRefusal, { code: "cartLocked" | "cartLimit" }>;

/** Returns the non-empty carts of a person, open or waiting for approval, by location, each with the content of one's own cart there. */
export async function countOpenCarts(db: PracticeDb, person: Person, ownerId: string) {
  const carts = await listUnorderedCartsOf(db, ownerId);
  const counted = [];
  for (const locationId of new Set(carts.map((cart) => cart.locationId))) {
    const theirs = [];
    for (const { id } of carts.filter((cart) => cart.locationId === locationId)) theirs.push(...(await listCartPreorders(db, id)));
    if (theirs.length === 0) continue;
    const own = await findOpenCart(db, cartKeyOf(person, locationId));
    counted.push({ locationId, itemsQuantity: itemsOf(theirs), ownItemsQuantity: itemsOf(own?.preorders ?? []) });
  }
  return counted;
}

/**
 * Moves a person's open carts into one's own of the same locations, unchanged: lines in both stay separate, and what was saved for later
 * stays so. A copy of an order of which one's own cart has another no longer replaces it, and is saved for later (D27). Returns the number
 * of items; refused while one's own cart is being checked out (D23) and above the limit of a cart (D21).
 */
export async function takeOverCarts(
  db: PracticeDb,
  { person, now }: Pick<SignedInContext, "person" | "now">,
  ownerId: string,
): Promise<TakenOver> {
  let itemsQuantity = 0;
  for (const { locationId } of await listOpenCartsOf(db, ownerId)) {
    const theirs = await lockedPreorders(db, { locationId, ownerId });
    if (theirs.length === 0) continue;
    const own = await lockOrOpenCart(db, { person, now }, locationId);
    const open = checkCartOpen({ hold: holdOf(own) }, now);
    if (!open.permitted) return open;
    const present = await listCartPreorders(db, own.id);
    const copies = secondCopies(present, theirs).map(({ id }) => id);
    const moved = theirs.filter(({ id }) => !copies.includes(id));
    const limit = checkCartLimit([...present, ...moved]);
    if (!limit.permitted) return limit;
    await putAsideInCart(db, copies, { cartId: own.id, now });
    await moveToCart(
      db,
      moved.map(({ id }) => id),
      own.id,
    );
    itemsQuantity += itemsOf(moved);
  }
  return { permitted: true, itemsQuantity };
}

/** Empties a person's open carts permanently, including what was saved for later. */
export async function dropCarts(db: PracticeDb, { now }: Pick<SignedInContext, "now">, ownerId: string): Promise<void> {
  for (const { locationId } of await listOpenCartsOf(db, ownerId)) {
    const ids = (await lockedPreorders(db, { locationId, ownerId })).map(({ id }) => id);
    await setPreorderStatus(db, ids, { status: "removed", now });
  }
}

/** The preorders of an open cart, locked against changes and orders. */
async function lockedPreorders(db: PracticeDb, cartKey: { locationId: string; ownerId: string }): Promise<StoredPreorder[]> {
  const cart = await lockOpenCart(db, cartKey);
  return cart ? listCartPreorders(db, cart.id) : [];
}

const itemsOf = (preorders: readonly StoredPreorder[]) => activePreorders(preorders).reduce((sum, preorder) => sum + boxesOf(preorder), 0);
