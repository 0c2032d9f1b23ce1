import {
  type CartedSolutions,
  cartedSolutionPreorder,
  type SolutionDraft,
  solutionPreorder,
  totalOf,
  unlistedLines,
} from "~/forms/solutions/solution-draft";
import type { SolutionRow } from "~/forms/solutions/solution-row";
import type { WaitingItem } from "~/offline/waiting/waiting-item";

export type SolutionsToWait = {
  rows: readonly SolutionRow[];
  draft: SolutionDraft;
  /** The preorder in the cart that the form changes. */
  present: CartedSolutions | null;
};

/**
 * Returns the waiting entry of an order of solutions. One that changes the cart also has what is there, for withdrawing it. Sending it
 * deletes the draft of it on the server (D31).
 */
export function itemOfSolutions({ rows, draft, present }: SolutionsToWait, locationId: string, now: number): WaitingItem {
  const submittedForm = { path: "/products/solutions", subject: draft.preorderId };
  const before = present?.id === draft.preorderId ? present : null;
  return {
    ...{ id: draft.preorderId, kind: before ? "quantities" : "solutions", madeAt: now, tries: 0, state: { name: "waiting" } },
    lines: linesOf({ rows, draft, present }),
    ...(before && { before: [cartedSolutionPreorder(before)] }),
    call: { name: "sync", input: { locationId, preorders: [solutionPreorder(draft, rows, present)], submittedForm } },
  };
}

function linesOf({ rows, draft, present }: SolutionsToWait): WaitingItem["lines"] {
  const listed = rows.flatMap((row) => {
    const { bottles } = totalOf(row, draft.typed[row.id]);
    return bottles > 0 ? [lineOf(draft.lineIds[row.id] ?? "", row.displayName, bottles)] : [];
  });
  const unlisted = unlistedLines(draft, rows, present).map(({ id, productName, quantity }) => lineOf(id, productName, quantity));
  return [...listed, ...unlisted];
}

const lineOf = (lineId: string, name: string, quantity: number) => ({ lineId, name, values: {}, packSize: null, eye: null, quantity });
