import { and, desc, eq, gt, lte, notInArray, or } from "drizzle-orm";
import type { Transaction } from "~/db/database.server";
import { schema } from "~/db/schema.server";

const { keptForms } = schema;

export async function insertKeptForm(tx: Transaction, row: typeof keptForms.$inferInsert): Promise<void> {
  await tx.insert(keptForms).values(row);
}

/** A form kept for this person that is not too old; null otherwise, also for another person's. */
export async function findKeptForm(tx: Transaction, tenantId: string, id: string, ownerId: string, now: Date) {
  const [row] = await tx
    .select()
    .from(keptForms)
    .where(and(eq(keptForms.tenantId, tenantId), eq(keptForms.id, id), eq(keptForms.ownerId, ownerId), gt(keptForms.expiresAt, now)));
  return row ?? null;
}

/** Removes a person's forms that are too old, and all but the newest `keep`. */
export async function pruneKeptForms(tx: Transaction, tenantId: string, ownerId: string, keep: number, now: Date): Promise<void> {
  const ofOwner = and(eq(keptForms.tenantId, tenantId), eq(keptForms.ownerId, ownerId));
  const newest = await tx
    .select({ id: keptForms.id })
    .from(keptForms)
    .where(ofOwner)
    .orderBy(desc(keptForms.expiresAt), desc(keptForms.id))
    .limit(keep);
  const keptIds = newest.map(({ id }) => id);
  if (keptIds.length === 0) return;
  await tx.delete(keptForms).where(and(ofOwner, or(lte(keptForms.expiresAt, now), notInArray(keptForms.id, keptIds))));
}
