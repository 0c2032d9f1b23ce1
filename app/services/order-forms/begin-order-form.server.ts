import { findOpenCart } from "~/db/queries/cart/held-cart.server";
import { together } from "~/db/together.server";
import { preorderAnswersOf } from "~/services/cart/preorder-answer.server";
import { signedIn } from "../access.server";
import { cartKeyOf } from "../cart/cart-access.server";
import { loadAppraisedCart } from "../cart/load-appraised-cart.server";
import { findOwnForms } from "../session/own-kept-forms.server";

/** Returns what a lens form can start from: the person's saved drafts, or a preorder of the cart (D31). */
export const beginOrderForm = signedIn.orderForms.begin.handler(({ input, context, errors }) => {
  const { person } = context;
  const { locationId, path, preorderId } = input;
  if (!person.locationIds.includes(locationId)) throw errors.notFound();
  return context.read(async (db) => {
    const [forms, held] = await together(findOwnForms(db, context, path), findOpenCart(db, cartKeyOf(person, locationId)));
    if (!held) return { forms, preorder: null, cartedIds: [] };
    const cartedIds = held.preorders.map(({ id }) => id);
    if (preorderId === undefined || !cartedIds.includes(preorderId)) return { forms, preorder: null, cartedIds };
    const answered = preorderAnswersOf(await loadAppraisedCart(db, context, held), context);
    return { forms, preorder: answered.find(({ id }) => id === preorderId) ?? null, cartedIds };
  });
});
