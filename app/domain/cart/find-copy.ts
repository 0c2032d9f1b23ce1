import type { Preorder } from "../order/preorder";

/** Returns the preorder of a cart that will replace an order (D27), if possible an active one; null when there is none. */
export function findCopy<P extends Preorder>(preorders: readonly P[], orderId: string): P | null {
  const copies = preorders.filter(({ replacesOrderId }) => replacesOrderId === orderId);
  return copies.find(({ status }) => status === "active") ?? copies[0] ?? null;
}

/** Returns those of the preorders joining a cart that are to replace an order of which it has a copy already. */
export function secondCopies<P extends Preorder>(cart: readonly P[], joining: readonly P[]): P[] {
  return joining.filter(({ replacesOrderId }) => replacesOrderId !== null && findCopy(cart, replacesOrderId) !== null);
}
