import { signedIn } from "~/services/access.server";
import { findOwnCart } from "~/services/cart/cart-access.server";
import { answerReceipt } from "./answer-receipt.server";

/** The receipt of a cart of this person; a cart that was not ordered has none and is not found. */
export const readReceipt = signedIn.cart.readReceipt.handler(({ input, context, errors }) =>
  context.read(async ({ tx }) => {
    const cart = await findOwnCart(tx, context.person, input.cartId);
    if (!cart?.receipt) throw errors.notFound();
    return { receipt: answerReceipt(cart.receipt) };
  }),
);
