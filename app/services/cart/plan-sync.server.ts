import type { StoredPreorder } from "~/db/queries/cart/preorders.server";
import { decideSync } from "~/domain/cart/decide-sync";
import { findFirstCopy } from "~/domain/cart/find-copy";
import { normalisePreorder } from "~/domain/cart/normalise-preorder";
import { linesOf, solutionsOf } from "~/domain/order/order-lines";
import type { PreorderDraft } from "~/domain/order/preorder";
import { permitted, refused } from "~/domain/verdict";
import { type DraftSource, draftPreorder } from "./draft-preorder.server";
import type { SyncRefusal, SyncVerdict } from "./sync-refusal.server";
import type { ReceivedPreorder } from "./sync-request.server";

/** What one submission does to the cart, by preorder. */
export type SyncPlan = { written: PreorderDraft[]; removedIds: string[]; goneIds: string[] };

/** Decides for each sent preorder separately: written, removed, unchanged or gone (decide-sync). */
export function planSync(
  sent: readonly ReceivedPreorder[],
  { known, ...facts }: DraftSource & { known: ReadonlyMap<string, StoredPreorder> },
): { permitted: true; plan: SyncPlan } | SyncRefusal {
  const plan: SyncPlan = { written: [], removedIds: [], goneIds: [] };
  for (const each of sent) {
    const stored = known.get(each.id);
    if (stored && isGone(stored)) {
      plan.goneIds.push(each.id);
      continue;
    }
    const drafted = draftPreorder(each, stored, facts);
    if (!drafted.permitted) return drafted;
    const normalised = normalisePreorder(drafted.draft, stored !== undefined);
    if (normalised.outcome === "refused") return normalised.refusal;
    if (normalised.outcome === "removed") {
      if (stored && each.revision !== undefined && each.revision !== stored.revision) return changedElsewhere(stored);
      plan.removedIds.push(each.id);
      continue;
    }
    const decision = decideSync(stored, normalised.preorder, each.revision);
    if (decision.action === "changedElsewhere") return changedElsewhere(decision.present);
    if (decision.action === "add" || decision.action === "replace") plan.written.push(normalised.preorder);
  }
  return { permitted: true, plan };
}

/** Whether it was removed or ordered, so that its id is never reused. */
export const isGone = ({ status }: Pick<StoredPreorder, "status">) => status === "removed" || status === "ordered";

/** Refuses a second copy of an order, and answers the one that is in the cart already (D27). */
export function checkCopies(present: readonly StoredPreorder[], written: readonly PreorderDraft[]): SyncVerdict {
  const first = findFirstCopy(present, written);
  return first ? changedElsewhere("revision" in first ? first : { ...first, revision: 0 }) : permitted;
}

function changedElsewhere(present: { id: string; revision: number; merchandise: StoredPreorder["merchandise"] }) {
  const lines = [
    ...linesOf(present).map(({ productId, quantity }) => ({ productId: productId ?? "", quantity })),
    ...solutionsOf(present).map(({ solutionId, quantity }) => ({ productId: solutionId, quantity })),
  ];
  return refused("changedElsewhere", { preorderId: present.id, revision: present.revision, lines });
}
