import { safe } from "@orpc/client";
import { data, type RouterContextProvider, redirect } from "react-router";
import { callsContext, noticeContext } from "~/context.server";
import { parseQuantity, typedBoxes } from "~/domain/order/quantity";
import { isBlank } from "~/domain/readable-text";
import { questionPath } from "~/forms/cart/cart-form";
import { parseTypedQuantities, quantityNames } from "~/forms/cart/typed-quantities";
import { textOf } from "~/forms/form-texts";
import { withoutUnstorable } from "~/forms/without-unstorable";
import { noticePreorder } from "../notice-values.server";
import { afterChange, changeIdOf, heldCartOf, toCartPage, undoForm } from "./cart-of-form.server";
import { refuseChange } from "./refuse-change.server";

/**
 * Saves the quantities typed on the lines of a preorder: all that changed, or none. 0 or less asks whether to remove the line (D62); a
 * refusal returns with everything typed.
 */
export async function changeTypedQuantities(context: Readonly<RouterContextProvider>, form: FormData) {
  const preorderId = textOf(form, "preorderId");
  const typed = parseTypedQuantities(form);
  if (!preorderId || !form.has("cartId") || typed.length === 0) throw data(null, { status: 400 });
  const texts = typed.map(({ lineId, text }): [string, string] => [lineId, text]);
  const revision = Number(form.get("revision")) || undefined;
  const changes = [];
  for (const { lineId, text } of typed.filter(({ text, changed }) => changed && !isNone(text))) {
    const parsed = parseQuantity(text);
    if (!parsed.permitted)
      return data(withoutUnstorable({ lineId, texts, refusal: { code: parsed.code, values: parsed.values } }), { status: 422 });
    changes.push({ preorderId, lineId, quantity: parsed.quantity, revision });
  }
  let cart = heldCartOf(form);
  if (changes.length > 0) {
    const [error, answer] = await safe(context.get(callsContext).cart.changeQuantities({ ...cart, changes, changeId: changeIdOf(form) }));
    if (error) return refuseChange(context, error, cart, { lineId: changes[0]?.lineId ?? null, texts });
    cart = afterChange(cart, answer);
    const before = changes.map(({ lineId }) => [quantityNames(lineId).boxes, textOf(form, quantityNames(lineId).shown)]);
    const isKnown = before.every(([, quantity]) => quantity !== "");
    const undo = isKnown && undoForm(cart, { intent: "quantities", preorderId, ...Object.fromEntries(before) });
    const values = await noticePreorder(
      context,
      preorderId,
      changes.map(({ lineId }) => lineId),
    );
    context.get(noticeContext).add({ key: "frame:notice.inCart", values, ...(undo && { undo }) });
  }
  const emptied = typed.find(({ text, changed }) => changed && isNone(text));
  return emptied ? redirect(questionPath(cart, "delete", { preorder: preorderId, line: emptied.lineId })) : toCartPage(cart);
}

/** Whether the text is a quantity of 0 or less. */
function isNone(text: string): boolean {
  const typed = typedBoxes(text, 1);
  return !isBlank(text) && typed.permitted && typed.quantity === 0;
}
