import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { PracticeDb } from "~/db/database.server";
import { schema } from "~/db/schema.server";

const { tenants, locations } = schema;

export type TenantRow = typeof tenants.$inferSelect;
export type LocationRow = typeof locations.$inferSelect;
type TenantInsert = typeof tenants.$inferInsert;

/** Practice numbers start after this one. */
const numbersBegin = 1000;

/** Returns the practice; null when it does not exist. */
export async function findTenant({ tx, tenantId }: PracticeDb): Promise<TenantRow | null> {
  const [row] = await tx.select().from(tenants).where(eq(tenants.tenantId, tenantId));
  return row ?? null;
}

/** Returns every location of the practice, in order. */
export async function listLocations({ tx, tenantId }: PracticeDb): Promise<LocationRow[]> {
  return tx.select().from(locations).where(eq(locations.tenantId, tenantId)).orderBy(asc(locations.position), asc(locations.id));
}

export type TenantChange = Pick<TenantRow, "practiceName" | "email" | "phone" | "language"> & Partial<Pick<TenantRow, "businessNumber">>;

/** Changes the practice if it still has this revision; returns whether it had. */
export async function updateTenant(
  { tx, tenantId }: PracticeDb,
  { revision, change }: { revision: number; change: TenantChange },
  now: Date,
): Promise<boolean> {
  const changed = await tx
    .update(tenants)
    .set({ ...change, revision: sql`${tenants.revision} + 1`, updatedAt: now })
    .where(and(eq(tenants.tenantId, tenantId), eq(tenants.revision, revision)))
    .returning({ tenantId: tenants.tenantId });
  return changed.length > 0;
}

/** Stores since when a second factor is required, or that it no longer is; returns whether that changed anything. */
export async function setFactorRequired({ tx, tenantId }: PracticeDb, factorRequiredAt: Date | null): Promise<boolean> {
  const isOther = factorRequiredAt === null ? isNotNull(tenants.factorRequiredAt) : isNull(tenants.factorRequiredAt);
  const changed = await tx
    .update(tenants)
    .set({ factorRequiredAt })
    .where(and(eq(tenants.tenantId, tenantId), isOther))
    .returning({ tenantId: tenants.tenantId });
  return changed.length > 0;
}

export type LocationChange = Pick<LocationRow, "name" | "street" | "city" | "zip" | "defaultShippingOption"> &
  Partial<Pick<LocationRow, "street2" | "state" | "phone">>;

export async function updateLocation({ tx, tenantId }: PracticeDb, id: string, change: LocationChange): Promise<void> {
  await tx
    .update(locations)
    .set(change)
    .where(and(eq(locations.tenantId, tenantId), eq(locations.id, id)));
}

/**
 * Writes a practice under the next practice number; false when its id, its sub-domain or, at the same moment, the number was taken
 * (asOperatorOf, which sees all practices).
 */
export async function insertTenant({ tx }: PracticeDb, row: Omit<TenantInsert, "practiceNumber">): Promise<boolean> {
  const practiceNumber = sql`(select coalesce(max(others.practice_number), ${numbersBegin}::int) + 1 from ${tenants} as others)`;
  const written = await tx
    .insert(tenants)
    .values({ ...row, practiceNumber })
    .onConflictDoNothing()
    .returning({ tenantId: tenants.tenantId });
  return written.length > 0;
}

/** Whether any practice, open or suspended, has this sub-domain (asOperatorOf). */
export async function hasSubDomain({ tx }: PracticeDb, subDomain: string): Promise<boolean> {
  const [row] = await tx.select({ tenantId: tenants.tenantId }).from(tenants).where(eq(tenants.subDomain, subDomain));
  return row !== undefined;
}

export async function insertLocations({ tx }: PracticeDb, rows: readonly (typeof locations.$inferInsert)[]): Promise<void> {
  await tx.insert(locations).values([...rows]);
}
