import { findHeldCart } from "~/db/queries/cart/held-cart.server";
import { together } from "~/db/together.server";
import { signedIn } from "~/services/access.server";
import { lockOwnOpenCart } from "~/services/cart/cart-access.server";
import { cartAnswerOf } from "~/services/cart/cart-answer.server";
import { loadAppraisedCart, scopeOf } from "~/services/cart/load-appraised-cart.server";
import { loadPracticeCatalogue } from "~/services/catalogue/load-catalogue.server";
import { beginHold, underHold } from "./begin-hold.server";

/**
 * Starts the 20-minute hold of a review (D23, D25). A hold that runs already is replaced, so a checkout left open in another
 * tab is refused `reviewChanged` and nothing is ordered unseen.
 */
export const startCheckout = signedIn.cart.startCheckout.handler(({ input, context, errors }) =>
  context.withTenant(async (db) => {
    const { person } = context;
    const [cart, held] = await together(
      lockOwnOpenCart(db, person, input.cartId),
      findHeldCart(db, input.cartId),
      loadPracticeCatalogue(db, context.edition.code),
    );
    if (!cart || !held) throw errors.cartNotFound();
    const read = await loadAppraisedCart(db, context, held);
    const hold = await beginHold(db, context, cart, read);
    if (!hold) throw errors.cartEmpty();
    return {
      cart: cartAnswerOf(underHold(cart, hold), read.appraised, read.surroundings, scopeOf(context), person),
      holdId: hold.id,
      expiresAt: hold.expiresAt,
    };
  }),
);
