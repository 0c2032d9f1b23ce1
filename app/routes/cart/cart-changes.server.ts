import { textOf } from "~/forms/form-texts";
import { isolateLtr } from "~/i18n/format/isolate";
import { noticePreorder } from "../notice-values.server";
import { applyRemedy, undoRemedy } from "./apply-remedy.server";
import type { CartChange } from "./cart-change";
import { afterChange } from "./cart-of-form.server";
import { replaceNone } from "./replace-none.server";
import { selectedChanges } from "./selected-changes.server";
import { markForDeletion, moveBack, onClashOf, saveForLater } from "./set-aside.server";

/** What the buttons of the cart do, by intent, and the notice on the next page. */
export const cartChanges: Record<string, CartChange> = {
  ...selectedChanges,
  setAside: {
    notice: "cart:notices.setAside",
    values: (sent, context) => noticePreorder(context, textOf(sent, "preorderId")),
    undo: (sent) => ({ intent: "takeBack", preorderId: textOf(sent, "preorderId") }),
    run: (calls, form, cart) => saveForLater(calls, cart, [textOf(form, "preorderId")]),
  },
  takeBack: {
    notice: "cart:notices.takenBack",
    values: (sent, context) => noticePreorder(context, textOf(sent, "preorderId")),
    undo: (sent) => undoMove(sent, { intent: "setAside", preorderId: textOf(sent, "preorderId") }),
    run: (calls, form, cart) => moveBack(calls, cart, { form, preorderIds: [textOf(form, "preorderId")] }),
  },
  mark: { notice: null, run: (calls, form, cart) => markForDeletion(calls, form, { cart, marked: true }) },
  unmark: { notice: null, run: (calls, form, cart) => markForDeletion(calls, form, { cart, marked: false }) },
  settle: { notice: "cart:notices.settled", undo: undoRemedy, run: applyRemedy },
  leaveOrder: {
    notice: "cart:notices.orderLeft",
    values: async (sent) => ({ number: isolateLtr(textOf(sent, "number").slice(0, 40)) }),
    undo: (sent) => ({ intent: "restore", changeId: textOf(sent, "changeId") }),
    run: async (calls, form, cart) =>
      afterChange(
        cart,
        await calls.cart.remove({ ...cart, preorderIds: [textOf(form, "preorderId")], changeId: textOf(form, "changeId") }),
      ),
  },
  orderAnew: {
    notice: "cart:notices.orderedAnew",
    values: async (sent) => ({ number: isolateLtr(textOf(sent, "number").slice(0, 40)) }),
    run: (calls, form, cart) => replaceNone(calls, cart, textOf(form, "preorderId")),
  },
  restore: {
    notice: "cart:notices.restored",
    run: async (calls, form, cart) => afterChange(cart, await calls.cart.restore({ ...cart, changeId: textOf(form, "changeId") })),
  },
};

/** Returns the form that undoes moving a preorder back: by its id, or by that of the change which merged it with what was in the cart. */
function undoMove(sent: FormData, apart: Record<string, string>): Record<string, string> {
  return onClashOf(sent) === "ask" ? apart : { intent: "restore", changeId: textOf(sent, "changeId") };
}
