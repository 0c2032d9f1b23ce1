import { and, asc, desc, eq, getTableColumns, gt, gte, inArray, or, sql, sum } from "drizzle-orm";
import type { PracticeDb, Transaction } from "~/db/database.server";
import { jsonRows } from "~/db/json-rows.server";
import { schema } from "~/db/schema.server";
import type { RecalledProduct } from "~/domain/delivery/recall-filter";
import type { EditionCode } from "~/domain/edition";

const { locations, orderRequests, orders, patients, productGtins, receivedBoxes, statusHistory, transactions } = schema;

export type ReceivedRow = typeof receivedBoxes.$inferSelect;

export async function insertReceivedBoxes(tx: Transaction, rows: (typeof receivedBoxes.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(receivedBoxes).values(rows);
}

/** Returns what was received of orders, earliest first. */
export async function listReceivedOfOrders({ tx, tenantId }: PracticeDb, orderIds: readonly string[]): Promise<ReceivedRow[]> {
  if (orderIds.length === 0) return [];
  return tx
    .select()
    .from(receivedBoxes)
    .where(and(eq(receivedBoxes.tenantId, tenantId), inArray(receivedBoxes.orderId, [...orderIds])))
    .orderBy(asc(receivedBoxes.countedAt), asc(receivedBoxes.id));
}

const ofOrder = and(eq(orders.tenantId, transactions.tenantId), eq(orders.id, transactions.orderId));
const ofPatient = and(eq(patients.tenantId, orders.tenantId), eq(patients.id, orders.patientId));
const named = {
  order: { id: orders.id, cartId: orders.cartId, placedAt: orders.placedAt, orderDetail: orders.orderDetail, patientId: orders.patientId },
  patient: { firstName: patients.firstName, lastName: patients.lastName },
};

const requestsOfPart = jsonRows({
  columns: getTableColumns(orderRequests),
  from: sql`${orderRequests} where ${orderRequests.tenantId} = ${transactions.tenantId} and ${orderRequests.orderId} = ${transactions.orderId}
    and ${orderRequests.transactionId} = ${transactions.id}`,
  orderBy: sql`${orderRequests.askedAt}, ${orderRequests.id}`,
});

const receivedOfPart = jsonRows({
  columns: { lineId: receivedBoxes.lineId, quantity: receivedBoxes.quantity },
  from: sql`${receivedBoxes} where ${receivedBoxes.tenantId} = ${transactions.tenantId} and ${receivedBoxes.orderId} = ${transactions.orderId}
    and ${receivedBoxes.transactionId} = ${transactions.id}`,
});

/** The imported codes of the products that a part delivers, ordered or agreed on in place of them. */
const gtinsOfPart = (edition: EditionCode) =>
  jsonRows({
    columns: { productId: productGtins.productId, gtin: productGtins.gtin },
    from: sql`${productGtins} where ${productGtins.edition} = ${edition} and ${productGtins.productId} = any(array(
      select jsonb_path_query(${transactions.merchandise}, '$.lines[*].productId') #>> '{}'
      union select ${orderRequests.details} #>> '{replacement,productId}' from ${orderRequests}
      where ${orderRequests.tenantId} = ${transactions.tenantId} and ${orderRequests.orderId} = ${transactions.orderId}))`,
  });

/** A part with what identifies it, its requests by time, what was received of it, and imported codes of its boxes. */
const trackedPart = (edition: EditionCode) => ({
  ...{ part: getTableColumns(transactions), ...named },
  ...{ requests: requestsOfPart, received: receivedOfPart, gtins: gtinsOfPart(edition) },
});

/** Since when parts are listed that have these statuses, and how many at most. */
type OnTheWay = { edition: EditionCode; since: Record<"Shipped" | "Delivered", Date>; limit: number };

/**
 * Returns the parts of a location that were shipped or delivered after a moment for each of these statuses and still have it, newest first;
 * `since` says when. The limit lets every plan follow the index of these moments, however many orders the practice has.
 */
export async function listPartsOnTheWay({ tx, tenantId }: PracticeDb, locationId: string, { edition, since, limit }: OnTheWay) {
  const { at, toStatus, transactionId } = statusHistory;
  const oldest = new Date(Math.min(since.Shipped.getTime(), since.Delivered.getTime()));
  return tx
    .select({ ...trackedPart(edition), since: at })
    .from(statusHistory)
    .innerJoin(
      transactions,
      and(eq(transactions.tenantId, statusHistory.tenantId), eq(transactions.id, transactionId), eq(transactions.status, toStatus)),
    )
    .innerJoin(orders, and(ofOrder, eq(orders.locationId, locationId)))
    .leftJoin(patients, ofPatient)
    .where(
      and(
        ...[eq(statusHistory.tenantId, tenantId), sql`${toStatus} in ('Shipped', 'Delivered')`, gt(at, oldest)],
        or(and(sql`${toStatus} = 'Shipped'`, gt(at, since.Shipped)), and(sql`${toStatus} = 'Delivered'`, gt(at, since.Delivered))),
      ),
    )
    .orderBy(desc(at), desc(transactionId))
    .limit(limit);
}

export type PartOnTheWay = Awaited<ReturnType<typeof listPartsOnTheWay>>[number];

/**
 * Returns the parts of a location whose missing boxes were claimed since a moment, or whose claim was accepted since then; `since` is the
 * claim's last change.
 */
export async function listClaimedParts(
  { tx, tenantId }: PracticeDb,
  locationId: string,
  { edition, from }: { edition: EditionCode; from: Date },
): Promise<PartOnTheWay[]> {
  return tx
    .select({ ...trackedPart(edition), since: orderRequests.updatedAt })
    .from(orderRequests)
    .innerJoin(transactions, and(eq(transactions.tenantId, orderRequests.tenantId), eq(transactions.id, orderRequests.transactionId)))
    .innerJoin(orders, and(ofOrder, eq(orders.locationId, locationId)))
    .leftJoin(patients, ofPatient)
    .where(
      and(
        eq(orderRequests.tenantId, tenantId),
        eq(orderRequests.kind, "shortage"),
        inArray(orderRequests.state, ["asked", "accepted"]),
        gte(orderRequests.updatedAt, from),
      ),
    )
    .orderBy(asc(orderRequests.askedAt), asc(transactions.id));
}

/** Returns the parts of orders. */
export async function listTrackedParts(
  { tx, tenantId }: PracticeDb,
  orderIds: readonly string[],
  edition: EditionCode,
): Promise<TrackedPart[]> {
  if (orderIds.length === 0) return [];
  return tx
    .select(trackedPart(edition))
    .from(transactions)
    .innerJoin(orders, ofOrder)
    .leftJoin(patients, ofPatient)
    .where(and(eq(transactions.tenantId, tenantId), inArray(transactions.orderId, [...orderIds])))
    .orderBy(asc(transactions.id));
}

export type TrackedPart = Omit<PartOnTheWay, "since">;

const receivedWithOrder = (tx: Transaction) =>
  tx
    .select({ box: getTableColumns(receivedBoxes), part: getTableColumns(transactions), ...named, locationName: locations.name })
    .from(receivedBoxes)
    .innerJoin(locations, and(eq(locations.tenantId, receivedBoxes.tenantId), eq(locations.id, receivedBoxes.locationId)))
    .leftJoin(transactions, and(eq(transactions.tenantId, receivedBoxes.tenantId), eq(transactions.id, receivedBoxes.transactionId)))
    .leftJoin(orders, and(eq(orders.tenantId, receivedBoxes.tenantId), eq(orders.id, receivedBoxes.orderId)))
    .leftJoin(patients, ofPatient);

/** Returns the boxes of a delivery by line. */
export async function listReceivedOfDelivery({ tx, tenantId }: PracticeDb, deliveryId: string) {
  return receivedWithOrder(tx)
    .where(and(eq(receivedBoxes.tenantId, tenantId), eq(receivedBoxes.deliveryId, deliveryId)))
    .orderBy(asc(receivedBoxes.id));
}

export type NamedReceived = Awaited<ReturnType<typeof listReceivedOfDelivery>>[number];

/** The boxes of a recall (D87). */
export type RecallFilter = RecalledProduct & { lotKeys: readonly string[]; locationIds: readonly string[] };

function recalled(tenantId: string, { lotKeys, locationIds, gtin, productWords }: RecallFilter) {
  const name = sql`lower(${receivedBoxes.product}->>'productName')`;
  return and(
    eq(receivedBoxes.tenantId, tenantId),
    inArray(receivedBoxes.lotKey, [...lotKeys]),
    inArray(receivedBoxes.locationId, [...locationIds]),
    gtin === null ? undefined : eq(receivedBoxes.gtin, gtin),
    ...productWords.map((word) => sql`strpos(${name}, ${word}) > 0`),
  );
}

/** Returns the boxes of a recall, last received first, after the last one of the previous page. */
export async function listRecalled(
  { tx, tenantId }: PracticeDb,
  filter: RecallFilter,
  { before, limit }: { before: { at: Date; id: string } | null; limit: number },
): Promise<NamedReceived[]> {
  const key = sql`(${receivedBoxes.countedAt}, ${receivedBoxes.id})`;
  const earlier = before && sql`${key} < (${before.at.toISOString()}::timestamptz, ${before.id}::uuid)`;
  return receivedWithOrder(tx)
    .where(and(recalled(tenantId, filter), earlier ?? undefined))
    .orderBy(desc(receivedBoxes.countedAt), desc(receivedBoxes.id))
    .limit(limit);
}

/** Returns the number of boxes of a recall, and of patients whose orders got them. */
export async function sumRecalled({ tx, tenantId }: PracticeDb, filter: RecallFilter): Promise<{ boxes: number; patientIds: string[] }> {
  const rows = await tx
    .select({ patientId: orders.patientId, boxes: sum(receivedBoxes.quantity).mapWith(Number) })
    .from(receivedBoxes)
    .leftJoin(orders, and(eq(orders.tenantId, receivedBoxes.tenantId), eq(orders.id, receivedBoxes.orderId)))
    .where(recalled(tenantId, filter))
    .groupBy(orders.patientId);
  return {
    boxes: rows.reduce((total, { boxes }) => total + boxes, 0),
    patientIds: rows.flatMap(({ patientId }) => patientId ?? []),
  };
}
