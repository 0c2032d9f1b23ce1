import type { Preorder, PreorderDraft } from "../order/preorder";

/** Returns the preorder of a cart that will replace an order (D27), if possible an active one; null when there is none. */
export function findCopy<P extends Preorder>(preorders: readonly P[], orderId: string): P | null {
  const copies = preorders.filter(({ replacesOrderId }) => replacesOrderId === orderId);
  return copies.find(({ status }) => status === "active") ?? copies[0] ?? null;
}

/** Returns those of the preorders joining a cart that are to replace an order of which it has a copy already. */
export function secondCopies<P extends Preorder>(cart: readonly P[], joining: readonly P[]): P[] {
  return joining.filter(({ replacesOrderId }) => replacesOrderId !== null && findCopy(cart, replacesOrderId) !== null);
}

/**
 * Returns what replaces the same order already as one of these drafts would once they are written to the cart; null when none would be a
 * second copy (D27). A preorder of the cart that replaces the order already is no second one.
 */
export function findFirstCopy<P extends Preorder>(cart: readonly P[], drafts: readonly PreorderDraft[]): P | PreorderDraft | null {
  const writtenIds = new Set(drafts.map(({ id }) => id));
  const first = new Map<string, P | PreorderDraft>();
  for (const kept of cart) if (!writtenIds.has(kept.id) && kept.replacesOrderId !== null) first.set(kept.replacesOrderId, kept);
  for (const draft of drafts) {
    const { id, replacesOrderId } = draft;
    if (replacesOrderId === null) continue;
    const other = first.get(replacesOrderId);
    const isCopyAlready = cart.some((each) => each.id === id && each.replacesOrderId === replacesOrderId);
    if (other && !isCopyAlready) return other;
    first.set(replacesOrderId, draft);
  }
  return null;
}
