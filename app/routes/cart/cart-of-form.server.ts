import { replace } from "react-router";
import { v7 as newId } from "uuid";
import type { Answers } from "~/calls/answers";
import { isUuid } from "~/domain/is-uuid";
import type { UndoForm } from "~/domain/notice/notice";
import { type CartForm, cartAction, cartPagePath } from "~/forms/cart/cart-form";
import { textOf } from "~/forms/form-texts";

/** Returns the cart and the hold that a form names. */
export function heldCartOf(form: FormData): CartForm {
  const holdId = textOf(form, "holdId");
  return { cartId: textOf(form, "cartId"), ...(holdId !== "" && { holdId }) };
}

/** Returns the id from a form by which its change can be undone. */
export function changeIdOf(form: FormData): string {
  const changeId = textOf(form, "changeId");
  return isUuid(changeId) ? changeId : newId();
}

/** Returns the same cart after a change, with its new hold; without one when nothing is left to order. */
export function afterChange({ cartId, holdId }: CartForm, { cart }: Pick<Answers["cart"]["empty"], "cart">): CartForm {
  return holdId !== undefined && cart.hold ? { cartId, holdId: cart.hold.holdId } : { cartId };
}

/** Redirects to the page that changed the cart, replacing its history entry. */
export function toCartPage({ holdId }: CartForm): Response {
  return replace(cartPagePath(holdId));
}

/** Returns the form that undoes a change of the cart, for the cart after that change. */
export function undoForm(cart: CartForm, fields: Record<string, string>): UndoForm {
  const { cartId, holdId } = cart;
  const named: Record<string, string> = holdId === undefined ? { cartId } : { cartId, holdId };
  return { action: cartAction(cart), fields: { ...named, ...fields } };
}
