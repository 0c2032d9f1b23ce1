import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { PracticeDb } from "~/db/database.server";
import { type Ids, isAmong, isOneOf } from "~/db/one-of.server";
import { presentStatuses } from "~/db/queries/cart/preorders.server";
import { schema } from "~/db/schema.server";
import type { CalendarDay } from "~/domain/edition";
import { unorderedCarts } from "../cart/cart.server";

const { carts, orders, patients, preorders, transactions } = schema;

/**
 * Records that the orders of these patients changed, so that the end of their supply must be recomputed (D83), and the last days of the
 * prescriptions that these orders state (D75).
 */
export async function recordPatientOrders(
  { tx, tenantId }: PracticeDb,
  patientIds: readonly string[],
  prescriptionEnds: ReadonlyMap<string, CalendarDay> = new Map(),
): Promise<void> {
  if (patientIds.length === 0) return;
  // Locked in a fixed order, so that two checkouts do not wait for each other.
  const locked = tx
    .select({ id: patients.id })
    .from(patients)
    .where(and(eq(patients.tenantId, tenantId), inArray(patients.id, [...new Set(patientIds)])))
    .orderBy(patients.id)
    .for("update");
  await tx
    .update(patients)
    .set({
      supplyIsStale: true,
      supplyChanges: sql`${patients.supplyChanges} + 1`,
      ...(prescriptionEnds.size > 0 ? { rxExpiresOn: statedEndOrPresent(prescriptionEnds) } : {}),
    })
    .where(and(eq(patients.tenantId, tenantId), inArray(patients.id, locked), isNull(patients.erasedAt)));
}

function statedEndOrPresent(prescriptionEnds: ReadonlyMap<string, CalendarDay>): SQL {
  const stated = [...prescriptionEnds].map(([id, day]) => sql`when ${id}::uuid then ${day}::date`);
  return sql`case ${patients.id} ${sql.join(stated, sql` `)} else ${patients.rxExpiresOn} end`;
}

/**
 * Records as the last days of these patients' prescriptions those that their latest orders state which are not cancelled, after orders that
 * stated one have been cancelled (D75).
 */
export async function restatePrescriptionEnds({ tx, tenantId }: PracticeDb, patientIds: readonly string[]): Promise<void> {
  if (patientIds.length === 0) return;
  const endsOn = sql<CalendarDay | null>`${transactions.merchandise} #>> '{rx,expirationDate}'`;
  const latest = tx
    .select({ endsOn: sql`(${endsOn})::date` })
    .from(orders)
    .innerJoin(transactions, and(eq(transactions.tenantId, tenantId), eq(transactions.orderId, orders.id)))
    .where(and(eq(orders.tenantId, tenantId), eq(orders.patientId, patients.id), ne(transactions.status, "Cancelled"), isNotNull(endsOn)))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(1);
  await tx
    .update(patients)
    .set({ rxExpiresOn: sql`(${latest})` })
    .where(and(eq(patients.tenantId, tenantId), inArray(patients.id, [...new Set(patientIds)]), isNull(patients.erasedAt)));
}

/** Patients of a location whose supply is looked at. */
export type AskedSupplies = {
  locationId: string;
  /** Number of patients to be recomputed at a time. */
  staleMax: number;
  /** The days on which the supply of the others ends, the last of the previous page, and how many there are at most. */
  from: CalendarDay;
  to: CalendarDay;
  after: { endsOn: CalendarDay; id: string } | null;
  limit: number;
};

/** A patient whose supply is looked at; `staleSince` is the number of changes of a patient to be recomputed, null for others. */
export type FoundSupply = { id: string; firstName: string; lastName: string; endsOn: CalendarDay | null; staleSince: number | null };

/**
 * Returns the patients of a location whose supply must be recomputed, at most `staleMax`, and of the others those whose supply ends after
 * the last one of the previous page, or on or after `from`, until `to`: the earliest of them, at most `limit`.
 */
export async function listSupplies(db: PracticeDb, asked: AskedSupplies): Promise<FoundSupply[]> {
  const { id, firstName, lastName, supplyEndsOn, supplyIsStale, supplyChanges } = patients;
  return db.tx
    .select({
      ...{ id, firstName, lastName, endsOn: supplyEndsOn },
      staleSince: sql<number | null>`case when ${supplyIsStale} then ${supplyChanges} end`,
    })
    .from(patients)
    .where(and(eq(patients.tenantId, db.tenantId), isAmong(id, idsOfSupplies(db, asked))));
}

/** Returns a query for the ids of the same patients, for what is read beside them. */
export function idsOfSupplies({ tx, tenantId }: PracticeDb, { locationId, staleMax, from, to, after, limit }: AskedSupplies): SQL {
  const { id, supplyEndsOn, supplyIsStale } = patients;
  const ofLocation = and(eq(patients.tenantId, tenantId), eq(patients.locationId, locationId));
  const stale = tx
    .select({ id })
    .from(patients)
    .where(and(ofLocation, sql`${supplyIsStale}`))
    .orderBy(id)
    .limit(staleMax);
  const begin: SQL | undefined = after
    ? or(gt(supplyEndsOn, after.endsOn), and(eq(supplyEndsOn, after.endsOn), gt(id, after.id)))
    : sql`${supplyEndsOn} >= ${from}`;
  const ending = tx
    .select({ id })
    .from(patients)
    .where(and(ofLocation, isNotNull(supplyEndsOn), lte(supplyEndsOn, to), begin, sql`${id} <> all(array(${stale}))`))
    .orderBy(asc(supplyEndsOn), asc(id))
    .limit(limit);
  return sql`${stale} union all ${ending}`;
}

/**
 * Writes when the supply of patients ends whose orders have not changed since they were read, null for those who have nothing in use.
 * Others, and those whom somebody has locked, remain to be recomputed.
 */
export async function setSupplyEnds(
  { tx, tenantId }: PracticeDb,
  ends: readonly Pick<FoundSupply, "id" | "endsOn" | "staleSince">[],
): Promise<void> {
  if (ends.length === 0) return;
  const rows = JSON.stringify(ends.map(({ id, endsOn, staleSince }) => ({ id, ends_on: endsOn, changes: staleSince })));
  await tx.execute(sql`
    with held as (
      select ${patients.id} as id, known.ends_on
      from ${patients} join jsonb_to_recordset(${rows}::jsonb) as known(id uuid, ends_on date, changes integer)
        on known.id = ${patients.id} and known.changes = ${patients.supplyChanges}
      where ${patients.tenantId} = ${tenantId}::uuid
      order by ${patients.id} for update of ${patients} skip locked
    )
    update ${patients} set supply_ends_on = held.ends_on, supply_is_stale = false
    from held where ${patients.tenantId} = ${tenantId}::uuid and ${patients.id} = held.id`);
}

/** Returns what is in open carts of the practice for these patients, whoever added it, with cart owner and location. */
export async function listCartedForPatients({ tx, tenantId }: PracticeDb, patientIds: Ids) {
  if (Array.isArray(patientIds) && patientIds.length === 0) return [];
  const { id, patientId, locationId, merchandise } = preorders;
  const rows = await tx
    .select({ id, patientId, locationId, merchandise, ownerId: carts.ownerId })
    .from(preorders)
    .innerJoin(carts, and(eq(carts.tenantId, preorders.tenantId), eq(carts.id, preorders.cartId)))
    .where(
      and(
        eq(preorders.tenantId, tenantId),
        isAmong(patientId, patientIds),
        isOneOf(preorders.status, presentStatuses),
        isOneOf(carts.status, unorderedCarts),
      ),
    )
    .orderBy(asc(preorders.createdAt), asc(id));
  return rows.flatMap(({ patientId: of, ...row }) => (of === null ? [] : [{ ...row, patientId: of }]));
}
