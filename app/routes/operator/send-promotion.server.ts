import { safe } from "@orpc/client";
import { data, type RouterContextProvider } from "react-router";
import { text } from "~/calls/text";
import { callsContext, noticeContext } from "~/context.server";
import type { EditionCode } from "~/domain/edition";
import { languages } from "~/domain/language";
import { promotionNameMax, promotionTextMax } from "~/domain/price/planned-promotion";
import { nameField, type PromotionFormValues, readPromotion, textField } from "~/forms/promotions/promotion-form";
import { isolate } from "~/i18n/format/isolate";
import { readForm } from "~/middleware/read-form.server";
import { answerRefusal } from "~/routes/outcomes.server";

const terms = { discount: text(20), minimumBoxes: text(20), fromDay: text(40), toDay: text(40), reviewNumber: text(80) };
const ofLanguages = languages.flatMap((language) => [
  [nameField(language), text(promotionNameMax)] as const,
  [textField(language), text(promotionTextMax)] as const,
]);

type Refused = { values: PromotionFormValues; mistakes: Record<string, string> };

/** Publishes what a form of a promotion says: its id, or the form again with why it was refused. */
export async function sendPromotion(request: Request, edition: EditionCode, context: Readonly<RouterContextProvider>) {
  const { form, typed, mistakes } = await readForm(request, { ...terms, ...Object.fromEntries(ofLanguages), promotionId: text(80) });
  const sent = ofLanguages.flatMap(([name]) => (form.has(name) ? [[name, typed[name as keyof typeof typed]]] : []));
  const values: PromotionFormValues = {
    ...typed,
    kind: form.get("kind") === "amountPerBox" ? "amountPerBox" : "percentage",
    seriesIds: form.getAll("seriesIds").map(String),
    texts: Object.fromEntries(sent) as Record<string, string>,
  };
  const refuse = (wrong: Record<string, string>) => ({ refused: data<Refused>({ values, mistakes: wrong }, { status: 422 }) });
  if (mistakes) return refuse(mistakes as Record<string, string>);
  const { promotions } = context.get(callsContext);
  const { currency } = await promotions.list({ edition });
  const read = readPromotion(values, { edition, currency });
  if ("mistakes" in read) return refuse(read.mistakes);
  const [error, made] = await safe(promotions.create(read.input));
  if (error)
    return { refused: await answerRefusal(context, error, ({ fields }): Refused | null => fields && { values, mistakes: fields }) };
  context.get(noticeContext).add({ key: "operatedPromotions:notices.published", values: { name: isolate(made.names.en ?? "") } });
  return { promotionId: made.id };
}
