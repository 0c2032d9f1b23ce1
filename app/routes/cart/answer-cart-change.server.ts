import { safe } from "@orpc/client";
import type { RouterContextProvider } from "react-router";
import { callsContext, noticeContext } from "~/context.server";
import { parseSelection } from "~/forms/cart/selection";
import { textEntries, textOf } from "~/forms/form-texts";
import { cartChanges } from "./cart-changes.server";
import { changeIdOf, heldCartOf, toCartPage, undoForm } from "./cart-of-form.server";
import { nothingSelected, refuseChange } from "./refuse-change.server";
import { saveQuantities } from "./save-quantities.server";
import { onClashOf } from "./set-aside.server";

/**
 * Makes one change of the cart, on its page or at checkout, by the intent of the button; null when there is no such button. A refusal
 * returns its reason and what was sent, and changes nothing.
 */
export async function answerCartChange(context: Readonly<RouterContextProvider>, form: FormData) {
  const calls = context.get(callsContext);
  const intent = textOf(form, "intent");
  if (intent === "quantities") return saveQuantities(context, form);
  const change = Object.hasOwn(cartChanges, intent) ? cartChanges[intent] : undefined;
  if (!change) return null;
  const cart = heldCartOf(form);
  if (change.needsSelection && parseSelection(form).length === 0) return nothingSelected();
  form.set("changeId", changeIdOf(form));
  const values = await change.values?.(form, context);
  const [error, changed] = await safe(change.run(calls, form, cart));
  if (error) return refuseChange(context, error, cart, { lineId: null, texts: [], entries: textEntries(form) });
  const undone = change.undo?.(form);
  const undo = undone && undoForm(changed, undone);
  const isLeft = onClashOf(form) === "leave";
  if (change.notice && !isLeft) context.get(noticeContext).add({ key: change.notice, values, ...(undo && { undo }) });
  return toCartPage(changed);
}
