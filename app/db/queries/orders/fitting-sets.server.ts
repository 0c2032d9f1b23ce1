import { and, asc, desc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { PracticeDb, Transaction } from "~/db/database.server";
import { schema } from "~/db/schema.server";
import type { FittingAct } from "~/domain/fitting/fitting-act";
import type { WantedPacks } from "~/domain/fitting/fitting-shelf";
import type { TakenPacks } from "~/domain/fitting/take-packs";

const { fittingPacks, fittingTakes, fittingWanted } = schema;

export type FittingPacksRow = typeof fittingPacks.$inferSelect;
export type FittingTakeRow = typeof fittingTakes.$inferSelect;

/** Returns the packs on the shelf of a location, earliest expiry date first, those without a date last. */
export async function listFittingPacks({ tx, tenantId }: PracticeDb, locationId: string) {
  return tx
    .select({
      ...{ id: fittingPacks.id, productId: fittingPacks.productId, lot: fittingPacks.lot, expiresOn: fittingPacks.expiresOn },
      left: fittingPacks.leftQuantity,
    })
    .from(fittingPacks)
    .where(leftAt(tenantId, locationId))
    .orderBy(asc(fittingPacks.expiresOn), asc(fittingPacks.id));
}

/** Locks and returns the packs of some lenses on the shelf, or of all (null), until the transaction ends. */
export async function lockFittingPacks({ tx, tenantId }: PracticeDb, locationId: string, productIds: readonly string[] | null) {
  const ofLenses = productIds === null ? undefined : inArray(fittingPacks.productId, [...productIds]);
  const rows = await tx
    .select()
    .from(fittingPacks)
    .where(and(leftAt(tenantId, locationId), ofLenses))
    .orderBy(asc(fittingPacks.id))
    .for("update");
  return rows.map(({ leftQuantity: left, ...row }) => ({ ...row, left }));
}

const leftAt = (tenantId: string, locationId: string) =>
  and(eq(fittingPacks.tenantId, tenantId), eq(fittingPacks.locationId, locationId), gt(fittingPacks.leftQuantity, 0));

/** Locks and returns the packs that were put on any shelf of the practice under these ids. */
export async function lockPutPacks({ tx, tenantId }: PracticeDb, ids: readonly string[]): Promise<FittingPacksRow[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(fittingPacks)
    .where(and(eq(fittingPacks.tenantId, tenantId), inArray(fittingPacks.id, [...ids])))
    .orderBy(asc(fittingPacks.id))
    .for("update");
}

/** Locks and returns the packs that were taken from any shelf of the practice under these ids. */
export async function lockFittingTakes({ tx, tenantId }: PracticeDb, ids: readonly string[]): Promise<FittingTakeRow[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(fittingTakes)
    .where(and(eq(fittingTakes.tenantId, tenantId), inArray(fittingTakes.id, [...ids])))
    .orderBy(asc(fittingTakes.id), asc(fittingTakes.packsId))
    .for("update");
}

/** Puts packs on a shelf; an id that was put there before changes nothing. */
export async function insertFittingPacks(tx: Transaction, rows: (typeof fittingPacks.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(fittingPacks).values(rows).onConflictDoNothing();
}

export async function insertFittingTakes(tx: Transaction, rows: (typeof fittingTakes.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(fittingTakes).values(rows);
}

/** Takes packs from the shelf (`times` is -1), or puts them back (1). */
export async function moveFittingPacks({ tx, tenantId }: PracticeDb, taken: readonly TakenPacks[], times: 1 | -1): Promise<void> {
  for (const { packsId, quantity } of taken) {
    await tx
      .update(fittingPacks)
      .set({ leftQuantity: sql`${fittingPacks.leftQuantity} + ${times * quantity}` })
      .where(and(eq(fittingPacks.tenantId, tenantId), eq(fittingPacks.id, packsId)));
  }
}

/** Records that putting these packs on the shelf was undone; none of them is left there. */
export async function undoPutPacks({ tx, tenantId }: PracticeDb, ids: readonly string[], undoneAt: Date): Promise<void> {
  await tx
    .update(fittingPacks)
    .set({ leftQuantity: 0, undoneAt })
    .where(and(eq(fittingPacks.tenantId, tenantId), inArray(fittingPacks.id, [...ids])));
}

/** Records that taking packs under these ids was undone. */
export async function undoFittingTakes({ tx, tenantId }: PracticeDb, ids: readonly string[], undoneAt: Date): Promise<void> {
  await tx
    .update(fittingTakes)
    .set({ undoneAt })
    .where(and(eq(fittingTakes.tenantId, tenantId), inArray(fittingTakes.id, [...ids])));
}

/** Returns how many packs of each lens a location wants on its shelf. */
export async function listFittingWanted({ tx, tenantId }: PracticeDb, locationId: string): Promise<WantedPacks[]> {
  return tx
    .select({ productId: fittingWanted.productId, packs: fittingWanted.packs })
    .from(fittingWanted)
    .where(and(eq(fittingWanted.tenantId, tenantId), eq(fittingWanted.locationId, locationId)));
}

/** Sets how many packs of each lens are wanted; 0 deletes the row of the lens. */
export async function setFittingWanted(
  { tx, tenantId }: PracticeDb,
  { locationId, wanted, now }: { locationId: string; wanted: readonly WantedPacks[]; now: Date },
): Promise<void> {
  const none = wanted.flatMap(({ productId, packs }) => (packs === 0 ? [productId] : []));
  const some = wanted.filter(({ packs }) => packs > 0);
  if (none.length > 0) {
    const ofLocation = and(eq(fittingWanted.tenantId, tenantId), eq(fittingWanted.locationId, locationId));
    await tx.delete(fittingWanted).where(and(ofLocation, inArray(fittingWanted.productId, none)));
  }
  if (some.length === 0) return;
  await tx
    .insert(fittingWanted)
    .values(some.map((each) => ({ tenantId, locationId, ...each, changedAt: now })))
    .onConflictDoUpdate({
      target: [fittingWanted.tenantId, fittingWanted.locationId, fittingWanted.productId],
      set: { packs: sql`excluded.packs`, changedAt: now },
    });
}

/** An act with packs of one lens and lot. */
export type FittingActRow = {
  act: FittingAct;
  id: string;
  productId: string;
  lot: string | null;
  quantity: number;
  patientId: string | null;
  by: string;
  at: Date;
  /** Of packs that were put on the shelf: how many are still there. */
  left: number;
};

/**
 * Returns the acts at a location since a moment that were not undone, of one series or all (null), latest first. At the same moment packs
 * taken come before packs put there, and otherwise the later id comes first.
 */
export async function listFittingActs(
  { tx, tenantId }: PracticeDb,
  locationId: string,
  { seriesId, since, limit }: { seriesId: string | null; since: Date; limit: number },
): Promise<FittingActRow[]> {
  const from = since.toISOString();
  const ofSeries = seriesId === null ? sql`` : sql`and split_part(p.product_id, '~', 1) = ${seriesId}`;
  const answer = await tx.execute(sql`
    select * from (
      select 'put' as act, p.id, p.product_id, p.lot, p.quantity, null::uuid as patient_id, p.put_by_name as by, p.put_at as at,
        p.left_quantity as "left"
      from ${fittingPacks} p
      where p.tenant_id = ${tenantId}::uuid and p.location_id = ${locationId}::uuid and p.put_at >= ${from}::timestamptz and p.undone_at is null ${ofSeries}
      union all
      select min(t.act), t.id, p.product_id, coalesce(min(t.lot), min(p.lot)), sum(t.quantity)::int, min(t.patient_id::text)::uuid,
        min(t.taken_by_name), min(t.taken_at), 0
      from ${fittingTakes} t join ${fittingPacks} p on p.tenant_id = t.tenant_id and p.id = t.packs_id
      where t.tenant_id = ${tenantId}::uuid and t.location_id = ${locationId}::uuid and t.taken_at >= ${from}::timestamptz
        and t.undone_at is null ${ofSeries}
      group by t.id, p.product_id
    ) as done
    order by at desc, act = 'put', id desc, product_id limit ${limit}`);
  type Row = Omit<FittingActRow, "productId" | "patientId" | "at"> & { product_id: string; patient_id: string | null; at: Date | string };
  const { rows } = answer as unknown as { rows: Row[] };
  return rows.map(({ product_id: productId, patient_id: patientId, at, ...row }) => ({ ...row, productId, patientId, at: new Date(at) }));
}

/** Returns the packs that were given to a patient from the shelves of these locations, latest first. */
export async function listGivenPacks(
  { tx, tenantId }: PracticeDb,
  patientId: string,
  { locationIds, limit }: { locationIds: readonly string[]; limit: number },
) {
  return tx
    .select({
      ...{ id: fittingTakes.id, quantity: fittingTakes.quantity, takenAt: fittingTakes.takenAt, productId: fittingPacks.productId },
      lot: sql<string | null>`coalesce(${fittingTakes.lot}, ${fittingPacks.lot})`,
    })
    .from(fittingTakes)
    .innerJoin(fittingPacks, and(eq(fittingPacks.tenantId, fittingTakes.tenantId), eq(fittingPacks.id, fittingTakes.packsId)))
    .where(
      and(
        ...[eq(fittingTakes.tenantId, tenantId), eq(fittingTakes.patientId, patientId), isNull(fittingTakes.undoneAt)],
        inArray(fittingTakes.locationId, [...locationIds]),
      ),
    )
    .orderBy(desc(fittingTakes.takenAt), desc(fittingTakes.id))
    .limit(limit);
}
