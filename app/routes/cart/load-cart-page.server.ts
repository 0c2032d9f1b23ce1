import type { RouterContextProvider } from "react-router";
import { nowContext, sessionContext } from "~/context.server";
import { parseTypedQuantities } from "~/forms/cart/typed-quantities";
import { loadKeptForm } from "~/middleware/kept-form.server";
import { loadBudget, loadCart, loadOwnApprovals } from "./load-cart.server";
import { shownMoment } from "./shown-moment.server";

/** Returns what the cart and its review show: this person's cart at this location, priced, and what had been typed when a session ended. */
export async function loadCartPage({ context, url }: { context: Readonly<RouterContextProvider>; url: URL }) {
  const { tenant, locations, locationId } = context.get(sessionContext);
  const location = locations.find(({ _id }) => _id === locationId);
  const typed = (await loadKeptForm({ url, context })) ?? [];
  const [read, own, budget] = await Promise.all([loadCart(context), loadOwnApprovals(context), loadBudget(context)]);
  return {
    ...read,
    own,
    budget,
    locationId,
    now: shownMoment(context.get(nowContext)),
    workplace: {
      practiceName: tenant.practiceName,
      locationName: location?.name ?? "",
      partnerNumber: location?.cviPartnerNo ?? tenant.partnerNumber,
    },
    keptTexts: parseTypedQuantities(typed).map(({ lineId, text }): [string, string] => [lineId, text]),
    allSelected: url.searchParams.get("select") === "all",
    termsTicked: url.searchParams.get("terms") === "on" || new Map(typed).get("terms") === "on",
  };
}
