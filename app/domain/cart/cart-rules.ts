import { boxesOf } from "../order/order-lines";
import type { Preorder } from "../order/preorder";
import { maximumQuantity } from "../order/quantity";
import { permitted, refused, type Verdict } from "../verdict";
import { type Hold, holdRuns } from "./hold";

/** Returns the preorders that checkout orders: neither saved for later nor marked for deletion. */
export function activePreorders<P extends { status: Preorder["status"] }>(preorders: readonly P[]): P[] {
  return preorders.filter((preorder) => preorder.status === "active");
}

/** Refuses changes to the cart while a checkout hold runs, except from the page that names that hold (D23, D56). */
export function checkCartOpen(cart: { hold: Hold | null }, now: Date, namedHoldId?: string): Verdict<{ until: Date }, "cartLocked"> {
  return cart.hold && holdRuns(cart.hold, now) && cart.hold.id !== namedHoldId
    ? refused("cartLocked", { until: cart.hold.expiresAt })
    : permitted;
}

/** Refuses a cart whose active preorders hold more than 1000 units together (D21). */
export function checkCartLimit(preorders: readonly Preorder[]): Verdict<{ quantity: number; max: number }, "cartLimit"> {
  const quantity = activePreorders(preorders).reduce((sum, preorder) => sum + boxesOf(preorder), 0);
  return quantity > maximumQuantity ? refused("cartLimit", { quantity, max: maximumQuantity }) : permitted;
}
