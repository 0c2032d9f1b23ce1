import { lockShelves } from "~/db/queries/catalogue/stock.server";
import { findOrder } from "~/db/queries/orders/orders.server";
import { findReplaceableOrders, reservedBoxesOf } from "~/db/queries/orders/replaced-orders.server";
import { listTransactions } from "~/db/queries/orders/transactions.server";
import { canChange } from "~/domain/order/change-window";
import { cancelReplacedOrders } from "~/services/checkout/cancel-replaced-orders.server";
import { signedIn } from "../access.server";
import { orderAnswerOf } from "./order-answer.server";

/**
 * Cancels an order while its window is open (D27): its parts with their history, boxes back to stock, the hand-over dropped, and an entry
 * in the audit trail, all or nothing. An order that is already cancelled is returned unchanged, so that asking twice cancels once.
 */
export const cancelPlacedOrder = signedIn.orders.cancel.handler(({ input, context, errors }) => {
  const { person, edition, now } = context;
  return context.withTenant(async (db) => {
    const seen = await findOrder(db, input.orderId, person.locationIds);
    const [order] = seen ? await findReplaceableOrders(db, [input.orderId], { lock: true }) : [];
    if (!order) throw errors.notFound();
    if (order.status !== "Cancelled") {
      const statuses = order.transactions.map(({ status }) => status);
      const verdict = canChange({ placedAt: order.placedAt, cutOffAt: order.changeableUntil, statuses }, now);
      if (!verdict.permitted) throw errors.changeWindowClosed({ data: verdict.values });
      const shelves = reservedBoxesOf(order).map((box) => ({ ...box, onHandByDefault: 0 }));
      if (shelves.length > 0) await lockShelves(db.tx, edition.code, shelves);
      await cancelReplacedOrders(db, context, [order]);
    }
    const cancelled = await findOrder(db, input.orderId, person.locationIds);
    if (!cancelled) throw errors.notFound();
    return { order: orderAnswerOf(cancelled, await listTransactions(db, [input.orderId]), context) };
  });
});
