import { data, href, type RouterContextProvider, redirect } from "react-router";
import { v5 as namedId, v7 as newId } from "uuid";
import { callsContext, sessionContext } from "~/context.server";
import { isStillProposed, isTickedAgain, parseRefillForm, refillPreorders } from "~/forms/fitting/refill-form";
import { textEntries } from "~/forms/form-texts";
import { foundOr404 } from "~/middleware/found-or-404.server";
import { postedForm } from "~/middleware/read-form.server";
import { addToCart } from "../../add-to-cart.server";
import { newShelfForm } from "./new-shelf-form.server";

type Context = Readonly<RouterContextProvider>;

/** Returns the proposal for the person's location, with an id for the preorder of each series, so that sending it twice adds it once. */
export async function loadRefill(context: Context, seriesId: string | null, excluded: readonly string[] = []) {
  const { locationId } = context.get(sessionContext);
  const asked = { locationId, seriesId: seriesId?.slice(0, 80) ?? null, excluded: excluded.slice(0, 1000) };
  const refill = await foundOr404(context.get(callsContext).fitting.refill(asked));
  const { location } = newShelfForm(context);
  return { refill, seriesId, location, newIds: Object.fromEntries(refill.series.map((series) => [series.seriesId, newId()])) };
}

type Sent = { request: Request; context: Context; seriesId: string | null };

/** Proposes again for the ticked lenses; or adds the packs shown for them to the cart, if it still allows them. */
export async function answerRefill({ request, context, seriesId }: Sent) {
  const entries = textEntries(await postedForm(request));
  const sent = parseRefillForm(entries);
  const { refill } = await loadRefill(context, seriesId, sent.excluded);
  const again = (code: string | null, status: number) =>
    data({ refill, preorderIds: Object.fromEntries(sent.preorderIds), code }, { status });
  if (new Map(entries).get("intent") !== "add") return again(null, 200);
  if (!isStillProposed(refill, sent)) return (await isInCart(context, sent.preorderIds)) ? redirect(href("/cart")) : again("changed", 409);
  if (isTickedAgain(refill, sent.untold)) return again("ticked", 409);
  if (sent.shown.size === 0) return again("nothing", 422);
  const preorders = refillPreorders(refill, sent, (preorderId, productId) => namedId(`${preorderId} ${productId}`, namedId.URL));
  const added = await addToCart(context, { preorders, onClash: "add" });
  if (added.outcome === "saved") return redirect(href("/cart"));
  return again(added.outcome === "refused" ? added.code : "changed", added.status);
}

/** Whether the form was sent before: its preorders are in the cart under their ids. */
async function isInCart(context: Context, preorderIds: ReadonlyMap<string, string>): Promise<boolean> {
  const { locationId } = context.get(sessionContext);
  const { preordersOffice } = await context.get(callsContext).cart.populate({ locationId });
  const ids = new Set(preorderIds.values());
  return preordersOffice.some(({ id }) => ids.has(id));
}
