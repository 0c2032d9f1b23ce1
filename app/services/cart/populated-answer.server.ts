import type { Answers } from "~/calls/answers";
import type { HeldCart } from "~/db/queries/cart/held-cart.server";
import { groupCart } from "~/domain/cart/group-cart";
import type { SignedInContext } from "../call-context.server";
import type { AppraisedCart } from "./appraise-cart.server";
import { cartAnswerOf } from "./cart-answer.server";
import { type CartWithSurroundings, scopeOf } from "./load-appraised-cart.server";
import { preorderAnswersOf } from "./preorder-answer.server";

/** Returns a cart with every preorder, priced, in groups, in the shape of the calls; those of one patient are together. */
export function populatedAnswerOf(held: HeldCart, read: CartWithSurroundings, context: SignedInContext): Answers["cart"]["populate"] {
  const { appraised, surroundings } = read;
  const answers = new Map(preorderAnswersOf(read, context).map((each) => [each.id, each]));
  const answered = (group: readonly { id: string }[]) => group.flatMap(({ id }) => answers.get(id) ?? []);
  const groups = groupCart(appraised.preorders.map(({ preorder }) => preorder));
  const { findings } = appraised;
  return {
    cart: cartAnswerOf(held.cart, appraised, surroundings, scopeOf(context), context.person),
    preordersPatient: groups.patients.flatMap((group) => answered(group.preorders)),
    preordersStock: answered(groups.stock),
    preordersSolution: answered(groups.solutions),
    preordersOffice: answered(groups.office),
    savedForLater: answered(groups.savedForLater),
    trialWarning: findings.invalidItems.length + findings.invalidPatientItems.length > 0,
    rejectedRevenueProducts: rejectedRevenue(appraised),
    ...findings,
  };
}

/**
 * Returns bought lenses of the cart that can no longer be ordered: no longer sold, not available to the practice, without price or stock.
 */
function rejectedRevenue({ preorders }: AppraisedCart) {
  return preorders
    .filter(({ preorder }) => preorder.status === "active" && preorder.merchandise.purchaseType === "Revenue")
    .flatMap(({ preorder, lines }) =>
      lines
        .filter(({ orderable }) => !orderable)
        .map(({ productId, productName }) => ({ preorderId: preorder.id, productId, productName })),
    );
}
