import { readLineChanges } from "~/components/cart/line-changes";
import type { Calls } from "~/context.server";
import { sendToPractice } from "./send-to-practice.server";

type Change = { notice: string | null; run: (calls: Calls, form: FormData) => Promise<unknown> };

const text = (form: FormData, name: string) => String(form.get(name) ?? "");

/** What the buttons of the cart do, by their intent, and the notice that the next page shows. */
const changes: Record<string, Change> = {
  setAside: { notice: "cart:notices.setAside", run: (calls, form) => saveForLater(calls, form, true) },
  takeBack: { notice: "cart:notices.takenBack", run: (calls, form) => saveForLater(calls, form, false) },
  mark: { notice: null, run: (calls, form) => markForDeletion(calls, form, true) },
  unmark: { notice: null, run: (calls, form) => markForDeletion(calls, form, false) },
  release: {
    notice: "cart:notices.released",
    run: (calls, form) => calls.cart.releaseCheckout({ cartId: text(form, "cartId"), holdId: text(form, "holdId") }),
  },
  settle: { notice: "cart:notices.settled", run: settle },
};

/** The change that a form asks for; null when there is no such button. */
export function findCartChange(form: FormData): Change | null {
  const intent = text(form, "intent");
  return Object.hasOwn(changes, intent) ? (changes[intent] ?? null) : null;
}

/** Does what a remedy says: sets quantities, in their order, puts a preorder aside, or lets it go to the practice. */
export async function settle(calls: Calls, form: FormData): Promise<void> {
  const cartId = text(form, "cartId");
  for (const change of readLineChanges(form)) await calls.cart.changeQuantity({ cartId, ...change });
  const setAside = text(form, "setAside");
  if (setAside) await calls.cart.saveForLater({ cartId, preorderIds: [setAside], saved: true });
  const toPractice = text(form, "toPractice");
  if (toPractice) await sendToPractice(calls, toPractice);
}

function saveForLater(calls: Calls, form: FormData, saved: boolean) {
  return calls.cart.saveForLater({ cartId: text(form, "cartId"), preorderIds: [text(form, "preorderId")], saved });
}

function markForDeletion(calls: Calls, form: FormData, marked: boolean) {
  return calls.cart.markForDeletion({ cartId: text(form, "cartId"), preorderIds: [text(form, "preorderId")], marked });
}
