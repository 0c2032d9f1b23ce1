import type { PracticeDb } from "~/db/database.server";
import type { HeldCart } from "~/db/queries/cart/held-cart.server";
import { beginHold, underHold } from "~/services/checkout/begin-hold.server";
import type { AppraisedCart } from "./appraise-cart.server";
import { type ChangedAnswer, cartAnswerOf } from "./cart-answer.server";
import { type CartCaller, loadAppraisedCart, scopeOf } from "./load-appraised-cart.server";

/**
 * Returns a cart as it is after a change, as an answer and appraised. `gone` are the ids that were removed or ordered and never come back;
 * `beginsHold` begins a new hold after a change that was made under one (D56).
 */
export async function finishCartChange(
  db: PracticeDb,
  caller: CartCaller,
  held: HeldCart,
  { gone, beginsHold }: { gone: readonly string[]; beginsHold: boolean },
): Promise<{ answer: ChangedAnswer; appraised: AppraisedCart }> {
  const { cart } = held;
  const read = await loadAppraisedCart(db, caller, held);
  const changed = beginsHold ? underHold(cart, await beginHold(db, caller, cart, read)) : cart;
  const answer = {
    cart: cartAnswerOf(changed, read.appraised, read.surroundings, scopeOf(caller), caller.person),
    gone: [...gone],
    ...read.appraised.findings,
  };
  return { answer, appraised: read.appraised };
}
