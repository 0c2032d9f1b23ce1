import type { RouterContextProvider } from "react-router";
import { lineReason } from "~/components/cart-line/line-reason";
import { noticeContext, sessionContext } from "~/context.server";
import { isUuid } from "~/domain/is-uuid";
import { editionOf } from "~/editions/editions";
import type { RefusedCartChange } from "~/forms/cart/refused-cart-change";
import { leavingField, parseTypedQuantities } from "~/forms/cart/typed-quantities";
import { textOf } from "~/forms/form-texts";
import { marketOf } from "~/i18n/market";
import { formatFor, translateFor } from "~/i18n/translate-for.server";
import { i18nContext } from "~/middleware/i18n.server";
import { noticePreorder } from "../notice-values.server";
import { changeTypedQuantities } from "./change-typed-quantities.server";

type Context = Readonly<RouterContextProvider>;

/** Saves typed quantities. A refusal is also a notice for the next page when their own is being left. */
export async function saveQuantities(context: Context, form: FormData) {
  const answer = await changeTypedQuantities(context, form);
  if (!(answer instanceof Response) && form.has(leavingField)) await reportRefusal(context, form, answer.data);
  return answer;
}

/** Leaves a notice with the lines whose quantities stay as they were, and why: one for each form that is refused. */
async function reportRefusal(context: Context, form: FormData, { lineId, refusal }: RefusedCartChange): Promise<void> {
  const preorderId = textOf(form, "preorderId");
  const typed = parseTypedQuantities(form).flatMap((each) => (each.changed ? [each.lineId] : []));
  const { language } = context.get(i18nContext);
  const market = marketOf(editionOf(context.get(sessionContext).tenant.countryCode));
  const reason = lineReason({ t: translateFor(language), format: formatFor(language, market) }, refusal);
  const isThere = lineId !== null && (await noticePreorder(context, preorderId, [lineId]));
  const lines = isThere ? await noticePreorder(context, preorderId, typed) : undefined;
  const key = lines ? "cart:notices.quantityRefused" : "cart:notices.quantitiesRefused";
  const [first = ""] = typed;
  const about = isUuid(first) ? { about: first } : {};
  context.get(noticeContext).add({ key, ...about, values: { ...lines, reason }, tone: "caution", seconds: 10 });
}
