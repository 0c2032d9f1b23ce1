import type { PracticeDb, Transaction } from "~/db/database.server";
import { type CartKey, type CartRow, findCart, insertOpenCart, lockCart, lockOpenCart } from "~/db/queries/cart/cart.server";
import type { SignedIn } from "~/domain/account/signed-in";
import { newId } from "./new-id.server";

type Owner = Pick<SignedIn, "id" | "tenantId" | "locationIds">;

/** Whose cart a person has at a location (D21). */
export function cartKeyOf({ id }: Pick<Owner, "id">, locationId: string): CartKey {
  return { locationId, ownerId: id };
}

/** Is it this person's cart, at a location that the person may see (D13)? Any other cart is answered like one that does not exist (D35). */
export function isOwnCart({ id, locationIds }: Owner, cart: CartRow): boolean {
  return cart.ownerId === id && locationIds.includes(cart.locationId);
}

/** The person's cart of this id, open or ordered, locked; null for any other. */
export async function lockOwnCart(db: PracticeDb, person: Owner, cartId: string): Promise<CartRow | null> {
  const cart = await lockCart(db, cartId);
  return cart && isOwnCart(person, cart) ? cart : null;
}

/** The person's open cart of this id, locked; null for any other and for one that was ordered. */
export async function lockOwnOpenCart(db: PracticeDb, person: Owner, cartId: string): Promise<CartRow | null> {
  const cart = await lockOwnCart(db, person, cartId);
  return cart?.status === "open" ? cart : null;
}

/** The person's cart of this id as it is now; null for any other. */
export async function findOwnCart(tx: Transaction, person: Owner, cartId: string): Promise<CartRow | null> {
  const cart = await findCart({ tx, tenantId: person.tenantId }, cartId);
  return cart && isOwnCart(person, cart) ? cart : null;
}

/** The person's open cart at a location, locked, made when there is none. */
export async function lockOrOpenCart(db: PracticeDb, { person, now }: { person: Owner; now: Date }, locationId: string): Promise<CartRow> {
  const cartKey = cartKeyOf(person, locationId);
  for (let tries = 0; tries < 3; tries += 1) {
    const cart = await lockOpenCart(db, cartKey);
    if (cart) return cart;
    await insertOpenCart(db, cartKey, { id: newId(), now });
  }
  const cart = await lockOpenCart(db, cartKey);
  if (!cart) throw new Error("The open cart was taken away each time it was asked for");
  return cart;
}
