import type { Calls } from "~/context.server";
import type { CartForm } from "~/forms/cart/cart-form";
import { everyPreorder } from "~/forms/cart/cart-groups";
import { afterChange } from "./cart-of-form.server";

/**
 * Turns a preorder that was to replace an order into one that replaces none, when that order has been cancelled (D27). One that is gone is
 * skipped.
 */
export async function replaceNone({ cart, session }: Calls, held: CartForm, preorderId: string): Promise<CartForm> {
  const { locationId } = await session.read();
  const all = everyPreorder(await cart.populate({ locationId }));
  const preorders = all.filter(({ id, replacedOrder }) => id === preorderId && replacedOrder?.cancelled);
  if (preorders.length === 0) return held;
  const sent = preorders.map((preorder) => ({ ...preorder, replacesOrderId: null }));
  return afterChange(held, await cart.sync({ locationId, holdId: held.holdId, preorders: sent }));
}
