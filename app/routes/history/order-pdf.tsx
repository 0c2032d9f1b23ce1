import { senderLines } from "~/components/checkout/sender-lines";
import { orderPaper } from "~/components/orders/order-paper";
import { sessionContext } from "~/context.server";
import { translationOf } from "~/middleware/page-translation.server";
import { answerPdf } from "~/middleware/pdf-answer.server";
import type { Route } from "./+types/order-pdf";
import { loadPlacedOrders } from "./load-placed-orders.server";

/** One order as a PDF, for those who may see its page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { order } = await loadPlacedOrders(url, context, "export");
  const translation = translationOf(context);
  const sender = senderLines(translation.format, context.get(sessionContext), order.locationId);
  return answerPdf(orderPaper(translation, { order, sender }), `order-${order.confirmationNum}`);
}
