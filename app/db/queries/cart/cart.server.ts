import { and, eq, isNotNull, type Placeholder, sql } from "drizzle-orm";
import { builtOnce, givenFor } from "~/db/built-once.server";
import type { PracticeDb, Transaction } from "~/db/database.server";
import { isOneOf } from "~/db/one-of.server";
import { schema } from "~/db/schema.server";
import type { HeldReview } from "~/domain/cart/checkout-blockers";
import type { Hold } from "~/domain/cart/hold";
import type { StoredReceipt } from "~/domain/order/receipt";

const { carts, checkoutFailures } = schema;

export type CartRow = typeof carts.$inferSelect;

/** Identifies an open cart: one per person and location (D21). */
export type CartKey = { locationId: string; ownerId: string };

/** The states of a cart that is not ordered yet: open, or waiting for approval (D96). */
export const unorderedCarts: CartRow["status"][] = ["open", "waiting"];

/** Returns the condition for the open cart of a person and location, which may be placeholders. */
export const openCartOf = (tenantId: string | Placeholder, { locationId, ownerId }: Record<keyof CartKey, string | Placeholder>) =>
  and(eq(carts.tenantId, tenantId), eq(carts.locationId, locationId), eq(carts.ownerId, ownerId), isOneOf(carts.status, ["open"]));

/**
 * Locks and returns the open cart until the transaction ends. Null also when it was ordered while this waited for its lock: it may have been
 * followed by a new open one, which only another look sees.
 */
export async function lockOpenCartInOneLook({ tx, tenantId }: PracticeDb, cartKey: CartKey): Promise<CartRow | null> {
  const [row] = await builtOnce(tx, lockedOpenCart).execute({ tenantId, ...cartKey });
  return row ?? null;
}

/** Locks and returns the open cart until the transaction ends, also one that followed a cart that was ordered meanwhile. */
export const lockOpenCart = async (db: PracticeDb, cartKey: CartKey): Promise<CartRow | null> =>
  (await lockOpenCartInOneLook(db, cartKey)) ?? lockOpenCartInOneLook(db, cartKey);

const lockedOpenCart = (tx: Transaction) =>
  tx
    .select()
    .from(carts)
    .where(openCartOf(sql.placeholder("tenantId"), { locationId: sql.placeholder("locationId"), ownerId: sql.placeholder("ownerId") }))
    .for("update")
    .prepare("locked_open_cart");

/** Creates an open cart unless there is one; of two at once one is created and the other waits for it. */
export async function insertOpenCart(
  { tx, tenantId }: PracticeDb,
  cartKey: CartKey,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  await builtOnce(tx, openCartAdded).execute({ tenantId, id, ...cartKey, createdAt: now });
}

function openCartAdded(tx: Transaction) {
  const value = (name: string) => sql.placeholder(name);
  return tx
    .insert(carts)
    .values({
      ...{ tenantId: value("tenantId"), id: value("id"), locationId: value("locationId"), ownerId: value("ownerId") },
      ...{ status: "open", createdAt: value("createdAt") },
    })
    .onConflictDoNothing({ target: [carts.tenantId, carts.locationId, carts.ownerId], where: sql`${carts.status} = 'open'` })
    .prepare("open_cart_added");
}

/** Returns the open carts of a person, one per location. */
export async function listOpenCartsOf({ tx, tenantId }: PracticeDb, ownerId: string): Promise<CartRow[]> {
  return tx
    .select()
    .from(carts)
    .where(and(eq(carts.tenantId, tenantId), eq(carts.ownerId, ownerId), isOneOf(carts.status, ["open"])))
    .orderBy(carts.locationId);
}

/** Locks and returns a cart by id, open or ordered, until the transaction ends. */
export async function lockCart({ tx, tenantId }: PracticeDb, cartId: string): Promise<CartRow | null> {
  const [row] = await builtOnce(tx, lockedCart).execute({ tenantId, cartId });
  return row ?? null;
}

const lockedCart = (tx: Transaction) => tx.select().from(carts).where(isCart).for("update").prepare("locked_cart");

const isCart = and(eq(carts.tenantId, sql.placeholder("tenantId")), eq(carts.id, sql.placeholder("cartId")));

/** Returns a cart of the practice without locking it; null when it has none with this id. */
export async function findCart({ tx, tenantId }: PracticeDb, cartId: string): Promise<CartRow | null> {
  const [row] = await tx
    .select()
    .from(carts)
    .where(and(eq(carts.tenantId, tenantId), eq(carts.id, cartId)));
  return row ?? null;
}

/** Sets or clears the hold, and what its review shows. */
export async function setCartHold(
  { tx, tenantId }: PracticeDb,
  cartId: string,
  held: { hold: Hold; review: HeldReview } | null,
): Promise<void> {
  if (!held) await builtOnce(tx, holdCleared).execute({ tenantId, cartId });
  else await builtOnce(tx, holdSet).execute({ tenantId, cartId, ...held.hold, review: held.review });
}

/** Clears the holds on the open carts of a person: those of one session, or all of them. */
export async function releaseHoldsOf({ tx, tenantId }: PracticeDb, ownerId: string, sessionId?: string): Promise<void> {
  const ofSession = sessionId === undefined ? undefined : sql`coalesce(${carts.review} ->> 'sessionId', ${sessionId}) = ${sessionId}`;
  const isOwn = and(eq(carts.tenantId, tenantId), eq(carts.ownerId, ownerId), isOneOf(carts.status, ["open"]));
  await tx
    .update(carts)
    .set(withoutHold)
    .where(and(isOwn, isNotNull(carts.holdId), ofSession));
}

const withoutHold = { holdId: null, holdExpiresAt: null, review: null };

const holdCleared = (tx: Transaction) => tx.update(carts).set(withoutHold).where(isCart).prepare("hold_cleared");

const holdSet = (tx: Transaction) =>
  tx
    .update(carts)
    .set({
      holdId: givenFor(carts.holdId, "id"),
      holdExpiresAt: givenFor(carts.holdExpiresAt, "expiresAt"),
      review: givenFor(carts.review, "review"),
    })
    .where(isCart)
    .prepare("hold_set");

/** Closes the cart permanently with its receipt (D24). */
export async function setCartOrdered(
  { tx, tenantId }: PracticeDb,
  cart: { id: string; holdId: string | null },
  { receipt, now }: { receipt: StoredReceipt; now: Date },
): Promise<void> {
  const { cartConfirmationNum } = receipt;
  await builtOnce(tx, cartOrdered).execute({ tenantId, cartId: cart.id, holdId: cart.holdId, cartConfirmationNum, receipt, now });
}

const cartOrdered = (tx: Transaction) =>
  tx
    .update(carts)
    .set({
      status: "ordered",
      holdId: null,
      holdExpiresAt: null,
      review: null,
      orderedHoldId: givenFor(carts.orderedHoldId, "holdId"),
      cartConfirmationNum: givenFor(carts.cartConfirmationNum, "cartConfirmationNum"),
      receipt: givenFor(carts.receipt, "receipt"),
      orderedAt: givenFor(carts.orderedAt, "now"),
    })
    .where(isCart)
    .prepare("cart_ordered");

/** Sends the cart for approval: its hold ends; its review is kept for comparison when ordering (D96). */
export async function setCartWaiting({ tx, tenantId }: PracticeDb, cartId: string): Promise<void> {
  await tx
    .update(carts)
    .set({ status: "waiting", holdExpiresAt: null })
    .where(and(eq(carts.tenantId, tenantId), eq(carts.id, cartId)));
}

/** Closes a cart that was not approved, after its contents were returned to the open cart. */
export async function setCartReturned({ tx, tenantId }: PracticeDb, cartId: string): Promise<void> {
  await tx
    .update(carts)
    .set({ status: "returned", holdId: null, review: null })
    .where(and(eq(carts.tenantId, tenantId), eq(carts.id, cartId)));
}

/** Returns the carts of a person that are open or wait for approval, by location. */
export async function listUnorderedCartsOf({ tx, tenantId }: PracticeDb, ownerId: string): Promise<CartRow[]> {
  return tx
    .select()
    .from(carts)
    .where(and(eq(carts.tenantId, tenantId), eq(carts.ownerId, ownerId), isOneOf(carts.status, unorderedCarts)))
    .orderBy(carts.locationId, carts.createdAt, carts.id);
}

/** Records a failed checkout for operators (D38). */
export async function insertCheckoutFailure(tx: Transaction, row: typeof checkoutFailures.$inferInsert): Promise<void> {
  await tx.insert(checkoutFailures).values(row);
}
