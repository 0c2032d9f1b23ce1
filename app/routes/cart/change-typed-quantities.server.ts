import { safe } from "@orpc/client";
import { data, type RouterContextProvider, redirect } from "react-router";
import { lineReason } from "~/components/cart-line/line-reason";
import { callsContext, noticeContext, sessionContext } from "~/context.server";
import { parseQuantity, typedBoxes } from "~/domain/order/quantity";
import { isBlank } from "~/domain/readable-text";
import { editionOf } from "~/editions/editions";
import { questionPath } from "~/forms/cart/cart-form";
import type { RefusedCartChange } from "~/forms/cart/refused-cart-change";
import { leavingField, parseTypedQuantities, quantityNames } from "~/forms/cart/typed-quantities";
import { textOf } from "~/forms/form-texts";
import { withoutUnstorable } from "~/forms/without-unstorable";
import { marketOf } from "~/i18n/market";
import { formatFor, translateFor } from "~/i18n/translate-for.server";
import { i18nContext } from "~/middleware/i18n.server";
import { noticePreorder } from "../notice-values.server";
import { afterChange, changeIdOf, heldCartOf, toCartPage, undoForm } from "./cart-of-form.server";
import { refuseChange } from "./refuse-change.server";

type Context = Readonly<RouterContextProvider>;

/**
 * Saves the quantities typed on the lines of a preorder: all that changed, or none. 0 or less asks whether to remove the line (D62); a refusal
 * returns with everything typed, and as a notice for the next page when theirs is being left.
 */
export async function changeQuantities(context: Context, form: FormData) {
  const answer = await saveQuantities(context, form);
  if (!(answer instanceof Response) && form.has(leavingField)) await reportRefusal(context, textOf(form, "preorderId"), answer.data);
  return answer;
}

/** Leaves a notice with the line whose quantity stays as it was, and why. */
async function reportRefusal(context: Context, preorderId: string, { lineId, refusal }: RefusedCartChange): Promise<void> {
  const { language } = context.get(i18nContext);
  const market = marketOf(editionOf(context.get(sessionContext).tenant.countryCode));
  const reason = lineReason({ t: translateFor(language), format: formatFor(language, market) }, refusal);
  const line = lineId === null ? undefined : await noticePreorder(context, preorderId, [lineId]);
  const key = line ? "cart:notices.quantityRefused" : "cart:notices.quantitiesRefused";
  context.get(noticeContext).add({ key, values: { ...line, reason }, tone: "caution", seconds: 10 });
}

async function saveQuantities(context: Context, form: FormData) {
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
