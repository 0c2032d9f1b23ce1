import { and, eq, sql } from "drizzle-orm";
import type { PracticeDb } from "~/db/database.server";
import { schema } from "~/db/schema.server";

const { pins } = schema;

/**
 * Pins a series in the person's first free position; does nothing when it is pinned already, or when the position was taken in the
 * meantime.
 */
export async function insertPin(
  { tx, tenantId }: PracticeDb,
  { ownerId, seriesId, places }: { ownerId: string; seriesId: string; places: number },
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    insert into ${pins} (tenant_id, owner_id, place, series_id, pinned_at)
    select ${tenantId}::uuid, ${ownerId}::uuid, free.place, ${seriesId}, ${now.toISOString()}::timestamptz
    from generate_series(1, ${places}::int) as free(place)
    where not exists (
      select 1 from ${pins} taken where taken.tenant_id = ${tenantId}::uuid and taken.owner_id = ${ownerId}::uuid and taken.place = free.place
    )
    order by free.place limit 1
    on conflict do nothing`);
}

export async function deletePin({ tx, tenantId }: PracticeDb, ownerId: string, seriesId: string): Promise<void> {
  await tx.delete(pins).where(and(eq(pins.tenantId, tenantId), eq(pins.ownerId, ownerId), eq(pins.seriesId, seriesId)));
}
