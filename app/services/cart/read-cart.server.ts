import type { PracticeDb } from "~/db/database.server";
import type { CartRow } from "~/db/queries/cart.server";
import { listCartPreorders, type StoredPreorder } from "~/db/queries/preorders.server";
import type { SignedInContext } from "../call-context.server";
import { type AppraisedCart, appraiseCart } from "./appraise-cart.server";
import { type CartScope, type CartSurroundings, loadSurroundings } from "./cart-surroundings.server";

/** Who reads or changes a cart, and when. */
export type CartCaller = Pick<SignedInContext, "person" | "edition" | "now">;

/** What the services of the cart hand down of the call. */
export function scopeOf({ person, edition, now }: CartCaller): CartScope {
  return { tenantId: person.tenantId, edition, now };
}

export type ReadCart = { preorders: StoredPreorder[]; surroundings: CartSurroundings; appraised: AppraisedCart };

/** A cart with all it holds, at today's prices and shelves. */
export async function readCart(db: PracticeDb, caller: CartCaller, cart: CartRow): Promise<ReadCart> {
  const scope = scopeOf(caller);
  const preorders = await listCartPreorders(db, cart.id);
  const surroundings = await loadSurroundings(db, scope, { locationId: cart.locationId, preorders });
  return { preorders, surroundings, appraised: appraiseCart(preorders, surroundings, scope) };
}
