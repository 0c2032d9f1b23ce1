import { and, asc, desc, eq, getTableColumns, gte, inArray, notInArray, sql } from "drizzle-orm";
import type { PracticeDb } from "~/db/database.server";
import { schema } from "~/db/schema.server";
import type { CalendarDay } from "~/domain/edition";
import { waitingStatuses } from "~/domain/order/order-news";
import { type NamedOrder, selectNamedOrders } from "./orders.server";

const { orders, patients, promiseMoves, transactions } = schema;

/** The columns that identify a part of an order. */
const namedPart = {
  part: getTableColumns(transactions),
  order: { id: orders.id, cartId: orders.cartId },
  patient: { firstName: patients.firstName, lastName: patients.lastName },
};

const ofOrder = and(eq(orders.tenantId, transactions.tenantId), eq(orders.id, transactions.orderId));
const ofPatient = and(eq(patients.tenantId, orders.tenantId), eq(patients.id, orders.patientId));

/** Returns the orders of a location that have a problem, newest first. */
export async function listProblemOrders({ tx, tenantId }: PracticeDb, locationId: string, limit: number): Promise<NamedOrder[]> {
  return selectNamedOrders(tx)
    .where(and(eq(orders.tenantId, tenantId), eq(orders.locationId, locationId), sql`${orders.status} = 'OrderProcessingError'`))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(limit);
}

/** Returns changes of promised days for outstanding parts of a location since a moment, newest first. */
export async function listMovesSince({ tx, tenantId }: PracticeDb, locationId: string, { since, limit }: { since: Date; limit: number }) {
  return tx
    .select({ move: getTableColumns(promiseMoves), ...namedPart })
    .from(promiseMoves)
    .innerJoin(
      transactions,
      and(
        eq(transactions.tenantId, promiseMoves.tenantId),
        eq(transactions.id, promiseMoves.transactionId),
        inArray(transactions.status, [...waitingStatuses]),
      ),
    )
    .innerJoin(orders, and(ofOrder, eq(orders.locationId, locationId)))
    .leftJoin(patients, ofPatient)
    .where(and(eq(promiseMoves.tenantId, tenantId), gte(promiseMoves.at, since)))
    .orderBy(desc(promiseMoves.at), desc(promiseMoves.id))
    .limit(limit);
}

/** Returns the parts promised to a location for a day, without cancelled ones and those with a problem. */
export async function listArrivals({ tx, tenantId }: PracticeDb, locationId: string, { day, limit }: { day: CalendarDay; limit: number }) {
  return tx
    .select(namedPart)
    .from(transactions)
    .innerJoin(orders, and(ofOrder, eq(orders.locationId, locationId)))
    .leftJoin(patients, ofPatient)
    .where(
      and(
        eq(transactions.tenantId, tenantId),
        eq(transactions.promisedDay, day),
        notInArray(transactions.status, ["Cancelled", "OrderProcessingError"]),
      ),
    )
    .orderBy(asc(transactions.id))
    .limit(limit);
}

export type NamedPart = Awaited<ReturnType<typeof listArrivals>>[number];
