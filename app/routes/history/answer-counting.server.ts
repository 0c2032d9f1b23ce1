import { safe } from "@orpc/client";
import { data, type RouterContextProvider, redirect } from "react-router";
import { text } from "~/calls/text";
import type { RefusedCount } from "~/components/deliveries/counting-panel";
import { deliveriesAddress, deliveryAddress } from "~/components/deliveries/delivery-addresses";
import { callsContext, noticeContext } from "~/context.server";
import { countingWayOf } from "~/domain/delivery/counted-box";
import type { SentBox } from "~/forms/deliveries/counting";
import { type CountingPress, codeField, parsePress } from "~/forms/deliveries/counting-press";
import { readForm } from "~/middleware/read-form.server";
import { answerRefusal } from "~/routes/outcomes.server";
import { locationOf } from "./load-counting.server";

type Context = Readonly<RouterContextProvider>;

/** Counts what was typed or pressed, removes a box, or finishes the delivery; redirects to the page, or to what was received. */
export async function answerCounting(request: Request, url: URL, context: Context) {
  const { form, typed, mistakes } = await readForm(request, { [codeField]: text(200, "scan") });
  const code = typed[codeField];
  const { id: locationId, isOther } = locationOf(url, context);
  if (mistakes) return refuse({ code, mistake: mistakes[codeField] ?? null, refusal: null });
  const press = parsePress(String(form.get("intent") ?? ""));
  const ids = { locationId, deliveryId: String(form.get("delivery")), boxId: String(form.get("box")) };
  const [error, mistake] = await safe(act(press, { ...ids, code }, context));
  if (error) return answerRefusal(context, error, (refusal) => (refusal.status === 404 ? null : { code, mistake: null, refusal }));
  if (mistake) return refuse({ code, mistake, refusal: null });
  return redirect(press.kind === "finish" ? deliveryAddress(ids.deliveryId) : deliveriesAddress(isOther ? locationId : null));
}

const refuse = (refused: RefusedCount) => data(refused, { status: 422 });

type Acted = { locationId: string; deliveryId: string; boxId: string; code: string };

/** Makes the call behind a button; returns what is wrong with the box, or null. */
async function act(press: CountingPress, { locationId, deliveryId, boxId, code }: Acted, context: Context): Promise<string | null> {
  const { deliveries } = context.get(callsContext);
  if (press.kind === "takeBack") {
    await deliveries.takeBack({ locationId, boxId: press.boxId });
    return null;
  }
  if (press.kind === "finish") {
    const { boxesQuantity } = await deliveries.finish({ deliveryId });
    context.get(noticeContext).add({ key: "deliveries:notices.received", values: { count: boxesQuantity } });
    return null;
  }
  const box: SentBox =
    press.kind === "add" ? { id: boxId, productId: press.productId, way: "hand" } : { id: boxId, code, way: countingWayOf(code) };
  const { refused } = await deliveries.count({ locationId, deliveryId, boxes: [box] });
  return refused[0]?.mistake ?? null;
}
