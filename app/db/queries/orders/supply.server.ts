import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { PracticeDb } from "~/db/database.server";
import { isOneOf } from "~/db/one-of.server";
import { presentStatuses } from "~/db/queries/cart/preorders.server";
import { schema } from "~/db/schema.server";
import type { CalendarDay } from "~/domain/edition";
import { unorderedCarts } from "../cart/cart.server";

const { carts, patients, preorders } = schema;

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
    .set({ supplyIsStale: true, ...(prescriptionEnds.size > 0 ? { rxExpiresOn: statedEndOrPresent(prescriptionEnds) } : {}) })
    .where(and(eq(patients.tenantId, tenantId), inArray(patients.id, locked), isNull(patients.erasedAt)));
}

function statedEndOrPresent(prescriptionEnds: ReadonlyMap<string, CalendarDay>): SQL {
  const stated = [...prescriptionEnds].map(([id, day]) => sql`when ${id}::uuid then ${day}::date`);
  return sql`case ${patients.id} ${sql.join(stated, sql` `)} else ${patients.rxExpiresOn} end`;
}

/**
 * Locks and returns patients of a location whose supply must be recomputed, at most `limit`, skipping those that somebody else has locked.
 */
export async function lockStaleSupplies({ tx, tenantId }: PracticeDb, locationId: string, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ id: patients.id })
    .from(patients)
    .where(and(eq(patients.tenantId, tenantId), eq(patients.locationId, locationId), sql`${patients.supplyIsStale}`))
    .orderBy(patients.id)
    .limit(limit)
    .for("update", { skipLocked: true });
  return rows.map(({ id }) => id);
}

/** Writes when the supply of locked patients ends; null for those who have nothing in use. */
export async function setSupplyEnds(
  { tx, tenantId }: PracticeDb,
  ends: readonly { patientId: string; endsOn: CalendarDay | null }[],
): Promise<void> {
  if (ends.length === 0) return;
  const rows = JSON.stringify(ends.map(({ patientId, endsOn }) => ({ id: patientId, ends_on: endsOn })));
  await tx.execute(sql`
    update ${patients} set supply_ends_on = known.ends_on, supply_is_stale = false
    from jsonb_to_recordset(${rows}::jsonb) as known(id uuid, ends_on date)
    where ${patients.tenantId} = ${tenantId}::uuid and ${patients.id} = known.id`);
}

/** A patient whose supply ends, for lists. */
export type EndingSupply = { id: string; firstName: string; lastName: string; endsOn: CalendarDay };
type SupplyCursor = { endsOn: CalendarDay; id: string };

/**
 * Returns patients of a location whose supply ends after the last one of the previous page, or on or after `from`, until `to`; earliest
 * first.
 */
export async function listEndingSupplies(
  { tx, tenantId }: PracticeDb,
  locationId: string,
  { from, to, after, limit }: { from: CalendarDay; to: CalendarDay; after: SupplyCursor | null; limit: number },
): Promise<EndingSupply[]> {
  const { id, firstName, lastName, supplyEndsOn } = patients;
  const begin: SQL | undefined = after
    ? or(gt(supplyEndsOn, after.endsOn), and(eq(supplyEndsOn, after.endsOn), gt(id, after.id)))
    : sql`${supplyEndsOn} >= ${from}`;
  const rows = await tx
    .select({ id, firstName, lastName, endsOn: supplyEndsOn })
    .from(patients)
    .where(and(eq(patients.tenantId, tenantId), eq(patients.locationId, locationId), isNotNull(supplyEndsOn), lte(supplyEndsOn, to), begin))
    .orderBy(asc(supplyEndsOn), asc(id))
    .limit(limit);
  return rows.flatMap(({ endsOn, ...patient }) => (endsOn === null ? [] : [{ ...patient, endsOn }]));
}

/** Returns what is in open carts of the practice for these patients, whoever added it, with cart owner and location. */
export async function listCartedForPatients({ tx, tenantId }: PracticeDb, patientIds: readonly string[]) {
  if (patientIds.length === 0) return [];
  const { id, patientId, locationId, merchandise } = preorders;
  const rows = await tx
    .select({ id, patientId, locationId, merchandise, ownerId: carts.ownerId })
    .from(preorders)
    .innerJoin(carts, and(eq(carts.tenantId, preorders.tenantId), eq(carts.id, preorders.cartId)))
    .where(
      and(
        eq(preorders.tenantId, tenantId),
        inArray(patientId, [...new Set(patientIds)]),
        isOneOf(preorders.status, presentStatuses),
        isOneOf(carts.status, unorderedCarts),
      ),
    )
    .orderBy(asc(preorders.createdAt), asc(id));
  return rows.flatMap(({ patientId: of, ...row }) => (of === null ? [] : [{ ...row, patientId: of }]));
}
