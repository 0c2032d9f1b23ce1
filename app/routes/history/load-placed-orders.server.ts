import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { callsContext, sessionContext } from "~/context.server";
import { foundOr404 } from "~/middleware/found-or-404.server";

const address = z.object({ cart: z.uuid(), order: z.uuid().optional() });

/** Returns one order of the checkout in a dialog's URL; otherwise throws 404. */
export async function loadOrderById(url: URL, orderId: string, context: Readonly<RouterContextProvider>) {
  const { tenant } = context.get(sessionContext);
  const cartId = url.searchParams.get("cart") ?? "";
  const { orders } = await foundOr404(context.get(callsContext).orders.detail({ tenantId: tenant._id, cartId }));
  const order = orders.find(({ id }) => id === orderId);
  if (!order) throw data(null, { status: 404 });
  return order;
}

/** Returns the order in a URL, else the first of its checkout, with all that were placed together; otherwise throws 404. */
export async function loadPlacedOrders(url: URL, context: Readonly<RouterContextProvider>, purpose: "view" | "export" = "view") {
  const { tenant } = context.get(sessionContext);
  const asked = address.safeParse(Object.fromEntries(url.searchParams));
  if (!asked.success) throw data(null, { status: 404 });
  const { cart: cartId, order: orderId } = asked.data;
  const { orders } = await foundOr404(context.get(callsContext).orders.detail({ tenantId: tenant._id, cartId, purpose }));
  const order = orderId === undefined ? orders[0] : orders.find(({ id }) => id === orderId);
  if (!order) throw data(null, { status: 404 });
  return { order, orders };
}
