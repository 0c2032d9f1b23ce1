import type { Preorder } from "../order/preorder";

/** Returns the preorder of a cart that will replace an order (D27), if possible an active one; null when there is none. */
export function findCopy<P extends Preorder>(preorders: readonly P[], orderId: string): P | null {
  const copies = preorders.filter(({ replacesOrderId }) => replacesOrderId === orderId);
  return copies.find(({ status }) => status === "active") ?? copies[0] ?? null;
}
