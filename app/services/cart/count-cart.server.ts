import { findOpenCart } from "~/db/queries/cart/held-cart.server";
import { activePreorders } from "~/domain/cart/cart-rules";
import { boxesOf } from "~/domain/order/order-lines";
import { signedIn } from "../access.server";
import { cartKeyOf } from "./cart-access.server";

/** Returns the items of the active preorders in the person's open cart at a location (D21); 0 without a cart. */
export const countCart = signedIn.cart.count.handler(({ input, context, errors }) => {
  const { person } = context;
  if (!person.locationIds.includes(input.locationId)) throw errors.notFound();
  return context.read(async (db) => {
    const held = await findOpenCart(db, cartKeyOf(person, input.locationId));
    return { itemsQuantity: activePreorders(held?.preorders ?? []).reduce((sum, preorder) => sum + boxesOf(preorder), 0) };
  });
});
