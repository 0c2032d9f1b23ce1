import { useNavigation } from "react-router";
import { pushNotice } from "~/components/notices/current-notices";
import { usePerson } from "~/components/waiting/use-person";
import { removedSolutions, type SolutionDraft, totalOf } from "~/forms/solutions/solution-draft";
import { useWaitInstead } from "~/offline/use-wait-instead";
import { withChange } from "~/offline/waiting/queue";
import { changeWaiting } from "~/offline/waiting/waiting-store";
import { itemOfSolutions, type SolutionsToWait } from "./item-of-solutions";

type Props = SolutionsToWait & {
  /** Bottles in the cart by solution. */
  carted: Readonly<Record<string, number>>;
  /** Called with what of the form waits. */
  waits: (typed: SolutionDraft["typed"]) => void;
};

/**
 * Lets solutions wait on the device when the connection is lost while they are added or saved; renders nothing. For what must be corrected
 * or confirmed first, the page itself continues to wait.
 */
export function WaitingSolutions({ rows, draft, present, carted, waits }: Props): null {
  const owner = usePerson();
  const { formData } = useNavigation();
  const isAdding = formData?.get("preorder") === draft.preorderId && formData.get("intent") === "add";
  useWaitInstead(isAdding, async () => {
    const isMistaken = rows.some((row) => totalOf(row, draft.typed[row.id]).mistake !== null);
    if (!owner || isMistaken || removedSolutions(rows, draft.typed, carted).length > 0) return false;
    const item = itemOfSolutions({ rows, draft, present }, owner.locationId, Date.now());
    if (item.lines.length === 0 || !(await changeWaiting(owner.personId, (queue) => withChange(queue, item)))) return false;
    pushNotice({ key: "frame:line.kept", tone: "caution" });
    waits(draft.typed);
    return true;
  });
  return null;
}
