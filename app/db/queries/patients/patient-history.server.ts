import { and, desc, eq, getTableColumns, lte, sql } from "drizzle-orm";
import type { PracticeDb } from "~/db/database.server";
import { type Ids, isAmong } from "~/db/one-of.server";
import { schema } from "~/db/schema.server";

const { orders, patients, transactions } = schema;

/** A part of a patient's order; `order` and `part` are null for a patient without orders. */
export type PastPart = {
  patient: Pick<typeof patients.$inferSelect, "id" | "dob" | "rxExpiresOn" | "locationId">;
  order: Pick<
    typeof orders.$inferSelect,
    "id" | "cartId" | "locationId" | "confirmationNum" | "purchaseType" | "placedAt" | "promisedDay" | "orderDetail"
  > | null;
  part: Pick<typeof transactions.$inferSelect, "status" | "merchandise" | "promisedDay"> | null;
};

/** Number of a patient's newest orders that are read, so that the work does not grow with the history. */
const ordersRead = 40;

/** Returns patients of the practice with their latest orders at all its locations, by part, each patient's newest order first. */
export async function listPatientHistory({ tx, tenantId }: PracticeDb, patientIds: Ids): Promise<PastPart[]> {
  if (Array.isArray(patientIds) && patientIds.length === 0) return [];
  const { id, patientId, cartId, locationId, confirmationNum, purchaseType, placedAt, promisedDay, orderDetail } = getTableColumns(orders);
  const rank = sql<number>`row_number() over (partition by ${orders.patientId} order by ${orders.placedAt} desc, ${orders.id} desc)`;
  const latest = tx
    .select({ id, patientId, cartId, locationId, confirmationNum, purchaseType, placedAt, promisedDay, orderDetail, rank: rank.as("rank") })
    .from(orders)
    .where(and(eq(orders.tenantId, tenantId), isAmong(orders.patientId, patientIds)))
    .as("latest");
  return tx
    .select({
      patient: { id: patients.id, dob: patients.dob, rxExpiresOn: patients.rxExpiresOn, locationId: patients.locationId },
      order: {
        ...{ id: latest.id, cartId: latest.cartId, locationId: latest.locationId, confirmationNum: latest.confirmationNum },
        ...{
          purchaseType: latest.purchaseType,
          placedAt: latest.placedAt,
          promisedDay: latest.promisedDay,
          orderDetail: latest.orderDetail,
        },
      },
      part: { status: transactions.status, merchandise: transactions.merchandise, promisedDay: transactions.promisedDay },
    })
    .from(patients)
    .leftJoin(latest, and(eq(latest.patientId, patients.id), lte(latest.rank, ordersRead)))
    .leftJoin(transactions, and(eq(transactions.tenantId, tenantId), eq(transactions.orderId, latest.id)))
    .where(and(eq(patients.tenantId, tenantId), isAmong(patients.id, patientIds)))
    .orderBy(patients.id, desc(latest.placedAt), desc(latest.id), transactions.transactionSortOrder);
}
