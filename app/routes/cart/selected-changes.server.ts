import type { Calls } from "~/context.server";
import type { CartForm } from "~/forms/cart/cart-form";
import { parseSelection, selectedPreorderIds } from "~/forms/cart/selection";
import { textOf } from "~/forms/form-texts";
import type { CartChange } from "./cart-change";
import { afterChange } from "./cart-of-form.server";
import { sendToPractice } from "./send-to-practice.server";
import { moveBack, saveForLater } from "./set-aside.server";

const preorderIdsOf = (sent: FormData) => textOf(sent, "preorderIds").split(",");
const countOf = async (sent: FormData) => ({ count: parseSelection(sent).flatMap(({ lineIds }) => lineIds).length });

/** What the buttons for several lines do (D104), by intent: each is one call. The last two undo the ones before. */
export const selectedChanges: Record<string, CartChange> = {
  removeSelected: {
    notice: "cart:notices.removedSelected",
    needsSelection: true,
    values: countOf,
    undo: (sent) => ({ intent: "restore", changeId: textOf(sent, "changeId") }),
    run: (calls, form, cart) => removeSelected(calls, form, cart),
  },
  setAsideSelected: {
    notice: "cart:notices.setAsideSelected",
    needsSelection: true,
    undo: (sent) => ({ intent: "takeBackSelected", preorderIds: selectedPreorderIds(parseSelection(sent)).join(",") }),
    run: (calls, form, cart) => saveForLater(calls, cart, selectedPreorderIds(parseSelection(form))),
  },
  toPracticeSelected: {
    notice: "cart:notices.settled",
    needsSelection: true,
    run: (calls, form, cart) => sendToPractice(calls, cart, selectedPreorderIds(parseSelection(form))),
  },
  takeBackSelected: {
    notice: "cart:notices.restored",
    run: (calls, form, cart) => moveBack(calls, cart, { form, preorderIds: preorderIdsOf(form) }),
  },
};

/** Removes the selected lines, and preorders with their last one, in one change that can be undone by its id. */
async function removeSelected({ cart }: Calls, form: FormData, held: CartForm): Promise<CartForm> {
  const changes = parseSelection(form).flatMap(({ preorderId, lineIds }) => lineIds.map((lineId) => ({ preorderId, lineId, quantity: 0 })));
  return afterChange(held, await cart.changeQuantities({ ...held, changes, changeId: textOf(form, "changeId") }));
}
