import { setCartHold } from "~/db/queries/cart.server";
import { activePreorders } from "~/domain/order/cart";
import { startHold } from "~/domain/order/hold";
import { signedIn } from "../access.server";
import { answerCart } from "./answer-cart.server";
import { reviewOf } from "./appraise-cart.server";
import { lockOwnOpenCart } from "./cart-access.server";
import { readCart, scopeOf } from "./changed-cart.server";
import { newId } from "./new-id.server";

/**
 * Starts the 20-minute hold and keeps what its review shows (D23, D25). A hold that runs already is replaced, so a checkout
 * left open in another tab is refused `reviewChanged` and nothing is ordered unseen.
 */
export const startCheckout = signedIn.cart.startCheckout.handler(({ input, context, errors }) =>
  context.withTenant(async (tx) => {
    const { person, now } = context;
    const cart = await lockOwnOpenCart(tx, person, input.cartId);
    if (!cart) throw errors.cartNotFound();
    const { preorders, appraised, surroundings } = await readCart(tx, context, cart);
    if (activePreorders(preorders).length === 0) throw errors.cartEmpty();
    const hold = startHold(newId(), now, person.endsAt);
    await setCartHold(tx, person.tenantId, cart.id, { hold, review: reviewOf(appraised) });
    const held = { ...cart, holdId: hold.id, holdExpiresAt: hold.expiresAt };
    return {
      cart: answerCart(held, appraised, surroundings, scopeOf(context), person),
      holdId: hold.id,
      expiresAt: hold.expiresAt,
    };
  }),
);
