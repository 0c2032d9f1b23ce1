import {
  type CartedSolutions,
  cartedSolutionPreorder,
  type SolutionDraft,
  solutionPreorder,
  totalOf,
} from "~/forms/solutions/solution-draft";
import type { SolutionRow } from "~/forms/solutions/solution-row";
import type { WaitingItem } from "~/offline/waiting/waiting-item";

export type SolutionsToWait = {
  rows: readonly SolutionRow[];
  draft: SolutionDraft;
  /** The preorder in the cart that the form changes. */
  present: CartedSolutions | null;
};

/** Returns the waiting entry of an order of solutions. One that changes the cart also has what is there, for withdrawing it. */
export function itemOfSolutions({ rows, draft, present }: SolutionsToWait, locationId: string, now: number): WaitingItem {
  const before = present?.id === draft.preorderId ? present : null;
  return {
    ...{ id: draft.preorderId, kind: before ? "quantities" : "solutions", madeAt: now, tries: 0, state: { name: "waiting" } },
    lines: linesOf(rows, draft),
    ...(before && { before: [cartedSolutionPreorder(before)] }),
    call: { name: "sync", input: { locationId, preorders: [solutionPreorder(draft, rows)] } },
  };
}

const linesOf = (rows: readonly SolutionRow[], { lineIds, typed }: SolutionDraft) =>
  rows.flatMap((row) => {
    const { bottles } = totalOf(row, typed[row.id]);
    return bottles > 0
      ? [{ lineId: lineIds[row.id] ?? "", name: row.displayName, values: {}, packSize: null, eye: null, quantity: bottles }]
      : [];
  });
