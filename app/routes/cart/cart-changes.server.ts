import { safe } from "@orpc/client";
import type { RouterContextProvider } from "react-router";
import type { CartForm } from "~/components/cart/cart-form";
import { readLineChanges } from "~/components/cart/line-changes";
import { type Calls, callsContext, noticeContext } from "~/context.server";
import { changeQuantities } from "./change-quantities.server";
import { afterChange, heldCartOf, toCartPage, undoForm } from "./held-cart.server";
import { refuseChange } from "./refuse-change.server";
import { sendToPractice } from "./send-to-practice.server";

type Change = {
  notice: string | null;
  /** The button that takes it back. */
  undo?: string;
  run: (calls: Calls, form: FormData, cart: CartForm) => Promise<CartForm>;
};

const text = (form: FormData, name: string) => String(form.get(name) ?? "");

/** What the buttons of the cart do, by their intent, and the notice that the next page shows. */
const changes: Record<string, Change> = {
  setAside: {
    notice: "cart:notices.setAside",
    undo: "takeBack",
    run: (calls, form, cart) => saveForLater(calls, cart, text(form, "preorderId"), true),
  },
  takeBack: {
    notice: "cart:notices.takenBack",
    undo: "setAside",
    run: (calls, form, cart) => saveForLater(calls, cart, text(form, "preorderId"), false),
  },
  mark: { notice: null, run: (calls, form, cart) => markForDeletion(calls, form, cart, true) },
  unmark: { notice: null, run: (calls, form, cart) => markForDeletion(calls, form, cart, false) },
  settle: { notice: "cart:notices.settled", run: settle },
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
  const [error, changed] = await safe(change.run(calls, form, cart));
  if (error) return refuseChange(context, error, cart);
  const undo = change.undo && undoForm(changed, { intent: change.undo, preorderId: text(form, "preorderId") });
  if (change.notice) context.get(noticeContext).add({ key: change.notice, ...(undo && { undo }) });
  return toCartPage(changed);
}

/** Does what a remedy says: sets quantities, in their order, puts a preorder aside, or lets it go to the practice. */
async function settle(calls: Calls, form: FormData, cart: CartForm): Promise<CartForm> {
  const changes = readLineChanges(form);
  let held = changes.length > 0 ? afterChange(cart, await calls.cart.changeQuantities({ ...cart, changes })) : cart;
  const setAside = text(form, "setAside");
  if (setAside) held = await saveForLater(calls, held, setAside, true);
  const toPractice = text(form, "toPractice");
  return toPractice ? sendToPractice(calls, held, toPractice) : held;
}

async function saveForLater(calls: Calls, cart: CartForm, preorderId: string, saved: boolean) {
  return afterChange(cart, await calls.cart.saveForLater({ ...cart, preorderIds: [preorderId], saved }));
}

async function markForDeletion(calls: Calls, form: FormData, cart: CartForm, marked: boolean) {
  return afterChange(cart, await calls.cart.markForDeletion({ ...cart, preorderIds: [text(form, "preorderId")], marked }));
}
