import { signedIn } from "~/services/access.server";
import { findOrderedCart } from "~/services/cart/cart-access.server";
import { recordAudit } from "../audit/record-audit.server";
import { receiptAnswerOf } from "./receipt-answer.server";

/**
 * Returns the receipt of a cart that was ordered at one of the person's locations, also by a colleague; a cart that was not ordered has
 * none and is not found. The view is in the audit trail (D32).
 */
export const loadReceipt = signedIn.cart.readReceipt.handler(({ input, context, errors }) =>
  context.view(async (db) => {
    const { person, now } = context;
    const cart = await findOrderedCart(db, person, input.cartId);
    if (!cart) throw errors.notFound();
    const action = input.purpose === "export" ? "orderExported" : "orderViewed";
    recordAudit(db, person, { action, subjectKind: "cart", subjectId: cart.id }, now);
    return { receipt: receiptAnswerOf(cart.receipt) };
  }),
);
