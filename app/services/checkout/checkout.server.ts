import { ORPCError } from "@orpc/server";
import { v7 as newId } from "uuid";
import { insertCheckoutFailure } from "~/db/queries/cart/cart.server";
import { signedIn } from "~/services/access.server";
import type { SignedInContext } from "~/services/call-context.server";
import { findOwnCart } from "~/services/cart/cart-access.server";
import { errorOf } from "~/services/error-of.server";
import { orderCart } from "./order-cart.server";
import { receiptAnswerOf } from "./receipt-answer.server";

/** Orders the reviewed cart; see orderCart. Failures are recorded for operators with code, time and cart (D38). */
export const checkout = signedIn.cart.checkout.handler(async ({ input, context, errors }) => {
  if (input.tenantId !== undefined && input.tenantId !== context.person.tenantId) throw errors.notFound();
  try {
    const receipt = await context.withTenant(async (db) => {
      const placed = await orderCart(db, context, input);
      if (!placed.permitted) throw errorOf(errors, placed);
      return placed.receipt;
    });
    return { receipt: receiptAnswerOf(receipt) };
  } catch (error) {
    await keepFailure(context, input.cartId, error);
    throw error;
  }
});

/**
 * Records a failure in its own transaction, because that of the checkout is rolled back. Failures for another person's cart are not
 * recorded; one that cannot be recorded is logged, and the checkout's own is what the person gets.
 */
async function keepFailure(
  { person, now, doors, logFailure }: Pick<SignedInContext, "person" | "now" | "doors" | "logFailure">,
  cartId: string,
  error: unknown,
): Promise<void> {
  const code = error instanceof ORPCError ? String(error.code) : "unexpected";
  const recorded = doors.viewTenant(person.tenantId, async ({ tx }) => {
    if (!(await findOwnCart(tx, person, cartId))) return;
    await insertCheckoutFailure(tx, { tenantId: person.tenantId, id: newId(), cartId, code, at: now });
  });
  await recorded.catch((failure: unknown) => logFailure(failure, "a failed checkout was not recorded"));
}
