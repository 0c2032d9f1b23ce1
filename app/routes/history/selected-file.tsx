import { data, href, redirect } from "react-router";
import { callsContext, sessionContext } from "~/context.server";
import { hasAdminPermission } from "~/domain/account/permissions";
import { parseOrderIds } from "~/forms/orders/order-selection";
import { foundOr404 } from "~/middleware/found-or-404.server";
import type { Route } from "./+types/selected-file";

/** Downloads several orders as CSV, for those who may download the report of a period (D171, D67). */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (!hasAdminPermission(context.get(sessionContext).user)) throw redirect(href("/products"));
  const orderIds = parseOrderIds(url.searchParams);
  if (orderIds.length === 0) throw data(null, { status: 404 });
  const { headers, body } = await foundOr404(context.get(callsContext).orders.selectedReport({ orderIds }));
  return new Response(body, { headers: { ...headers, "cache-control": "no-store" } });
}
