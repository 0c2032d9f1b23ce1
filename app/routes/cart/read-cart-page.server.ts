import type { RouterContextProvider } from "react-router";
import { nowContext, sessionContext } from "~/context.server";
import { readTypedQuantities } from "~/forms/cart/typed-quantities";
import { readKeptForm } from "~/middleware/kept-form.server";
import { readBudget, readCart, readOwnApprovals } from "./load-cart.server";

/** Loads what the cart and its review show: this person's cart at this location, priced, and what had been typed when a session ended. */
export async function readCartPage({ context, url }: { context: Readonly<RouterContextProvider>; url: URL }) {
  const { tenant, locations, locationId } = context.get(sessionContext);
  const location = locations.find(({ _id }) => _id === locationId);
  const typed = (await readKeptForm({ url, context })) ?? [];
  const [read, own, budget] = await Promise.all([readCart(context), readOwnApprovals(context), readBudget(context)]);
  return {
    ...read,
    own,
    budget,
    locationId,
    now: context.get(nowContext),
    workplace: {
      practiceName: tenant.practiceName,
      locationName: location?.name ?? "",
      partnerNumber: location?.cviPartnerNo ?? tenant.partnerNumber,
    },
    keptTexts: readTypedQuantities(typed).map(({ lineId, text }): [string, string] => [lineId, text]),
    allSelected: url.searchParams.get("select") === "all",
    termsTicked: url.searchParams.get("terms") === "on" || new Map(typed).get("terms") === "on",
  };
}
