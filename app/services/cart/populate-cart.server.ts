import { noCart } from "~/calls/no-cart";
import { findOpenCart } from "~/db/queries/cart/held-cart.server";
import { groupCart } from "~/domain/cart/group-cart";
import { signedIn } from "../access.server";
import type { AppraisedCart } from "./appraise-cart.server";
import { cartKeyOf } from "./cart-access.server";
import { cartAnswerOf } from "./cart-answer.server";
import { preorderAnswersOf } from "./preorder-answer.server";
import { readCart, scopeOf } from "./read-cart.server";

/** The open cart with every preorder, priced, in groups; those of one patient are together. */
export const populateCart = signedIn.cart.populate.handler(({ input, context, errors }) => {
  const { person } = context;
  if (!person.locationIds.includes(input.locationId)) throw errors.notFound();
  return context.read(async (db) => {
    const held = await findOpenCart(db, cartKeyOf(person, input.locationId));
    if (!held) return noCart;
    const scope = scopeOf(context);
    const read = await readCart(db, context, held);
    const { appraised, surroundings } = read;
    const answers = new Map(preorderAnswersOf(read, context).map((each) => [each.id, each]));
    const answered = (group: readonly { id: string }[]) => group.flatMap(({ id }) => answers.get(id) ?? []);
    const groups = groupCart(held.preorders);
    const { findings } = appraised;
    return {
      cart: cartAnswerOf(held.cart, appraised, surroundings, scope, person),
      preordersPatient: groups.patients.flatMap((group) => answered(group.preorders)),
      preordersStock: answered(groups.stock),
      preordersSolution: answered(groups.solutions),
      preordersOffice: answered(groups.office),
      savedForLater: answered(groups.savedForLater),
      trialWarning: findings.invalidItems.length + findings.invalidPatientItems.length > 0,
      rejectedRevenueProducts: rejectedRevenue(appraised),
      ...findings,
    };
  });
});

/** Bought lenses of the cart that can no longer be ordered: not sold any more, not available to the practice, without price or stock. */
function rejectedRevenue({ preorders }: AppraisedCart) {
  return preorders
    .filter(({ preorder }) => preorder.status === "active" && preorder.merchandise.purchaseType === "Revenue")
    .flatMap(({ preorder, lines }) =>
      lines
        .filter(({ orderable }) => !orderable)
        .map(({ productId, productName }) => ({ preorderId: preorder.id, productId, productName })),
    );
}
