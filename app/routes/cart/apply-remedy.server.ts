import type { Calls } from "~/context.server";
import type { CartForm } from "~/forms/cart/cart-form";
import { parseLineChanges } from "~/forms/cart/line-changes";
import { textOf } from "~/forms/form-texts";
import { afterChange } from "./cart-of-form.server";
import { sendToPractice } from "./send-to-practice.server";
import { saveForLater } from "./set-aside.server";

/** Applies a remedy that the cart offers: sets quantities in order, saves a preorder for later, or has it delivered to the practice. */
export async function applyRemedy(calls: Calls, form: FormData, cart: CartForm): Promise<CartForm> {
  const changes = parseLineChanges(form);
  const changeId = textOf(form, "changeId");
  let held = changes.length > 0 ? afterChange(cart, await calls.cart.changeQuantities({ ...cart, changes, changeId })) : cart;
  const setAside = textOf(form, "setAside");
  if (setAside) held = await saveForLater(calls, held, [setAside]);
  const toPractice = textOf(form, "toPractice");
  return toPractice ? sendToPractice(calls, held, [toPractice]) : held;
}

/**
 * Returns the form that undoes a remedy: quantities by the id of the change, a saved preorder by its own button; a delivery to the practice
 * is not undone.
 */
export function undoRemedy(sent: FormData): Record<string, string> | null {
  const preorderId = textOf(sent, "setAside");
  if (preorderId) return { intent: "takeBack", preorderId };
  return parseLineChanges(sent).length > 0 ? { intent: "restore", changeId: textOf(sent, "changeId") } : null;
}
