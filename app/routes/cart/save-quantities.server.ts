import type { RouterContextProvider } from "react-router";
import { lineReason } from "~/components/cart-line/line-reason";
import { noticeContext, sessionContext } from "~/context.server";
import { editionOf } from "~/editions/editions";
import type { RefusedCartChange } from "~/forms/cart/refused-cart-change";
import { leavingField } from "~/forms/cart/typed-quantities";
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
