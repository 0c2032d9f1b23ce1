import type { Calls } from "~/context.server";
import type { CartForm } from "~/forms/cart/cart-form";
import { everyPreorder } from "~/forms/cart/cart-groups";
import { afterChange } from "./cart-of-form.server";
import { loadCartOfForm } from "./load-cart-of-form.server";

/**
 * Turns a preorder that was to replace an order into one that replaces none, when that order has been cancelled (D27). One that is gone is
 * skipped.
 */
export async function replaceNone(calls: Calls, held: CartForm, preorderId: string): Promise<CartForm> {
  const { locationId, populated } = await loadCartOfForm(calls, held);
  const preorders = everyPreorder(populated).filter(({ id, replacedOrder }) => id === preorderId && replacedOrder?.cancelled);
  if (preorders.length === 0) return held;
  const sent = preorders.map((preorder) => ({ ...preorder, replacesOrderId: null }));
  return afterChange(held, await calls.cart.sync({ locationId, holdId: held.holdId, preorders: sent }));
}
