import type { Preorder, PreorderDraft } from "../order/preorder";
import { sameContent } from "../order/same-content";

/** What the server has for the id: the stored preorder, a note that it was removed or ordered, or nothing. */
export type KnownPreorder = Preorder | "gone" | undefined;

export type SyncDecision =
  | { action: "add"; revision: 1 }
  | { action: "replace"; revision: number }
  /** Return the stored state and write nothing. */
  | { action: "unchanged"; present: Preorder }
  /** The id was removed or ordered: return it in gone[] and never add it again. */
  | { action: "gone" }
  | { action: "changedElsewhere"; present: Preorder };

/**
 * Decides what one preorder of a sync does to the cart (D72). `revision` is the one that the sender saw last; without it the sender's
 * content wins. Equal content never counts as a change, so a form sent twice disturbs no other tab.
 */
export function decideSync(known: KnownPreorder, incoming: PreorderDraft, revision: number | null | undefined): SyncDecision {
  if (known === undefined) return { action: "add", revision: 1 };
  if (known === "gone" || known.status === "removed" || known.status === "ordered") return { action: "gone" };
  if (sameContent(known, incoming)) return { action: "unchanged", present: known };
  if (revision === null || revision === undefined || revision === known.revision)
    return { action: "replace", revision: known.revision + 1 };
  return { action: "changedElsewhere", present: known };
}
