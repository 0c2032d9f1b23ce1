import { useNavigation } from "react-router";
import { pushNotice } from "~/components/notices/current-notices";
import { usePerson } from "~/components/waiting/use-person";
import { removedSolutions, type SolutionDraft, solutionPreorder, totalOf } from "~/forms/solutions/solution-draft";
import type { SolutionRow } from "~/forms/solutions/solution-row";
import { useWaitInstead } from "~/offline/use-wait-instead";
import { withItem } from "~/offline/waiting/queue";
import type { WaitingItem } from "~/offline/waiting/waiting-item";
import { changeWaiting } from "~/offline/waiting/waiting-store";

type Props = {
  rows: readonly SolutionRow[];
  draft: SolutionDraft;
  /** Bottles in the cart by solution. */
  carted: Readonly<Record<string, number>>;
  /** Called with what of the form waits. */
  waits: (typed: SolutionDraft["typed"]) => void;
};

/**
 * Lets solutions wait on the device when the connection is lost while they are added or saved; renders nothing. For what must be corrected
 * or confirmed first, the page itself continues to wait.
 */
export function WaitingSolutions({ rows, draft, carted, waits }: Props): null {
  const owner = usePerson();
  const { formData } = useNavigation();
  const isAdding = formData?.get("preorder") === draft.preorderId && formData.get("intent") === "add";
  useWaitInstead(isAdding, async () => {
    const lines = linesOf(rows, draft);
    const isMistaken = rows.some((row) => totalOf(row, draft.typed[row.id]).mistake !== null);
    if (!owner || isMistaken || lines.length === 0 || removedSolutions(rows, draft.typed, carted).length > 0) return false;
    const item: WaitingItem = {
      ...{ id: draft.preorderId, kind: "solutions", madeAt: Date.now(), tries: 0, state: { name: "waiting" }, lines },
      call: { name: "sync", input: { locationId: owner.locationId, preorders: [solutionPreorder(draft, rows)] } },
    };
    if (!(await changeWaiting(owner.personId, (queue) => withItem(queue, item)))) return false;
    pushNotice({ key: "frame:line.kept", tone: "caution" });
    waits(draft.typed);
    return true;
  });
  return null;
}

const linesOf = (rows: readonly SolutionRow[], { lineIds, typed }: SolutionDraft) =>
  rows.flatMap((row) => {
    const { bottles } = totalOf(row, typed[row.id]);
    return bottles > 0
      ? [{ lineId: lineIds[row.id] ?? "", name: row.displayName, values: {}, packSize: null, eye: null, quantity: bottles }]
      : [];
  });
