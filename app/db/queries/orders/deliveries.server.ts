import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, max, sql } from "drizzle-orm";
import type { PracticeDb, Transaction } from "~/db/database.server";
import { jsonRows } from "~/db/json-rows.server";
import { schema } from "~/db/schema.server";

const { deliveries, countedBoxes } = schema;

export type DeliveryRow = typeof deliveries.$inferSelect;
export type CountedRow = typeof countedBoxes.$inferSelect;
export type Counting = { delivery: DeliveryRow; boxes: CountedRow[] };

/** Returns the delivery that a location is counting, with its boxes in counting order, without removed ones. */
export async function findCounting({ tx, tenantId }: PracticeDb, locationId: string): Promise<Counting | null> {
  const boxes = jsonRows({
    columns: getTableColumns(countedBoxes),
    from: sql`${countedBoxes} where ${countedBoxes.tenantId} = ${deliveries.tenantId} and ${countedBoxes.deliveryId} = ${deliveries.id} and ${countedBoxes.takenBackAt} is null`,
    orderBy: sql`${countedBoxes.place}`,
  });
  const [row] = await tx.select({ delivery: deliveries, boxes }).from(deliveries).where(openAt(tenantId, locationId));
  return row ?? null;
}

/** Returns an open delivery, locked until the transaction ends. */
export async function lockOpenDelivery({ tx, tenantId }: PracticeDb, locationId: string): Promise<DeliveryRow | null> {
  const [row] = await tx.select().from(deliveries).where(openAt(tenantId, locationId)).for("update");
  return row ?? null;
}

const openAt = (tenantId: string, locationId: string) =>
  and(eq(deliveries.tenantId, tenantId), eq(deliveries.locationId, locationId), isNull(deliveries.finishedAt));

/** Returns a delivery of the practice, open or finished. */
export async function findDelivery({ tx, tenantId }: PracticeDb, id: string): Promise<DeliveryRow | null> {
  const [row] = await tx
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.tenantId, tenantId), eq(deliveries.id, id)));
  return row ?? null;
}

/** Returns the same, locked until the transaction ends. */
export async function lockDelivery({ tx, tenantId }: PracticeDb, id: string): Promise<DeliveryRow | null> {
  const [row] = await tx
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.tenantId, tenantId), eq(deliveries.id, id)))
    .for("update");
  return row ?? null;
}

/** Opens a delivery and returns it; null when its location has an open one, or the practice one with this id. */
export async function openDelivery(tx: Transaction, row: typeof deliveries.$inferInsert): Promise<DeliveryRow | null> {
  const [opened] = await tx.insert(deliveries).values(row).onConflictDoNothing().returning();
  return opened ?? null;
}

export async function finishDelivery(
  { tx, tenantId }: PracticeDb,
  id: string,
  finished: { finishedAt: Date; finishedById: string; finishedByName: string; boxesQuantity: number },
): Promise<void> {
  await tx
    .update(deliveries)
    .set(finished)
    .where(and(eq(deliveries.tenantId, tenantId), eq(deliveries.id, id)));
}

/** Returns finished deliveries of a location, newest first, after the last one of the previous page. */
export async function listDeliveries(
  { tx, tenantId }: PracticeDb,
  locationId: string,
  { before, limit }: { before: { at: Date; id: string } | null; limit: number },
): Promise<DeliveryRow[]> {
  const earlier =
    before && sql`(${deliveries.finishedAt}, ${deliveries.id}) < (${before.at.toISOString()}::timestamptz, ${before.id}::uuid)`;
  return tx
    .select()
    .from(deliveries)
    .where(
      and(eq(deliveries.tenantId, tenantId), eq(deliveries.locationId, locationId), isNotNull(deliveries.finishedAt), earlier ?? undefined),
    )
    .orderBy(desc(deliveries.finishedAt), desc(deliveries.id))
    .limit(limit);
}

/** Returns the counted boxes of a delivery in counting order, without removed ones. */
export async function listCountedBoxes({ tx, tenantId }: PracticeDb, deliveryId: string): Promise<CountedRow[]> {
  return tx
    .select()
    .from(countedBoxes)
    .where(and(eq(countedBoxes.tenantId, tenantId), eq(countedBoxes.deliveryId, deliveryId), isNull(countedBoxes.takenBackAt)))
    .orderBy(asc(countedBoxes.place));
}

/** Returns those of these boxes that were counted before, in any delivery of the practice, removed or not. */
export async function findCountedBoxes({ tx, tenantId }: PracticeDb, ids: readonly string[]): Promise<CountedRow[]> {
  return tx
    .select()
    .from(countedBoxes)
    .where(and(eq(countedBoxes.tenantId, tenantId), inArray(countedBoxes.id, [...ids])));
}

/** Returns the position of the last counted box, 0 before the first, and the number of boxes without removed ones. */
export async function countDeliveryBoxes({ tx, tenantId }: PracticeDb, deliveryId: string): Promise<{ last: number; boxes: number }> {
  const [row] = await tx
    .select({ last: max(countedBoxes.place), boxes: sql<number>`(count(*) filter (where ${countedBoxes.takenBackAt} is null))::int` })
    .from(countedBoxes)
    .where(and(eq(countedBoxes.tenantId, tenantId), eq(countedBoxes.deliveryId, deliveryId)));
  return { last: row?.last ?? 0, boxes: row?.boxes ?? 0 };
}

export async function insertCountedBoxes(tx: Transaction, rows: (typeof countedBoxes.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(countedBoxes).values(rows);
}

export async function takeBackBox({ tx, tenantId }: PracticeDb, id: string, takenBackAt: Date): Promise<void> {
  await tx
    .update(countedBoxes)
    .set({ takenBackAt })
    .where(and(eq(countedBoxes.tenantId, tenantId), eq(countedBoxes.id, id)));
}
