import { pushNotice } from "~/components/notices/current-notices";
import type { CartLine, CartPreorder } from "~/forms/cart/cart-groups";
import { withChange } from "~/offline/waiting/queue";
import type { WaitingItem } from "~/offline/waiting/waiting-item";
import { changeWaiting } from "~/offline/waiting/waiting-store";

type Change = {
  kind: "quantities" | "removal";
  cartId: string;
  /** The id with which the page has sent the change: it may have arrived. */
  changeId: string;
  /** The lines with their new quantities; 0 for those that are removed. */
  changes: readonly { preorder: CartPreorder; line: CartLine; quantity: number }[];
};

/**
 * Adds a change of the cart, which the page has sent without an answer, to the waiting entries on the device. Returns false when it changes
 * nothing or the device stores nothing.
 */
export async function waitWithChange(personId: string, { kind, cartId, changeId, changes }: Change): Promise<boolean> {
  const [first] = changes;
  if (!first) return false;
  const item: WaitingItem = {
    // Changing the same lines again replaces the waiting entry.
    ...{ id: `${kind} ${first.preorder.id} ${first.line.id}`, kind, madeAt: Date.now(), tries: 1, state: { name: "waiting" } },
    lines: changes.map(({ line, quantity }) => ({
      ...{ lineId: line.id, name: line.productName, values: line.values, eye: line.eye },
      ...{ packSize: line.solutionId === null ? line.packSize : null, quantity: quantity || line.quantity },
    })),
    call: {
      name: "changequantities",
      input: {
        cartId,
        changeId,
        changes: changes.map(({ preorder, line, quantity }) => ({
          ...{ preorderId: preorder.id, lineId: line.id, quantity, revision: preorder.revision },
        })),
      },
    },
  };
  if (!(await changeWaiting(personId, (queue) => withChange(queue, item)))) return false;
  pushNotice({ key: "frame:line.kept", tone: "caution" });
  return true;
}
