import { findOpenCart } from "~/db/queries/cart/held-cart.server";
import { together } from "~/db/together.server";
import { signedIn } from "../access.server";
import { loadPracticeCatalogue } from "../catalogue/load-catalogue.server";
import { cartKeyOf } from "./cart-access.server";
import { cartAnswerOf } from "./cart-answer.server";
import { loadAppraisedCart, scopeOf } from "./load-appraised-cart.server";

/** Returns the person's open cart at a location; null when there is none (D21). */
export const viewCart = signedIn.cart.view.handler(({ input, context, errors }) => {
  const { person } = context;
  if (!person.locationIds.includes(input.locationId)) throw errors.notFound();
  return context.read(async (db) => {
    const [held] = await together(findOpenCart(db, cartKeyOf(person, input.locationId)), loadPracticeCatalogue(db, context.edition.code));
    if (!held) return { cart: null, invalidItems: [], invalidPatientItems: [] };
    const { appraised, surroundings } = await loadAppraisedCart(db, context, held);
    return { cart: cartAnswerOf(held.cart, appraised, surroundings, scopeOf(context), person), ...appraised.findings };
  });
});
