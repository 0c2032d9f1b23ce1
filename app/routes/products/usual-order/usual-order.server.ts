import { data, href, type RouterContextProvider, redirect } from "react-router";
import { v7 as newId } from "uuid";
import { callsContext, sessionContext } from "~/context.server";
import type { GridRefusal } from "~/forms/stock-grid/grid-refusal";
import { parseGridIntent } from "~/forms/stock-grid/parse-sent-form";
import { parseMove } from "~/forms/usual-order/typed-order";
import { withoutUnstorable } from "~/forms/without-unstorable";
import { foundOr404 } from "~/middleware/found-or-404.server";
import { loadKeptForm } from "~/middleware/kept-form.server";
import { addSheets } from "../stock-revenue/add-sheets";
import { parseGridForm } from "../stock-revenue/parse-grid-form.server";

type Context = Readonly<RouterContextProvider>;

/**
 * Returns the usual order of the person's location, with an id for the preorder of each series: sent twice it is in the cart once; and what
 * was typed when the session ended (D31).
 */
export async function loadUsualOrder(context: Context, url: URL) {
  const { locations, locationId } = context.get(sessionContext);
  const order = await context.get(callsContext).stock.proposal({ locationId });
  const newIds = Object.fromEntries(order.series.map(({ seriesId }) => [seriesId, newId()]));
  const kept = (await loadKeptForm({ url, context })) ?? [];
  return { order, newIds, kept, location: locations.find(({ _id }) => _id === locationId)?.name ?? "" };
}

/** Puts a lens aside or back and shows the form again as typed; or adds everything to the cart. */
export async function answerUsualOrder(request: Request, context: Context) {
  const { entries, status } = await parseGridForm(request);
  const again = (refusal: GridRefusal | null, shown = entries) => withoutUnstorable({ entries: shown, refusal });
  const move = parseMove(entries.findLast(([name]) => name === "intent")?.[1] ?? "");
  if (move) {
    const { locationId } = context.get(sessionContext);
    await foundOr404(context.get(callsContext).stock.putAside({ locationId, ...move, productId: move.productId.slice(0, 400) }));
    return data(again(null), { status });
  }
  const intent = parseGridIntent(entries);
  if (intent.name !== "add") return data(again(null), { status });
  const outcome = await addSheets({ context, entries, intent: { ...intent, confirmed: false }, promotionId: null });
  if (outcome.added) return redirect(href("/cart"));
  const renewed = new Map(outcome.renewed);
  const shown = entries.map(([name, value]): [string, string] => [name, renewed.get(name) ?? value]);
  return data(again(outcome.refusal, shown), { status: outcome.status });
}
