import type { PracticeDb } from "~/db/database.server";
import type { CartRow } from "~/db/queries/cart.server";
import { listCartPreorders, type StoredPreorder } from "~/db/queries/preorders.server";
import { checkCartOpen } from "~/domain/order/cart-rules";
import type { SignedInContext } from "../call-context.server";
import { type ChangedAnswer, holdOf } from "./answer-cart.server";
import { lockOwnOpenCart } from "./cart-access.server";
import { answerChangedCart } from "./changed-cart.server";

type Refusals = { cartNotFound: () => Error; cartLocked: (given: { data: { until: Date } }) => Error };

/** Applies the change to a locked cart, and returns the ids that are gone for good. */
type Change = (db: PracticeDb, cart: CartRow, preorders: StoredPreorder[]) => Promise<readonly string[]>;

/**
 * One change of a person's open cart: locks it, refuses while a checkout hold runs (D23), changes it, and answers it anew. The page
 * that holds the cart names its hold: that one ends and a new one begins (D56). A cart that is another's, was ordered, or does not
 * exist is not found.
 */
export function changeCart(
  { errors, ...context }: Pick<SignedInContext, "person" | "edition" | "now" | "placeAt" | "withTenant"> & { errors: Refusals },
  { cartId, holdId }: { cartId: string; holdId?: string },
  change: Change,
): Promise<ChangedAnswer> {
  return context.withTenant(async (db) => {
    const cart = await lockOwnOpenCart(db, context.person, cartId);
    if (!cart) throw errors.cartNotFound();
    const verdict = checkCartOpen({ hold: holdOf(cart) }, context.now, holdId);
    if (!verdict.permitted) throw errors.cartLocked({ data: verdict.values });
    const gone = await change(db, cart, await listCartPreorders(db, cart.id));
    return answerChangedCart(db, context, cart, { gone, beginsHold: holdId !== undefined });
  });
}
