import { findOpenCart } from "~/db/queries/cart/held-cart.server";
import { together } from "~/db/together.server";
import { noOpenCart } from "~/domain/cart/no-open-cart";
import { signedIn } from "../access.server";
import { loadPracticeCatalogue } from "../catalogue/load-catalogue.server";
import { cartKeyOf } from "./cart-access.server";
import { loadAppraisedCart } from "./load-appraised-cart.server";
import { populatedAnswerOf } from "./populated-answer.server";

/** Returns the open cart with every preorder, priced, in groups; those of one patient are together. */
export const populateCart = signedIn.cart.populate.handler(({ input, context, errors }) => {
  const { person } = context;
  if (!person.locationIds.includes(input.locationId)) throw errors.notFound();
  return context.read(async (db) => {
    const [held] = await together(findOpenCart(db, cartKeyOf(person, input.locationId)), loadPracticeCatalogue(db, context.edition.code));
    if (!held) return noOpenCart;
    return populatedAnswerOf(held, await loadAppraisedCart(db, context, held), context);
  });
});
