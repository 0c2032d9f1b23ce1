import type { PracticeDb } from "~/db/database.server";
import { lockShelves, type StockLevels } from "~/db/queries/catalogue/stock.server";
import { findOrder, listOrdersByIds } from "~/db/queries/orders/orders.server";
import { findReplaceableOrders, isReplaceable, type ReplaceableOrder } from "~/db/queries/orders/replaced-orders.server";
import { cancelReplacedOrders, shelfKeysOfOrders } from "~/services/checkout/cancel-replaced-orders.server";
import { signedIn } from "../access.server";
import type { SignedInContext } from "../call-context.server";
import { loadCatalogue } from "../catalogue/load-catalogue.server";
import { orderAnswerOf } from "./order-answer.server";

/**
 * Cancels an order while its window is open (D27): its parts with their history, boxes back to stock, the hand-over dropped, and an entry
 * in the audit trail, all or nothing. An order that is already cancelled is returned unchanged, so that asking twice cancels once.
 */
export const cancelPlacedOrder = signedIn.orders.cancel.handler(({ input, context, errors }) => {
  const { person, now } = context;
  return context.withTenant(async (db) => {
    const seen = await findOrder(db, input.orderId, person.locationIds);
    const [order] = seen ? await findReplaceableOrders(db, [input.orderId], { lock: true }) : [];
    if (!order) throw errors.notFound();
    if (order.status !== "Cancelled") {
      if (!isReplaceable(order, now)) throw errors.changeWindowClosed({ data: { until: order.changeableUntil } });
      await cancelLocked(db, context, [order]);
    }
    const cancelled = await findOrder(db, input.orderId, person.locationIds);
    if (!cancelled) throw errors.notFound();
    return { order: orderAnswerOf(cancelled, context) };
  });
});

/** Cancels those of several orders whose windows are open, in one transaction, and lists the others (D171). */
export const cancelSelectedOrders = signedIn.orders.cancelSelected.handler(({ input, context, errors }) => {
  const { person, now } = context;
  const orderIds = [...new Set(input.orderIds)];
  return context.withTenant(async (db) => {
    const seen = await listOrdersByIds(db, orderIds, person.locationIds);
    if (seen.length < orderIds.length) throw errors.notFound();
    const orders = await findReplaceableOrders(db, orderIds, { lock: true });
    const isClosed = (order: ReplaceableOrder) => order.status !== "Cancelled" && !isReplaceable(order, now);
    const closed = orders.filter(isClosed);
    await cancelLocked(
      db,
      context,
      orders.filter((order) => order.status !== "Cancelled" && !isClosed(order)),
    );
    const named = ({ id }: { id: string }) => ({
      orderId: id,
      confirmationNum: seen.find(({ order }) => order.id === id)?.order.confirmationNum ?? "",
    });
    return {
      cancelled: orders.filter((order) => !isClosed(order)).map(named),
      kept: closed.map((order) => ({ ...named(order), until: order.changeableUntil })),
    };
  });
});

/** Cancels locked orders whose windows are open. */
async function cancelLocked(db: PracticeDb, context: SignedInContext, orders: readonly ReplaceableOrder[]): Promise<void> {
  if (orders.length === 0) return;
  const shelves = shelfKeysOfOrders(orders, await loadCatalogue(db.tx, context.edition.code));
  const levels: StockLevels = shelves.length > 0 ? await lockShelves(db, context.edition.code, shelves) : new Map();
  await cancelReplacedOrders(db, context, { orders, levels });
}
