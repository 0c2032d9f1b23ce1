import { and, asc, count, eq, inArray, isNull, or } from "drizzle-orm";
import type { PracticeDb } from "~/db/database.server";
import { schema } from "~/db/schema.server";

const { orderTemplates } = schema;

export type TemplateRow = typeof orderTemplates.$inferSelect;

/** The templates of the whole practice and of these locations, by name; removed ones are not among them. */
export async function listTemplates({ tx, tenantId }: PracticeDb, locationIds: readonly string[]): Promise<TemplateRow[]> {
  return tx
    .select()
    .from(orderTemplates)
    .where(and(eq(orderTemplates.tenantId, tenantId), isNull(orderTemplates.removedAt), seenAt(locationIds)))
    .orderBy(asc(orderTemplates.name), asc(orderTemplates.id));
}

/** A template of the whole practice or of these locations, removed or not; null when there is none of this id. */
export async function findTemplate(
  { tx, tenantId }: PracticeDb,
  { id, locationIds }: { id: string; locationIds: readonly string[] },
): Promise<TemplateRow | null> {
  const [row] = await tx
    .select()
    .from(orderTemplates)
    .where(and(eq(orderTemplates.tenantId, tenantId), eq(orderTemplates.id, id), seenAt(locationIds)));
  return row ?? null;
}

const seenAt = (locationIds: readonly string[]) =>
  or(isNull(orderTemplates.locationId), inArray(orderTemplates.locationId, [...locationIds]));

/** How many templates the practice has. */
export async function countTemplates({ tx, tenantId }: PracticeDb): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(orderTemplates)
    .where(and(eq(orderTemplates.tenantId, tenantId), isNull(orderTemplates.removedAt)));
  return row?.count ?? 0;
}

/** Writes a template and returns it; null, and nothing written, when its id is taken. */
export async function insertTemplate({ tx, tenantId }: PracticeDb, row: Omit<TemplateRow, "tenantId">): Promise<TemplateRow | null> {
  const [written] = await tx
    .insert(orderTemplates)
    .values({ tenantId, ...row })
    .onConflictDoNothing()
    .returning();
  return written ?? null;
}

/** Gives a template another name or place, on the revision last seen; null, and nothing written, when it has another one. */
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

/** Removes a template, or with null takes that back. */
export async function setTemplateRemoved({ tx, tenantId }: PracticeDb, id: string, removedAt: Date | null): Promise<void> {
  await tx
    .update(orderTemplates)
    .set({ removedAt })
    .where(and(eq(orderTemplates.tenantId, tenantId), eq(orderTemplates.id, id)));
}
