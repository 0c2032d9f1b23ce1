import type { RouterContextProvider } from "react-router";
import type { Calls } from "~/context.server";
import type { CartForm } from "~/forms/cart/cart-form";
import { textOf } from "~/forms/form-texts";
import { isolateLtr } from "~/i18n/format/isolate";
import { noticePreorder } from "../notice-values.server";
import { applyRemedy, undoRemedy } from "./apply-remedy.server";
import { afterChange } from "./cart-of-form.server";
import { markForDeletion, saveForLater } from "./set-aside.server";

type Change = {
  notice: string | null;
  /** What the notice names, as it is before the change. */
  values?: (sent: FormData, context: Readonly<RouterContextProvider>) => Promise<Record<string, string> | undefined>;
  /** The fields of the form that takes it back. */
  undo?: (sent: FormData) => Record<string, string> | null;
  run: (calls: Calls, form: FormData, cart: CartForm) => Promise<CartForm>;
};

/** What the buttons of the cart do, by their intent, and the notice that the next page shows. */
export const cartChanges: Record<string, Change> = {
  setAside: {
    notice: "cart:notices.setAside",
    values: (sent, context) => noticePreorder(context, textOf(sent, "preorderId")),
    undo: (sent) => ({ intent: "takeBack", preorderId: textOf(sent, "preorderId") }),
    run: (calls, form, cart) => saveForLater(calls, cart, { preorderId: textOf(form, "preorderId"), saved: true }),
  },
  takeBack: {
    notice: "cart:notices.takenBack",
    values: (sent, context) => noticePreorder(context, textOf(sent, "preorderId")),
    undo: (sent) => ({ intent: "setAside", preorderId: textOf(sent, "preorderId") }),
    run: (calls, form, cart) => saveForLater(calls, cart, { preorderId: textOf(form, "preorderId"), saved: false }),
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
  restore: {
    notice: "cart:notices.restored",
    run: async (calls, form, cart) => afterChange(cart, await calls.cart.restore({ ...cart, changeId: textOf(form, "changeId") })),
  },
};
