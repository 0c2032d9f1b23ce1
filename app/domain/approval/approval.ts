import type { ReviewChange } from "../cart/compare-review";
import { permitted, refused, type Verdict } from "../verdict";

/** The state of a cart that was sent for approval (D96). */
export const approvalStates = ["asked", "approved", "declined", "takenBack"] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** Maximum length of the reason for declining a cart. */
export const declineWordsMax = 500;

type Approval = { state: ApprovalState; askedById: string };

/** Refuses to approve or decline a cart that no longer waits, or one's own (D96). */
export function checkAnswering(
  { state, askedById }: Approval,
  personId: string,
): Verdict<undefined, "ownApproval"> | Verdict<{ state: ApprovalState }, "approvalClosed"> {
  if (askedById === personId) return refused("ownApproval");
  return state === "asked" ? permitted : refused("approvalClosed", { state });
}

/**
 * Returns the changes for the worse since the cart was sent; the approver sees them before the order is placed. A lower price does not
 * count.
 */
export function worseChanges<Change extends Pick<ReviewChange, "kind">>(changes: readonly Change[]): Change[] {
  return changes.filter(({ kind }) => kind !== "cheaper");
}

/**
 * Returns a text of the changes for the worse, in a fixed order, with which the approver's acceptance is compared; empty when there are
 * none.
 */
export function worseChangesText(changes: readonly ReviewChange[]): string {
  return worseChanges(changes)
    .map(({ kind, lineId, after }) => `${kind} ${lineId} ${after ?? ""}`)
    .toSorted()
    .join(", ");
}
