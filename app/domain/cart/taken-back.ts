import type { Merchandise, Preorder, PreorderStatus } from "../order/preorder";
import { permitted, refused, type Verdict } from "../verdict";
import { findClashes } from "./find-clashes";
import { secondCopies } from "./find-copy";

/** The lines and status of a preorder before a change took lines from it or removed it. */
export type PreorderBefore = { status: PreorderStatus; merchandise: Merchandise };

/** A preorder that a change took lines from or removed; `before` is null once that was undone. */
export type ChangedPreorder<P extends Preorder = Preorder> = P & { before: PreorderBefore | null };

/**
 * Refuses to undo a change when something has changed since; `changed` is what it changed, empty in that case. A lens that is in the cart
 * again by now is not ordered twice (D22), and an order that has another copy there is not replaced twice (D27).
 */
export function checkTakeBack(changed: readonly ChangedPreorder[], inCart: readonly Preorder[]): Verdict<undefined, "nothingToRestore"> {
  if (changed.length === 0) return refused("nothingToRestore");
  const ids = new Set(changed.map(({ id }) => id));
  const others = inCart.filter(({ id }) => !ids.has(id));
  const restored = takeBack(changed);
  const active = restored.filter(({ status }) => status === "active");
  return secondCopies(others, restored).length > 0 || findClashes(others, active).length > 0 ? refused("nothingToRestore") : permitted;
}

/** Returns the preorders as they were before the change, with the next revision; those that are so already are left out. */
export function takeBack<P extends Preorder>(changed: readonly ChangedPreorder<P>[]): ChangedPreorder<P>[] {
  return changed.flatMap((preorder) => (preorder.before ? [{ ...preorder, ...preorder.before, revision: preorder.revision + 1 }] : []));
}

/**
 * Returns what to store as the state before a change: its present one, or that before the first try, `earlier`, when the change was sent
 * before under the same id with other quantities. Undoing it then undoes every try.
 */
export function stateBefore(present: PreorderBefore, earlier: Pick<ChangedPreorder, "before"> | undefined): PreorderBefore {
  const { status, merchandise } = earlier?.before ?? present;
  return { status, merchandise };
}
