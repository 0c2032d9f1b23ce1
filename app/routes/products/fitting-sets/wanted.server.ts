import { data, type RouterContextProvider, redirect } from "react-router";
import { callsContext, noticeContext, sessionContext } from "~/context.server";
import { chosenOf, setAddress, typedPacks } from "~/forms/fitting/fitting-form";
import { parseWanted, wantedInRange } from "~/forms/fitting/wanted-form";
import { textEntries } from "~/forms/form-texts";
import { withoutUnstorable } from "~/forms/without-unstorable";
import { foundOr404 } from "~/middleware/found-or-404.server";
import { postedForm } from "~/middleware/read-form.server";
import { loadFittingSet } from "./fitting-set.server";

type Context = Readonly<RouterContextProvider>;
type Sent = { request: Request; context: Context; url: URL };

/**
 * Saves the wanted packs that were typed, and with the button of the range also those for its lenses. Redirects to the map, or back to the
 * fields after a range.
 */
export async function answerWanted({ request, context, url }: Sent, seriesId: string) {
  const entries = textEntries(await postedForm(request));
  const typed = new Map(entries);
  const isRange = typed.get("intent") === "fill";
  const { wanted, mistakes } = parseWanted(entries);
  const packs = isRange ? typedPacks(typed.get("packs") ?? "", 0) : 0;
  if (mistakes.length > 0 || packs === null) {
    return data(withoutUnstorable({ entries, mistakes, isWrongRange: packs === null }), { status: 422 });
  }
  const { set } = await loadFittingSet(context, seriesId, url.searchParams);
  const [from = 0, to = 0] = ["from", "to"].map((name) => Number(typed.get(name)));
  const inRange = isRange ? wantedInRange(set, { from, to, column: typed.get("column") ?? "", packs }) : [];
  const { locationId } = context.get(sessionContext);
  await foundOr404(context.get(callsContext).fitting.setWanted({ locationId, wanted: [...wanted, ...inRange] }));
  context.get(noticeContext).add({ key: "fittingSets:notices.want" });
  const chosen = new URLSearchParams(Object.entries(chosenOf(url.searchParams)).map(([name, value]) => [name, String(value)]));
  return redirect(`${setAddress(seriesId)}${isRange ? "/wanted" : ""}?${chosen}`);
}
