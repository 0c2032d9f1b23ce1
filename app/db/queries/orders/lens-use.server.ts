import { and, desc, eq, getTableColumns, inArray, ne, or, sql } from "drizzle-orm";
import type { PracticeDb } from "~/db/database.server";
import { schema } from "~/db/schema.server";
import type { LensValues } from "~/domain/lens/lens-values";

const { orders, patients, transactions } = schema;

/** A lens of any of these series and in any pack, with at least these values. */
export type AskedLens = { seriesIds: readonly string[]; values: LensValues };

/** Number of the newest orders that are read, so that the work does not grow with the history; and of the parts returned. */
const ordersRead = 2000;
const partsMax = 200;

/** Returns the uncancelled parts with a lens among the newest orders of these locations, newest first. */
export async function listPartsWithLens({ tx, tenantId }: PracticeDb, { seriesIds, values }: AskedLens, locationIds: readonly string[]) {
  const { id, cartId, patientId, purchaseType, placedAt } = getTableColumns(orders);
  const newest = tx
    .select({ id, cartId, patientId, purchaseType, placedAt })
    .from(orders)
    .where(and(eq(orders.tenantId, tenantId), inArray(orders.locationId, [...locationIds]), ne(orders.status, "Cancelled")))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(ordersRead)
    .as("newest");
  const holds = seriesIds.map((seriesId) => {
    const part = JSON.stringify({ lines: [{ seriesId, values }] });
    return sql`${transactions.merchandise} @> ${part}::jsonb`;
  });
  return tx
    .select({
      part: getTableColumns(transactions),
      order: { id: newest.id, cartId: newest.cartId, purchaseType: newest.purchaseType },
      patient: {
        ...{ id: patients.id, firstName: patients.firstName, lastName: patients.lastName, phone: patients.phone },
        erasedAt: patients.erasedAt,
      },
    })
    .from(newest)
    .innerJoin(
      transactions,
      and(eq(transactions.tenantId, tenantId), eq(transactions.orderId, newest.id), ne(transactions.status, "Cancelled"), or(...holds)),
    )
    .leftJoin(patients, and(eq(patients.tenantId, tenantId), eq(patients.id, newest.patientId)))
    .orderBy(desc(newest.placedAt), desc(newest.id), transactions.transactionSortOrder)
    .limit(partsMax);
}
