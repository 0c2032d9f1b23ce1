import type { Preorder } from "../order/preorder";
import { sameContent } from "../order/same-content";
import { refused } from "../verdict";
import { type Clash, findClashes } from "./find-clashes";
import type { OnClash } from "./on-clash";
import { resolveClashes } from "./resolve-clashes";

/** The preorders that change, with the next revision where their content does, and those that nothing is left of. */
export type MovedBack<P extends Preorder> = { permitted: true; changed: P[]; removedIds: string[] };

type Refused = { permitted: false; code: "alreadyInCart"; values: { clashes: Clash[] } };

/**
 * Moves preorders that are saved for later or marked for deletion back among those that are ordered. A lens that is there by now is asked
 * about as when it is added (D22): `add` and `replace` apply as there; with `leave` the preorders with such a lens stay where they are.
 */
export function moveBack<P extends Preorder>(cart: readonly P[], ids: readonly string[], onClash: OnClash): MovedBack<P> | Refused {
  const moved = cart.filter(({ id, status }) => ids.includes(id) && status !== "active").map((preorder) => active(preorder));
  const movedIds = new Set(moved.map(({ id }) => id));
  const others = cart.filter(({ id }) => !movedIds.has(id));
  const clashes = findClashes(others, moved);
  if (clashes.length === 0) return { permitted: true, changed: moved, removedIds: [] };
  if (onClash === "ask") return refused("alreadyInCart", { clashes });
  if (onClash === "leave") {
    const clashing = new Set(clashes.map(({ preorderId }) => preorderId));
    return { permitted: true, changed: moved.filter(({ id }) => !clashing.has(id)), removedIds: [] };
  }
  const { changed, incoming, removedIds, absorbedIds } = resolveClashes(others, moved, onClash);
  const before = new Map(cart.map((preorder) => [preorder.id, preorder]));
  const revised = (preorder: P): P =>
    sameContent(preorder, before.get(preorder.id) ?? preorder) ? preorder : { ...preorder, revision: preorder.revision + 1 };
  return { permitted: true, changed: [...changed, ...incoming].map(revised), removedIds: [...removedIds, ...absorbedIds] };
}

const active = <P extends Preorder>(preorder: P): P => ({ ...preorder, status: "active" });
