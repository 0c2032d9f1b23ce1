import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, max, sql } from "drizzle-orm";
import type { PracticeDb, Transaction } from "~/db/database.server";
import { schema } from "~/db/schema.server";
import type { CountedDay } from "~/domain/replenishment/ordered-days";

const { shelfCounts, shelfBoxes, shelfFigures } = schema;

export type ShelfCountRow = typeof shelfCounts.$inferSelect;
export type ShelfBoxRow = typeof shelfBoxes.$inferSelect;

/** Returns the open count of a location. */
export async function findOpenShelfCount({ tx, tenantId }: PracticeDb, locationId: string): Promise<ShelfCountRow | null> {
  const [row] = await tx.select().from(shelfCounts).where(openAt(tenantId, locationId));
  return row ?? null;
}

/** Returns the same, locked until the transaction ends. */
export async function lockOpenShelfCount({ tx, tenantId }: PracticeDb, locationId: string): Promise<ShelfCountRow | null> {
  const [row] = await tx.select().from(shelfCounts).where(openAt(tenantId, locationId)).for("update");
  return row ?? null;
}

const openAt = (tenantId: string, locationId: string) =>
  and(eq(shelfCounts.tenantId, tenantId), eq(shelfCounts.locationId, locationId), isNull(shelfCounts.finishedAt));

/** Locks and returns a count of the practice, open or finished, until the transaction ends. */
export async function lockShelfCount({ tx, tenantId }: PracticeDb, id: string): Promise<ShelfCountRow | null> {
  const [row] = await tx
    .select()
    .from(shelfCounts)
    .where(and(eq(shelfCounts.tenantId, tenantId), eq(shelfCounts.id, id)))
    .for("update");
  return row ?? null;
}

/** Returns the last finished count of a location. */
export async function findLastShelfCount({ tx, tenantId }: PracticeDb, locationId: string): Promise<ShelfCountRow | null> {
  const [row] = await tx
    .select()
    .from(shelfCounts)
    .where(and(eq(shelfCounts.tenantId, tenantId), eq(shelfCounts.locationId, locationId), isNotNull(shelfCounts.finishedAt)))
    .orderBy(desc(shelfCounts.finishedAt))
    .limit(1);
  return row ?? null;
}

/** Opens a count and returns it; null when its location has an open one, or the practice one with this id. */
export async function openShelfCount(tx: Transaction, row: typeof shelfCounts.$inferInsert): Promise<ShelfCountRow | null> {
  const [opened] = await tx.insert(shelfCounts).values(row).onConflictDoNothing().returning();
  return opened ?? null;
}

type Finished = { finishedAt: Date; finishedByName: string; figures: readonly { productId: string; boxes: number }[] };

/** Finishes a count with the result for each product. */
export async function finishShelfCount({ tx, tenantId }: PracticeDb, countId: string, { figures, ...finished }: Finished): Promise<void> {
  if (figures.length > 0) await tx.insert(shelfFigures).values(figures.map((figure) => ({ tenantId, countId, ...figure })));
  await tx
    .update(shelfCounts)
    .set({ ...finished, lensesQuantity: figures.length })
    .where(and(eq(shelfCounts.tenantId, tenantId), eq(shelfCounts.id, countId)));
}

/** Returns what was counted, in counting order, without removed entries. */
export async function listShelfBoxes({ tx, tenantId }: PracticeDb, countId: string): Promise<ShelfBoxRow[]> {
  return tx
    .select()
    .from(shelfBoxes)
    .where(and(eq(shelfBoxes.tenantId, tenantId), eq(shelfBoxes.countId, countId), isNull(shelfBoxes.takenBackAt)))
    .orderBy(asc(shelfBoxes.place));
}

/** Returns those of these entries that were counted before, in any count of the practice, removed or not. */
export async function findShelfBoxes({ tx, tenantId }: PracticeDb, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return tx
    .select({ box: shelfBoxes, locationId: shelfCounts.locationId, finishedAt: shelfCounts.finishedAt })
    .from(shelfBoxes)
    .innerJoin(shelfCounts, and(eq(shelfCounts.tenantId, shelfBoxes.tenantId), eq(shelfCounts.id, shelfBoxes.countId)))
    .where(and(eq(shelfBoxes.tenantId, tenantId), inArray(shelfBoxes.id, [...ids])));
}

/** Returns the position of the last entry of a count, 0 before the first, and the number of entries without those that were removed. */
export async function findShelfPositions({ tx, tenantId }: PracticeDb, countId: string): Promise<{ last: number; present: number }> {
  const present = count(sql`case when ${shelfBoxes.takenBackAt} is null then 1 end`);
  const [row] = await tx
    .select({ last: max(shelfBoxes.place), present })
    .from(shelfBoxes)
    .where(and(eq(shelfBoxes.tenantId, tenantId), eq(shelfBoxes.countId, countId)));
  return { last: row?.last ?? 0, present: row?.present ?? 0 };
}

export async function insertShelfBoxes(tx: Transaction, rows: (typeof shelfBoxes.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(shelfBoxes).values(rows);
}

export async function takeBackShelfBox({ tx, tenantId }: PracticeDb, id: string, takenBackAt: Date): Promise<void> {
  await tx
    .update(shelfBoxes)
    .set({ takenBackAt })
    .where(and(eq(shelfBoxes.tenantId, tenantId), eq(shelfBoxes.id, id)));
}

/** Returns the results of a location's counts for each product since a moment, by day of the market, earliest first. */
export async function listShelfFigures(
  { tx, tenantId }: PracticeDb,
  locationId: string,
  { since, timeZone }: { since: Date; timeZone: string },
): Promise<ReadonlyMap<string, CountedDay[]>> {
  const rows = await tx
    .select({
      productId: shelfFigures.productId,
      boxes: shelfFigures.boxes,
      day: sql<string>`to_char(${shelfCounts.finishedAt} at time zone ${timeZone}, 'YYYY-MM-DD')`,
    })
    .from(shelfCounts)
    .innerJoin(shelfFigures, and(eq(shelfFigures.tenantId, shelfCounts.tenantId), eq(shelfFigures.countId, shelfCounts.id)))
    .where(and(eq(shelfCounts.tenantId, tenantId), eq(shelfCounts.locationId, locationId), gte(shelfCounts.finishedAt, since)))
    .orderBy(asc(shelfCounts.finishedAt));
  const found = new Map<string, CountedDay[]>();
  for (const { productId, day, boxes } of rows) found.set(productId, [...(found.get(productId) ?? []), { day, boxes }]);
  return found;
}
