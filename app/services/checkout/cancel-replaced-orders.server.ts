import type { PracticeDb } from "~/db/database.server";
import type { StoredPreorder } from "~/db/queries/cart/preorders.server";
import { type ShelfKey, type StockLevels, takeFromShelves } from "~/db/queries/catalogue/stock.server";
import {
  cancelOrder,
  findReplaceableOrders,
  isReplaceable,
  missingBoxesOf,
  type ReplaceableOrder,
  reservedBoxesOf,
} from "~/db/queries/orders/replaced-orders.server";
import { recordPatientOrders, restatePrescriptionEnds } from "~/db/queries/orders/supply.server";
import { dropConfirmations } from "~/db/queries/practice/outbox.server";
import { statedEndOf } from "~/domain/order/placed-order";
import { recordAudit } from "~/services/audit/record-audit.server";
import { sumByProduct } from "~/services/cart/sum-by-product.server";
import type { Catalogue } from "~/services/catalogue/load-catalogue.server";
import { lessenUse } from "../orders/lessen-use.server";
import type { CheckoutCaller } from "./checkout-caller.server";

/** Orders that this checkout cancels, and preorders that are too late to replace theirs or found them cancelled (D27). */
export type ReplacedOrders = { cancelled: ReplaceableOrder[]; late: StoredPreorder[] };

/**
 * Locks the orders that preorders replace, sorted by id, and returns which can still be cancelled. One that was cancelled in the meantime
 * counts as too late: whoever cancelled it may have placed the same order anew.
 */
export async function lockReplacedOrders(db: PracticeDb, preorders: readonly StoredPreorder[], now: Date): Promise<ReplacedOrders> {
  const ids = preorders.flatMap(({ replacesOrderId }) => replacesOrderId ?? []);
  const orders = await findReplaceableOrders(db, ids, { lock: true });
  const closedIds = new Set(orders.filter((order) => !isReplaceable(order, now)).map(({ id }) => id));
  return {
    cancelled: orders.filter(({ id }) => !closedIds.has(id)),
    late: preorders.filter(({ replacesOrderId }) => replacesOrderId !== null && closedIds.has(replacesOrderId)),
  };
}

/**
 * Returns the stock that cancelling these orders returns boxes to. Where an import has removed its row, these boxes are no longer missing
 * (D27): the new row begins without them, so that it has what the rule of its item says once they are returned.
 */
export function shelfKeysOfOrders(orders: readonly ReplaceableOrder[], { stockRules }: Pick<Catalogue, "stockRules">): ShelfKey[] {
  return sumByProduct(orders.flatMap(reservedBoxesOf)).map(({ itemId, productId, quantity }) => {
    return { itemId, productId, onHandByDefault: (stockRules.get(itemId)?.onHandByDefault ?? 0) - quantity };
  });
}

/**
 * Cancels orders and returns to stock, whose rows are locked as `levels`, what they took since it was last counted. They no longer state
 * when a prescription ends (D75), and confirmations that are not mailed yet are dropped.
 */
export async function cancelReplacedOrders(
  db: PracticeDb,
  { person, edition, now }: Pick<CheckoutCaller, "person" | "edition" | "now">,
  { orders, levels }: { orders: readonly ReplaceableOrder[]; levels: StockLevels },
): Promise<void> {
  const returned = orders.flatMap((order) => missingBoxesOf(order, levels));
  await takeFromShelves(db.tx, edition.code, sumByProduct(returned.map((each) => ({ ...each, quantity: -each.quantity }))));
  await recordPatientOrders(db, patientsOf(orders));
  for (const order of orders) {
    await lessenUse(db, order, order.transactions);
    await cancelOrder(db, order, now);
    recordAudit(db, person, { action: "orderCancelled", subjectKind: "order", subjectId: order.id }, now);
  }
  await restatePrescriptionEnds(db, patientsOf(orders.filter(({ transactions }) => statedEndOf(transactions) !== null)));
  await dropConfirmations(
    db,
    orders.map(({ cartId }) => cartId),
    now,
  );
}

const patientsOf = (orders: readonly ReplaceableOrder[]) => orders.flatMap(({ patientId }) => patientId ?? []);
