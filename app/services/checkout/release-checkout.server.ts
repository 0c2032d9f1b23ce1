import { setCartHold } from "~/db/queries/cart/cart.server";
import { getHeldCart } from "~/db/queries/cart/held-cart.server";
import { releaseHold } from "~/domain/cart/hold";
import { signedIn } from "~/services/access.server";
import { lockOwnOpenCart } from "~/services/cart/cart-access.server";
import { cartAnswerOf, holdOf } from "~/services/cart/cart-answer.server";
import { loadAppraisedCart, scopeOf } from "~/services/cart/load-appraised-cart.server";

/** Releases the hold when the person goes back from the review; releasing an older one changes nothing (D23). */
export const releaseCheckout = signedIn.cart.releaseCheckout.handler(({ input, context, errors }) =>
  context.withTenant(async (db) => {
    const { person } = context;
    const cart = await lockOwnOpenCart(db, person, input.cartId);
    if (!cart) throw errors.cartNotFound();
    const hold = holdOf(cart);
    const left = releaseHold(hold, input.holdId);
    if (left !== hold) await setCartHold(db, cart.id, null);
    const after = left === null ? { ...cart, holdId: null, holdExpiresAt: null } : cart;
    const { appraised, surroundings } = await loadAppraisedCart(db, context, await getHeldCart(db, cart.id));
    return { cart: cartAnswerOf(after, appraised, surroundings, scopeOf(context), person) };
  }),
);
