import type { RouterContextProvider } from "react-router";
import { callsContext } from "~/context.server";
import { parseOrderIds } from "~/forms/orders/order-selection";
import { foundOr404 } from "~/middleware/found-or-404.server";

/** Loads the orders in a URL, none when it names none, 404 when one of them does not exist. */
export async function loadSelectedOrders(url: URL, context: Readonly<RouterContextProvider>, purpose: "view" | "export" = "view") {
  const orderIds = parseOrderIds(url.searchParams);
  if (orderIds.length === 0) return { orders: [] };
  return foundOr404(context.get(callsContext).orders.selected({ orderIds, purpose }));
}
