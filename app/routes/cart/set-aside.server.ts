import type { Calls } from "~/context.server";
import type { CartForm } from "~/forms/cart/cart-form";
import { textOf } from "~/forms/form-texts";
import { afterChange } from "./cart-of-form.server";

/** Saves preorders for later, or moves them back into the cart. */
export async function saveForLater(calls: Calls, cart: CartForm, { preorderIds, saved }: { preorderIds: string[]; saved: boolean }) {
  return afterChange(cart, await calls.cart.saveForLater({ ...cart, preorderIds, saved }));
}

/** Marks the preorder of a form for deletion at checkout, or unmarks it. */
export async function markForDeletion(calls: Calls, form: FormData, { cart, marked }: { cart: CartForm; marked: boolean }) {
  return afterChange(cart, await calls.cart.markForDeletion({ ...cart, preorderIds: [textOf(form, "preorderId")], marked }));
}
