import type { Calls } from "~/context.server";
import { parseOnClash } from "~/domain/cart/on-clash";
import type { CartForm } from "~/forms/cart/cart-form";
import { textOf } from "~/forms/form-texts";
import { afterChange } from "./cart-of-form.server";

/** Saves preorders for later. */
export async function saveForLater(calls: Calls, cart: CartForm, preorderIds: string[]) {
  return afterChange(cart, await calls.cart.saveForLater({ ...cart, preorderIds, saved: true }));
}

/** Moves preorders back into the cart, with the form's answer about lenses that are there by now (D22). */
export async function moveBack(calls: Calls, cart: CartForm, { form, preorderIds }: { form: FormData; preorderIds: string[] }) {
  const answer = { onClash: onClashOf(form), changeId: textOf(form, "changeId") };
  return afterChange(cart, await calls.cart.saveForLater({ ...cart, preorderIds, saved: false, ...answer }));
}

/** Marks the preorder of a form for deletion at checkout, or unmarks it. */
export async function markForDeletion(calls: Calls, form: FormData, { cart, marked }: { cart: CartForm; marked: boolean }) {
  const preorderIds = [textOf(form, "preorderId")];
  return afterChange(cart, await calls.cart.markForDeletion({ ...cart, preorderIds, marked, onClash: onClashOf(form) }));
}

/** Returns the form's answer about lenses that are already in the cart. */
export const onClashOf = (form: FormData) => parseOnClash(textOf(form, "onClash"));
