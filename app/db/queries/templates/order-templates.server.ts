import { and, asc, count, eq, inArray, isNull, or } from "drizzle-orm";
import type { PracticeDb } from "~/db/database.server";
import { schema } from "~/db/schema.server";

const { orderTemplates } = schema;

export type TemplateRow = typeof orderTemplates.$inferSelect;

/** Returns the templates of the whole practice and of these locations by name, without removed ones. */
export async function listTemplates({ tx, tenantId }: PracticeDb, locationIds: readonly string[]): Promise<TemplateRow[]> {
  return tx
    .select()
    .from(orderTemplates)
    .where(and(eq(orderTemplates.tenantId, tenantId), isNull(orderTemplates.removedAt), visibleAt(locationIds)))
    .orderBy(asc(orderTemplates.name), asc(orderTemplates.id));
}

/** Returns a template of the whole practice or of these locations, removed or not; null when none has this id. */
export async function findTemplate(
  { tx, tenantId }: PracticeDb,
  { id, locationIds }: { id: string; locationIds: readonly string[] },
): Promise<TemplateRow | null> {
  const [row] = await tx
    .select()
    .from(orderTemplates)
    .where(and(eq(orderTemplates.tenantId, tenantId), eq(orderTemplates.id, id), visibleAt(locationIds)));
  return row ?? null;
}

const visibleAt = (locationIds: readonly string[]) =>
  or(isNull(orderTemplates.locationId), inArray(orderTemplates.locationId, [...locationIds]));

/** Returns the number of templates of the practice, without removed ones. */
export async function countTemplates({ tx, tenantId }: PracticeDb): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(orderTemplates)
    .where(and(eq(orderTemplates.tenantId, tenantId), isNull(orderTemplates.removedAt)));
  return row?.count ?? 0;
}

/** Inserts a template and returns it; null, with nothing written, when its id is taken. */
export async function insertTemplate({ tx, tenantId }: PracticeDb, row: Omit<TemplateRow, "tenantId">): Promise<TemplateRow | null> {
  const [written] = await tx
    .insert(orderTemplates)
    .values({ tenantId, ...row })
    .onConflictDoNothing()
    .returning();
  return written ?? null;
}

/** Renames a template or moves it, if its revision is still the one last seen, and returns it; otherwise null, with nothing written. */
export async function updateTemplate(
  { tx, tenantId }: PracticeDb,
  { id, revision, name, locationId }: Pick<TemplateRow, "id" | "revision" | "name" | "locationId">,
  changedAt: Date,
): Promise<TemplateRow | null> {
  const [written] = await tx
    .update(orderTemplates)
    .set({ name, locationId, revision: revision + 1, changedAt })
    .where(and(eq(orderTemplates.tenantId, tenantId), eq(orderTemplates.id, id), eq(orderTemplates.revision, revision)))
    .returning();
  return written ?? null;
}

/** Marks a template as removed at this time, or with null restores it. */
export async function setTemplateRemoved({ tx, tenantId }: PracticeDb, id: string, removedAt: Date | null): Promise<void> {
  await tx
    .update(orderTemplates)
    .set({ removedAt })
    .where(and(eq(orderTemplates.tenantId, tenantId), eq(orderTemplates.id, id)));
}
