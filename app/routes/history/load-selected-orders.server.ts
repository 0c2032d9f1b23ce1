import type { RouterContextProvider } from "react-router";
import { callsContext, sessionContext } from "~/context.server";
import { editionOf } from "~/editions/editions";
import { readOrderIds } from "~/forms/orders/order-selection";
import { foundOr404 } from "~/middleware/found-or-404.server";

/** Loads the orders in a URL, with the market's VAT: no orders when it names none, 404 when one of them does not exist. */
export async function loadSelectedOrders(url: URL, context: Readonly<RouterContextProvider>, purpose: "view" | "export" = "view") {
  const { vat } = editionOf(context.get(sessionContext).tenant.countryCode);
  const shownVat = { rateBasisPoints: vat.rateBasisPoints, pricesInclude: vat.pricesInclude };
  const orderIds = readOrderIds(url.searchParams);
  if (orderIds.length === 0) return { orders: [], vat: shownVat };
  const { orders } = await foundOr404(context.get(callsContext).orders.selected({ orderIds, purpose }));
  return { orders, vat: shownVat };
}
