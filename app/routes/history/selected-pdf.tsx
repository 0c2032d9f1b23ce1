import { data } from "react-router";
import { senderLines } from "~/components/checkout/sender-lines";
import { ordersPaper } from "~/components/orders/orders-paper";
import { sessionContext } from "~/context.server";
import { translationOf } from "~/middleware/page-translation.server";
import { answerPdf } from "~/middleware/pdf-answer.server";
import type { Route } from "./+types/selected-pdf";
import { loadSelectedOrders } from "./load-selected-orders.server";

/** Downloads several orders as one PDF, for those who may see their page (D171). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { orders } = await loadSelectedOrders(url, context, "export");
  const [first] = orders;
  if (!first) throw data(null, { status: 404 });
  const translation = translationOf(context);
  const sender = senderLines(translation.format, context.get(sessionContext), first.locationId);
  return answerPdf(ordersPaper(translation, { orders, sender }), "orders");
}
