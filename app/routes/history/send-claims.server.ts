import { safe } from "@orpc/client";
import { data, type RouterContextProvider, redirect } from "react-router";
import { requestWords } from "~/calls/shapes/request-shapes";
import { text } from "~/calls/text";
import { deliveryAddress } from "~/components/deliveries/delivery-addresses";
import type { RefusedClaims } from "~/components/deliveries/missing-form";
import { callsContext, noticeContext } from "~/context.server";
import { lineKey, parseClaims, quantityField, wereClaimed } from "~/forms/deliveries/claimed-lines";
import { foundOr404 } from "~/middleware/found-or-404.server";
import { parseTexts, postedForm } from "~/middleware/read-form.server";
import { answerRefusal } from "~/routes/outcomes.server";

/** Claims the selected lines of a delivery; a refusal comes back with everything that was typed. */
export async function claimTicked(request: Request, deliveryId: string, context: Readonly<RouterContextProvider>) {
  const { deliveries } = context.get(callsContext);
  const form = await postedForm(request);
  const { lacking, claims: present } = await foundOr404(deliveries.read({ deliveryId }));
  if (wereClaimed(form, present)) return redirect(deliveryAddress(deliveryId));
  const { typed: texts, mistakes } = parseTexts(form, { message: requestWords });
  const quantities = parseTexts(form, Object.fromEntries(lacking.map((line) => [quantityField(lineKey(line)), text(10)]))).typed;
  const byLine = Object.fromEntries(lacking.map((line) => [lineKey(line), quantities[quantityField(lineKey(line))] ?? ""]));
  const { typed, claims } = parseClaims({ form, quantities: byLine, message: texts.message }, lacking);
  const isWrong = mistakes !== null || typed.isNothingTicked || Object.keys(typed.mistakes).length > 0;
  if (isWrong) return data<RefusedClaims>({ typed, mistake: mistakes?.message ?? null, refusal: null }, { status: 422 });
  const [error] = await safe(deliveries.claim({ claims, words: texts.message }));
  if (error) {
    return answerRefusal(context, error, (refusal): RefusedClaims | null =>
      refusal.status === 409 || refusal.status === 422 ? { typed, mistake: null, refusal } : null,
    );
  }
  context.get(noticeContext).add({ key: "deliveries:notices.claimed", values: { count: claims.length } });
  return redirect(deliveryAddress(deliveryId));
}
