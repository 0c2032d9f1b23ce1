import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { PracticeDb } from "~/db/database.server";
import { schema } from "~/db/schema.server";
import type { PracticeChoice } from "~/domain/catalogue/practice-choice";

const { practiceItems } = schema;

export type PracticeItemRow = typeof practiceItems.$inferSelect;

/** What the practice chose for series and solutions; without a row an item is as it is by default. Left out, `itemIds` means all. */
export async function listPracticeItems({ tx, tenantId }: PracticeDb, itemIds?: readonly string[]): Promise<PracticeItemRow[]> {
  const ofItems = itemIds ? inArray(practiceItems.itemId, [...itemIds]) : undefined;
  return tx
    .select()
    .from(practiceItems)
    .where(and(eq(practiceItems.tenantId, tenantId), ofItems));
}

/** The rows of items, made where there were none, locked until the transaction ends. */
export async function lockPracticeItems({ tx, tenantId }: PracticeDb, itemIds: readonly string[]): Promise<PracticeItemRow[]> {
  const sorted = [...itemIds].sort();
  await tx
    .insert(practiceItems)
    .values(sorted.map((itemId) => ({ tenantId, itemId })))
    .onConflictDoNothing();
  return tx
    .select()
    .from(practiceItems)
    .where(and(eq(practiceItems.tenantId, tenantId), inArray(practiceItems.itemId, sorted)))
    .orderBy(asc(practiceItems.itemId))
    .for("update");
}

/** Writes what the practice chose for an item, with who did and when. */
export async function changePracticeItem(
  { tx, tenantId }: PracticeDb,
  { itemId, choice }: { itemId: string; choice: PracticeChoice },
  { by, at }: { by: { id: string; firstName: string; lastName: string }; at: Date },
): Promise<void> {
  await tx
    .update(practiceItems)
    .set({
      ...{ visible: choice.visible, available: choice.available, isFavourite: choice.isFavourite },
      ...{ changedById: by.id, changedByFirstName: by.firstName, changedByLastName: by.lastName, changedAt: at },
      revision: sql`${practiceItems.revision} + 1`,
    })
    .where(and(eq(practiceItems.tenantId, tenantId), eq(practiceItems.itemId, itemId)));
}
