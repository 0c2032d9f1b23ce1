import { boxesOf } from "../order/order-lines";
import type { Preorder } from "../order/preorder";
import { maximumQuantity } from "../order/quantity";
import { permitted, refused, type Verdict } from "../verdict";
import { type Hold, holdRuns } from "./hold";

/** What is ordered at checkout: neither saved for later nor marked for deletion. */
export function activePreorders<P extends { status: Preorder["status"] }>(preorders: readonly P[]): P[] {
  return preorders.filter((preorder) => preorder.status === "active");
}

/** May the cart be changed now? While a checkout hold runs only by the page that holds it, which names the hold (D23, D56). */
export function checkCartOpen(cart: { hold: Hold | null }, now: Date, namedHoldId?: string): Verdict<{ until: Date }, "cartLocked"> {
  return cart.hold && holdRuns(cart.hold, now) && cart.hold.id !== namedHoldId
    ? refused("cartLocked", { until: cart.hold.expiresAt })
    : permitted;
}

/** May a cart hold these preorders? The quantities of the active ones together are at most 1000 (D21). */
export function checkCartLimit(preorders: readonly Preorder[]): Verdict<{ quantity: number; max: number }, "cartLimit"> {
  const quantity = activePreorders(preorders).reduce((sum, preorder) => sum + boxesOf(preorder), 0);
  return quantity > maximumQuantity ? refused("cartLimit", { quantity, max: maximumQuantity }) : permitted;
}
