import { replace } from "react-router";
import { v7 as newId } from "uuid";
import type { Answers } from "~/calls/answers";
import { isUuid } from "~/domain/is-uuid";
import type { UndoForm } from "~/domain/notice/notice";
import { type CartForm, cartAction, cartPagePath } from "~/forms/cart/cart-form";
import { textOf } from "~/forms/form-texts";

/** The cart and the hold that a form names. */
export function heldCartOf(form: FormData): CartForm {
  const holdId = textOf(form, "holdId");
  return { cartId: textOf(form, "cartId"), ...(holdId !== "" && { holdId }) };
}

/** The id by which a change is taken back, as its form carries it. */
export function changeIdOf(form: FormData): string {
  const changeId = textOf(form, "changeId");
  return isUuid(changeId) ? changeId : newId();
}

/** The same cart after a change of it, under its new hold; without one when nothing is left to order. */
export function afterChange({ cartId, holdId }: CartForm, { cart }: Pick<Answers["cart"]["empty"], "cart">): CartForm {
  return holdId !== undefined && cart.hold ? { cartId, holdId: cart.hold.holdId } : { cartId };
}

/** Leads back to the page that changed the cart, in its place in the history. */
export function toCartPage({ holdId }: CartForm): Response {
  return replace(cartPagePath(holdId));
}

/** The form that takes a change of the cart back, as it is after that change. */
export function undoForm(cart: CartForm, fields: Record<string, string>): UndoForm {
  const { cartId, holdId } = cart;
  const named: Record<string, string> = holdId === undefined ? { cartId } : { cartId, holdId };
  return { action: cartAction(cart), fields: { ...named, ...fields } };
}
