import type { Transaction } from "~/db/database.server";
import type { CartRow } from "~/db/queries/cart.server";
import { listCartPreorders, type StoredPreorder } from "~/db/queries/preorders.server";
import type { SignedInContext } from "../call-context.server";
import { answerCart, type ChangedAnswer } from "./answer-cart.server";
import { type AppraisedCart, appraiseCart } from "./appraise-cart.server";
import { beginHold, underHold } from "./begin-hold.server";
import { type CartScope, type CartSurroundings, loadSurroundings } from "./cart-surroundings.server";

type Caller = Pick<SignedInContext, "person" | "edition" | "now">;

/** What the services of the cart hand down of the call. */
export function scopeOf({ person, edition, now }: Caller): CartScope {
  return { tenantId: person.tenantId, edition, now };
}

export type ReadCart = { preorders: StoredPreorder[]; surroundings: CartSurroundings; appraised: AppraisedCart };

/** A cart with all it holds, at today's prices and shelves. */
export async function readCart(tx: Transaction, caller: Caller, cart: CartRow): Promise<ReadCart> {
  const scope = scopeOf(caller);
  const preorders = await listCartPreorders(tx, scope.tenantId, cart.id);
  const surroundings = await loadSurroundings(tx, scope, cart.locationId, preorders);
  return { preorders, surroundings, appraised: appraiseCart(preorders, surroundings, scope) };
}

/**
 * The cart after a change: `gone` are the ids that were removed or ordered and never come back; `beginsHold` for a change that was
 * made under a hold, which a new one follows (D56).
 */
export async function answerChangedCart(
  tx: Transaction,
  caller: Caller,
  cart: CartRow,
  { gone, beginsHold }: { gone: readonly string[]; beginsHold: boolean },
): Promise<ChangedAnswer> {
  const read = await readCart(tx, caller, cart);
  const changed = beginsHold ? underHold(cart, await beginHold(tx, caller, cart, read)) : cart;
  return {
    cart: answerCart(changed, read.appraised, read.surroundings, scopeOf(caller), caller.person),
    gone: [...gone],
    ...read.appraised.findings,
  };
}
