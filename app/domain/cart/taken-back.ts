import type { Merchandise, Preorder, PreorderStatus } from "../order/preorder";
import { permitted, refused, type Verdict } from "../verdict";
import { findClashes } from "./find-clashes";

/** What a preorder held, and where it was in the cart, before the change that took lines or the whole of it away. */
export type PreorderBefore = { status: PreorderStatus; merchandise: Merchandise };

/** A preorder that one change took lines from or removed; `before` is null when that was taken back already. */
export type ChangedPreorder<P extends Preorder = Preorder> = P & { before: PreorderBefore | null };

/**
 * May a change be taken back? `changed` is what it changed and nothing has changed since: none is left when something did. A lens that
 * is in the cart again by now is not ordered twice (D22).
 */
export function checkTakeBack(changed: readonly ChangedPreorder[], inCart: readonly Preorder[]): Verdict<undefined, "nothingToRestore"> {
  if (changed.length === 0) return refused("nothingToRestore");
  const ids = new Set(changed.map(({ id }) => id));
  const others = inCart.filter(({ id }) => !ids.has(id));
  const restored = takeBack(changed).filter(({ status }) => status === "active");
  return findClashes(others, restored).length > 0 ? refused("nothingToRestore") : permitted;
}

/** The preorders as they were, one revision on; those that are so already are left out. */
export function takeBack<P extends Preorder>(changed: readonly ChangedPreorder<P>[]): ChangedPreorder<P>[] {
  return changed.flatMap((preorder) => (preorder.before ? [{ ...preorder, ...preorder.before, revision: preorder.revision + 1 }] : []));
}
