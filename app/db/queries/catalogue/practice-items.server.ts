import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { PracticeDb } from "~/db/database.server";
import { schema } from "~/db/schema.server";
import type { PracticeChoice } from "~/domain/catalogue/practice-choice";

const { practiceItems } = schema;

export type PracticeItemRow = typeof practiceItems.$inferSelect;

/** Returns the practice's settings for series and solutions; an item without a row has the defaults. Without `itemIds`, all items. */
export async function listPracticeItems({ tx, tenantId }: PracticeDb, itemIds?: readonly string[]): Promise<PracticeItemRow[]> {
  const ofItems = itemIds ? inArray(practiceItems.itemId, [...itemIds]) : undefined;
  return tx
    .select()
    .from(practiceItems)
    .where(and(eq(practiceItems.tenantId, tenantId), ofItems));
}

/** Locks and returns the rows of items until the transaction ends, creating missing ones. */
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

/** Writes the practice's settings for an item, with who set them and when. */
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
