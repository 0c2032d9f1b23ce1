import { safe } from "@orpc/client";
import { data, type RouterContextProvider } from "react-router";
import { text } from "~/calls/text";
import { callsContext, noticeContext } from "~/context.server";
import type { EditionCode } from "~/domain/edition";
import { languages } from "~/domain/language";
import { promotionNameMax, promotionTextMax } from "~/domain/price/planned-promotion";
import { nameField, type PromotionFormValues, parsePromotion, textField } from "~/forms/promotions/promotion-form";
import { isolate } from "~/i18n/format/isolate";
import { readForm } from "~/middleware/read-form.server";
import { type RefusedPromotion, refusePromotion } from "./refuse-promotion.server";

const terms = { discount: text(20), minimumBoxes: text(20), fromDay: text(40), toDay: text(40), reviewNumber: text(80) };
const ofLanguages = languages.flatMap((language) => [
  [nameField(language), text(promotionNameMax)] as const,
  [textField(language), text(promotionTextMax)] as const,
]);

/**
 * Publishes the promotion of a form, or changes the promotion `changed` to it: returns its id, or the form with the reason for its refusal.
 */
export async function sendPromotion(request: Request, edition: EditionCode, context: Readonly<RouterContextProvider>, changed?: string) {
  const { form, typed, mistakes } = await readForm(request, {
    ...terms,
    ...Object.fromEntries(ofLanguages),
    promotionId: text(80),
    changedAt: text(40),
  });
  const sent = ofLanguages.flatMap(([name]) => (form.has(name) ? [[name, typed[name as keyof typeof typed]]] : []));
  const values: PromotionFormValues = {
    ...typed,
    kind: form.get("kind") === "amountPerBox" ? "amountPerBox" : "percentage",
    seriesIds: form.getAll("seriesIds").map(String),
    texts: Object.fromEntries(sent) as Record<string, string>,
  };
  const refuse = (wrong: Record<string, string>) => ({
    refused: data<RefusedPromotion>({ values, mistakes: wrong, code: null }, { status: 422 }),
  });
  if (mistakes) return refuse(mistakes as Record<string, string>);
  const { promotions } = context.get(callsContext);
  const { currency } = await promotions.list({ edition });
  const read = parsePromotion(values, { edition, currency });
  if ("mistakes" in read) return refuse(read.mistakes);
  const changedAt = Number.isNaN(Date.parse(values.changedAt)) ? null : new Date(values.changedAt);
  const [error, made] = await safe(
    changed === undefined ? promotions.create(read.input) : promotions.change({ ...read.input, promotionId: changed, changedAt }),
  );
  if (error) return { refused: await refusePromotion(context, error, { values, edition, changed }) };
  context.get(noticeContext).add({
    key: changed === undefined ? "operatedPromotions:notices.published" : "operatedPromotions:notices.changed",
    values: { name: isolate(made.names.en ?? "") },
  });
  return { promotionId: made.id };
}
