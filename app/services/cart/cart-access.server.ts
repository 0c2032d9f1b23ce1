import { v7 as newId } from "uuid";
import type { PracticeDb, Transaction } from "~/db/database.server";
import {
  type CartKey,
  type CartRow,
  findCart,
  insertOpenCart,
  lockCart,
  lockOpenCart,
  lockOpenCartInOneLook,
} from "~/db/queries/cart/cart.server";
import { together } from "~/db/together.server";
import type { SignedIn } from "~/domain/account/signed-in";

type Owner = Pick<SignedIn, "id" | "tenantId" | "locationIds">;

/** Returns the key of a person's cart at a location (D21). */
export function cartKeyOf({ id }: Pick<Owner, "id">, locationId: string): CartKey {
  return { locationId, ownerId: id };
}

/**
 * Whether it is this person's cart, at a location that the person may see (D13). Any other cart is treated as one that does not exist
 * (D35).
 */
export function isOwnCart({ id, locationIds }: Owner, cart: CartRow): boolean {
  return cart.ownerId === id && locationIds.includes(cart.locationId);
}

/** Locks and returns the person's cart with this id, open or ordered; null for any other. */
export async function lockOwnCart(db: PracticeDb, person: Owner, cartId: string): Promise<CartRow | null> {
  const cart = await lockCart(db, cartId);
  return cart && isOwnCart(person, cart) ? cart : null;
}

/** Locks and returns the person's open cart with this id; null for any other and for an ordered one. */
export async function lockOwnOpenCart(db: PracticeDb, person: Owner, cartId: string): Promise<CartRow | null> {
  const cart = await lockOwnCart(db, person, cartId);
  return cart?.status === "open" ? cart : null;
}

/** Returns the person's cart with this id without a lock; null for any other. */
export async function findOwnCart(tx: Transaction, person: Owner, cartId: string): Promise<CartRow | null> {
  const cart = await findCart({ tx, tenantId: person.tenantId }, cartId);
  return cart && isOwnCart(person, cart) ? cart : null;
}

/** A cart with the receipt of its checkout. */
type OrderedCart = CartRow & { receipt: NonNullable<CartRow["receipt"]> };

/**
 * Returns a cart that was ordered at one of the person's locations, by anyone: whoever may see its orders may see its receipt. Otherwise
 * null.
 */
export async function findOrderedCart(db: PracticeDb, person: Owner, cartId: string): Promise<OrderedCart | null> {
  return orderedWhere(person, await findCart(db, cartId));
}

/** Locks and returns the same cart. */
export async function lockOrderedCart(db: PracticeDb, person: Owner, cartId: string): Promise<OrderedCart | null> {
  return orderedWhere(person, await lockCart(db, cartId));
}

function orderedWhere({ locationIds }: Owner, cart: CartRow | null): OrderedCart | null {
  return cart?.receipt && locationIds.includes(cart.locationId) ? { ...cart, receipt: cart.receipt } : null;
}

/** Locks and returns the person's open cart at a location; creates it when there is none. */
export async function lockOrOpenCart(db: PracticeDb, caller: Opener, locationId: string): Promise<CartRow> {
  return (await lockOpenCart(db, cartKeyOf(caller.person, locationId))) ?? openCart(db, caller, locationId);
}

/** Who opens a cart, and when. */
type Opener = { person: Owner; now: Date };

/** Creates the person's open cart at a location where there was none, and locks and returns it, or the one that another request created. */
export async function openCart(db: PracticeDb, caller: Opener, locationId: string): Promise<CartRow> {
  for (let tries = 0; tries < 3; tries += 1) {
    const cart = await openCartInOneLook(db, caller, locationId);
    if (cart) return cart;
  }
  throw new Error("The open cart was taken away each time it was asked for");
}

/** Does the same in one round trip; null when another request's cart was ordered while this waited for its lock. */
export async function openCartInOneLook(db: PracticeDb, { person, now }: Opener, locationId: string): Promise<CartRow | null> {
  const cartKey = cartKeyOf(person, locationId);
  const [, cart] = await together(insertOpenCart(db, cartKey, { id: newId(), now }), lockOpenCartInOneLook(db, cartKey));
  return cart;
}
