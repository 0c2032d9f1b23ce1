import type { PracticeDb } from "~/db/database.server";
import type { HeldCart } from "~/db/queries/cart/held-cart.server";
import type { SignedInContext } from "../call-context.server";
import { type AppraisedCart, appraiseCart } from "./appraise-cart.server";
import { type CartScope, type CartSurroundings, loadSurroundings, productIdsOf } from "./cart-surroundings.server";

/** The part of a call's context that the cart needs: who asks, where, and when. */
export type CartCaller = Pick<SignedInContext, "person" | "edition" | "now" | "workplaceAt">;

/** Returns the scope of a cart from the context of a call. */
export function scopeOf({ person, edition, now, workplaceAt }: CartCaller): CartScope {
  return { tenantId: person.tenantId, edition, now, workplaceAt };
}

export type CartWithSurroundings = { surroundings: CartSurroundings; appraised: AppraisedCart };

/** Returns a cart, appraised: its preorders with today's prices and stock. */
export async function loadAppraisedCart(
  db: PracticeDb,
  caller: CartCaller,
  { cart, preorders, patients, levels }: HeldCart,
): Promise<CartWithSurroundings> {
  const scope = scopeOf(caller);
  const known = levels ? new Map(preorders.flatMap(productIdsOf).map((id) => [id, levels.get(id) ?? null])) : undefined;
  const surroundings = await loadSurroundings(db, scope, { locationId: cart.locationId, preorders, patients, levels: known });
  return { surroundings, appraised: appraiseCart(preorders, surroundings, scope) };
}
