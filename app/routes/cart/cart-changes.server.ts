import { safe } from "@orpc/client";
import type { RouterContextProvider } from "react-router";
import type { CartForm } from "~/components/cart/cart-form";
import { readLineChanges } from "~/components/cart-line/line-changes";
import { type Calls, callsContext, noticeContext } from "~/context.server";
import { isolateLtr } from "~/i18n/format/isolate";
import { toldPreorder } from "../told-names.server";
import { changeQuantities } from "./change-quantities.server";
import { afterChange, changeIdOf, heldCartOf, toCartPage, undoForm } from "./held-cart.server";
import { refuseChange } from "./refuse-change.server";
import { sendToPractice } from "./send-to-practice.server";

type Change = {
  notice: string | null;
  /** What the notice names, as it is before the change. */
  values?: (sent: FormData, context: Readonly<RouterContextProvider>) => Promise<Record<string, string> | undefined>;
  /** The fields of the form that takes it back. */
  undo?: (sent: FormData) => Record<string, string> | null;
  run: (calls: Calls, form: FormData, cart: CartForm) => Promise<CartForm>;
};

const text = (form: FormData, name: string) => String(form.get(name) ?? "");

/** What the buttons of the cart do, by their intent, and the notice that the next page shows. */
const changes: Record<string, Change> = {
  setAside: {
    notice: "cart:notices.setAside",
    values: (sent, context) => toldPreorder(context, text(sent, "preorderId")),
    undo: (sent) => ({ intent: "takeBack", preorderId: text(sent, "preorderId") }),
    run: (calls, form, cart) => saveForLater(calls, cart, { preorderId: text(form, "preorderId"), saved: true }),
  },
  takeBack: {
    notice: "cart:notices.takenBack",
    values: (sent, context) => toldPreorder(context, text(sent, "preorderId")),
    undo: (sent) => ({ intent: "setAside", preorderId: text(sent, "preorderId") }),
    run: (calls, form, cart) => saveForLater(calls, cart, { preorderId: text(form, "preorderId"), saved: false }),
  },
  mark: { notice: null, run: (calls, form, cart) => markForDeletion(calls, form, { cart, marked: true }) },
  unmark: { notice: null, run: (calls, form, cart) => markForDeletion(calls, form, { cart, marked: false }) },
  settle: { notice: "cart:notices.settled", undo: undoOfSettling, run: settle },
  leaveOrder: {
    notice: "cart:notices.orderLeft",
    values: async (sent) => ({ number: isolateLtr(text(sent, "number").slice(0, 40)) }),
    undo: (sent) => ({ intent: "restore", changeId: text(sent, "changeId") }),
    run: async (calls, form, cart) =>
      afterChange(cart, await calls.cart.remove({ ...cart, preorderIds: [text(form, "preorderId")], changeId: text(form, "changeId") })),
  },
  restore: {
    notice: "cart:notices.restored",
    run: async (calls, form, cart) => afterChange(cart, await calls.cart.restore({ ...cart, changeId: text(form, "changeId") })),
  },
};

/**
 * One change of the cart, open or on the page that holds it, by the intent of its button; null when there is no such button. A
 * refusal comes back with its reason and what was typed, and changes nothing.
 */
export async function answerCartChange(context: Readonly<RouterContextProvider>, form: FormData) {
  const calls = context.get(callsContext);
  const intent = text(form, "intent");
  if (intent === "quantities") return changeQuantities(context, form);
  const change = Object.hasOwn(changes, intent) ? changes[intent] : undefined;
  if (!change) return null;
  const cart = heldCartOf(form);
  form.set("changeId", changeIdOf(form));
  const values = await change.values?.(form, context);
  const [error, changed] = await safe(change.run(calls, form, cart));
  if (error) return refuseChange(context, error, cart);
  const undone = change.undo?.(form);
  const undo = undone && undoForm(changed, undone);
  if (change.notice) context.get(noticeContext).add({ key: change.notice, values, ...(undo && { undo }) });
  return toCartPage(changed);
}

/** Does what a remedy says: sets quantities, in their order, puts a preorder aside, or lets it go to the practice. */
async function settle(calls: Calls, form: FormData, cart: CartForm): Promise<CartForm> {
  const changes = readLineChanges(form);
  const changeId = text(form, "changeId");
  let held = changes.length > 0 ? afterChange(cart, await calls.cart.changeQuantities({ ...cart, changes, changeId })) : cart;
  const setAside = text(form, "setAside");
  if (setAside) held = await saveForLater(calls, held, { preorderId: setAside, saved: true });
  const toPractice = text(form, "toPractice");
  return toPractice ? sendToPractice(calls, held, toPractice) : held;
}

/** What was set is taken back by the id of the change, what was put aside by its own button; what goes to the practice stays so. */
function undoOfSettling(sent: FormData): Record<string, string> | null {
  const preorderId = text(sent, "setAside");
  if (preorderId) return { intent: "takeBack", preorderId };
  return readLineChanges(sent).length > 0 ? { intent: "restore", changeId: text(sent, "changeId") } : null;
}

async function saveForLater(calls: Calls, cart: CartForm, { preorderId, saved }: { preorderId: string; saved: boolean }) {
  return afterChange(cart, await calls.cart.saveForLater({ ...cart, preorderIds: [preorderId], saved }));
}

async function markForDeletion(calls: Calls, form: FormData, { cart, marked }: { cart: CartForm; marked: boolean }) {
  return afterChange(cart, await calls.cart.markForDeletion({ ...cart, preorderIds: [text(form, "preorderId")], marked }));
}
