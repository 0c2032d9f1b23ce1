import type { ReviewChange } from "../cart/compare-review";
import { permitted, refused, type Verdict } from "../verdict";

/** The state of a cart that was sent for approval (D96). */
export const approvalStates = ["asked", "approved", "declined", "takenBack"] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** Characters that may be written beside a declined cart. */
export const declineWordsMax = 500;

type Approval = { state: ApprovalState; askedById: string };

/** May a person approve or decline it? Only while it waits, and never their own (D96). */
export function checkAnswering(
  { state, askedById }: Approval,
  personId: string,
): Verdict<undefined, "ownApproval"> | Verdict<{ state: ApprovalState }, "approvalClosed"> {
  if (askedById === personId) return refused("ownApproval");
  return state === "asked" ? permitted : refused("approvalClosed", { state });
}

/** What became worse since it was sent: the approver sees it before the order is placed. A lower price needs no second look. */
export function worseChanges<Change extends Pick<ReviewChange, "kind">>(changes: readonly Change[]): Change[] {
  return changes.filter(({ kind }) => kind !== "cheaper");
}

/** Says what became worse, in one order: an approver who saw the same has accepted it. Empty when nothing did. */
export function worseChangesText(changes: readonly ReviewChange[]): string {
  return worseChanges(changes)
    .map(({ kind, lineId, after }) => `${kind} ${lineId} ${after ?? ""}`)
    .toSorted()
    .join(", ");
}
