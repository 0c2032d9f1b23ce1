import { and, asc, eq, getTableColumns, gte, lt, sql } from "drizzle-orm";
import type { Transaction } from "~/db/database.server";
import { schema } from "~/db/schema.server";
import type { CalendarMonth } from "~/domain/calendar/months";
import type { EditionCode } from "~/domain/edition";

const { operators, orderRequests, receivedBoxes, statusHistory, supplyReports, tenants, transactions } = schema;

type Shipped = { edition: EditionCode; startAt: Date; endAt: Date };

/** Returns the condition for parts shipped to practices of a market between two moments; a part is shipped once (D26). */
const wasShipped = ({ edition, startAt, endAt }: Shipped) =>
  and(
    eq(tenants.countryCode, edition),
    sql`${statusHistory.toStatus} = 'Shipped'`,
    gte(statusHistory.at, startAt),
    lt(statusHistory.at, endAt),
  );
const ofPractice = eq(statusHistory.tenantId, tenants.tenantId);
const ofMove = and(eq(transactions.tenantId, statusHistory.tenantId), eq(transactions.id, statusHistory.transactionId));

/** Returns what was shipped, with the recipients, in chronological order (asOperator). */
export async function listShippedParts(tx: Transaction, shipped: Shipped) {
  const { id, transactionConfirmationNum, merchandise } = transactions;
  return tx
    .select({
      ...{ transactionId: id, reference: transactionConfirmationNum, merchandise, at: statusHistory.at },
      ...{ recipientName: tenants.practiceName, recipientNumber: tenants.businessNumber },
    })
    .from(tenants)
    .innerJoin(statusHistory, ofPractice)
    .innerJoin(transactions, ofMove)
    .where(wasShipped(shipped))
    .orderBy(asc(statusHistory.at), asc(id));
}

/** Returns what locations received of those parts, earliest first (asOperator). */
export async function listReceivedOfShipped(tx: Transaction, shipped: Shipped) {
  const { id, transactionId, lineId, gtin, lot, expiresOn, quantity } = receivedBoxes;
  return tx
    .select({ transactionId, lineId, gtin, lot, expiresOn, quantity })
    .from(tenants)
    .innerJoin(statusHistory, ofPractice)
    .innerJoin(transactions, ofMove)
    .innerJoin(
      receivedBoxes,
      and(
        eq(receivedBoxes.tenantId, transactions.tenantId),
        eq(receivedBoxes.orderId, transactions.orderId),
        eq(transactionId, transactions.id),
      ),
    )
    .where(wasShipped(shipped))
    .orderBy(asc(receivedBoxes.countedAt), asc(id));
}

/** Returns accepted requests about those parts (asOperator). */
export async function listAcceptedOfShipped(tx: Transaction, shipped: Shipped) {
  const { transactionId, lineId, kind, state, details } = orderRequests;
  return tx
    .select({ transactionId, lineId, kind, state, details })
    .from(tenants)
    .innerJoin(statusHistory, ofPractice)
    .innerJoin(transactions, ofMove)
    .innerJoin(
      orderRequests,
      and(
        eq(orderRequests.tenantId, transactions.tenantId),
        eq(orderRequests.orderId, transactions.orderId),
        eq(transactionId, transactions.id),
      ),
    )
    .where(and(wasShipped(shipped), eq(state, "accepted")))
    .orderBy(asc(orderRequests.askedAt), asc(orderRequests.id));
}

/** Returns the reports of a month, earliest first, each with who made it (asOperator). */
export async function listSupplyReports(tx: Transaction, edition: EditionCode, month: CalendarMonth) {
  return tx
    .select({ ...getTableColumns(supplyReports), firstName: operators.firstName, lastName: operators.lastName })
    .from(supplyReports)
    .leftJoin(operators, eq(operators.id, supplyReports.operatorId))
    .where(and(eq(supplyReports.edition, edition), eq(supplyReports.month, month)))
    .orderBy(asc(supplyReports.number));
}

export type SupplyReportRow = Awaited<ReturnType<typeof listSupplyReports>>[number];

/** Stores a report; false when its number or id exists already (asOperator). */
export async function insertSupplyReport(tx: Transaction, row: typeof supplyReports.$inferInsert): Promise<boolean> {
  const inserted = await tx.insert(supplyReports).values(row).onConflictDoNothing().returning({ id: supplyReports.id });
  return inserted.length > 0;
}
