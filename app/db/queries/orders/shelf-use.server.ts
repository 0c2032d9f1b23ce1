import { and, eq, sql } from "drizzle-orm";
import type { PracticeDb } from "~/db/database.server";
import { isOneOf } from "~/db/one-of.server";
import { unorderedCarts } from "~/db/queries/cart/cart.server";
import { schema } from "~/db/schema.server";
import type { CalendarDay } from "~/domain/edition";
import type { OrderedDay } from "~/domain/replenishment/ordered-days";

const { carts, orders, preorders, putAsideLenses, receivedBoxes, statusHistory, transactions } = schema;

/** A lens in one pack with the days on which a location ordered it, oldest first. */
export type LensUse = { seriesId: string; productId: string; days: OrderedDay[] };

/** Maximum number of lenses that are read, those ordered most; no location stocks more. */
const lensesRead = 600;

/**
 * Returns what a location ordered of lenses for its shelf since a moment, and for patients who collect them there, summed by lens and day
 * of the market. Cancelled orders and parts, trials, and what is shipped straight to a patient do not count.
 */
export async function listLensUse(
  { tx, tenantId }: PracticeDb,
  locationId: string,
  { since, timeZone }: { since: Date; timeZone: string },
): Promise<LensUse[]> {
  const answer = await tx.execute(sql`
    with placed as (
      select o.id, (o.placed_at at time zone ${timeZone})::date as day, o.patient_id is null as is_shelf
      from ${orders} o
      where o.tenant_id = ${tenantId}::uuid and o.location_id = ${locationId}::uuid and o.placed_at >= ${since.toISOString()}::timestamptz
        and o.status <> 'Cancelled' and o.purchase_type = 'Revenue'
        and (o.patient_id is null or (o.order_detail->>'shipToOffice')::boolean)
    ), days as (
      select line."seriesId" as series_id, line."productId" as product_id, placed.day,
        coalesce(sum(line.quantity) filter (where placed.is_shelf), 0)::int as shelf_boxes,
        coalesce(sum(line.quantity) filter (where not placed.is_shelf), 0)::int as patient_boxes,
        max((arrived.at at time zone ${timeZone})::date - placed.day) as lead_days
      from placed
      join ${transactions} t on t.tenant_id = ${tenantId}::uuid and t.order_id = placed.id and t.status <> 'Cancelled'
      cross join lateral jsonb_to_recordset(t.merchandise->'lines') as line("seriesId" text, "productId" text, quantity int)
      left join lateral (
        select least(
          (select min(h.at) from ${statusHistory} h
            where h.tenant_id = ${tenantId}::uuid and h.transaction_id = t.id and h.to_status = 'Delivered'),
          (select min(r.counted_at) from ${receivedBoxes} r
            where r.tenant_id = ${tenantId}::uuid and r.order_id = placed.id and r.transaction_id = t.id)
        ) as at
      ) arrived on placed.is_shelf
      where line."seriesId" is not null
      group by line."seriesId", line."productId", placed.day
    )
    select series_id, product_id,
      json_agg(json_build_object('day', to_char(day, 'YYYY-MM-DD'), 'shelfBoxes', shelf_boxes, 'patientBoxes', patient_boxes,
        'leadDays', lead_days) order by day) as days
    from days group by series_id, product_id having sum(shelf_boxes) > 0
    order by sum(shelf_boxes) desc, product_id limit ${lensesRead}`);
  const { rows } = answer as unknown as { rows: { series_id: string; product_id: string; days: OrderedDay[] }[] };
  return rows.map(({ series_id, product_id, days }) => ({ seriesId: series_id, productId: product_id, days }));
}

/** Returns the products in a location's open carts for its shelf, whoever added them. */
export async function listCartedForShelf({ tx, tenantId }: PracticeDb, locationId: string): Promise<string[]> {
  const rows = await tx
    .select({ merchandise: preorders.merchandise })
    .from(carts)
    .innerJoin(preorders, and(eq(preorders.tenantId, carts.tenantId), eq(preorders.cartId, carts.id), eq(preorders.status, "active")))
    .where(
      and(
        eq(carts.tenantId, tenantId),
        eq(carts.locationId, locationId),
        isOneOf(carts.status, unorderedCarts),
        sql`${preorders.patientId} is null`,
        eq(preorders.purchaseType, "Revenue"),
      ),
    );
  return rows.flatMap(({ merchandise }) => ("lines" in merchandise ? merchandise.lines.flatMap(({ productId }) => productId ?? []) : []));
}

/** Returns the day of the market on which a location last put each lens aside since a moment, by product. */
export async function listPutAside(
  { tx, tenantId }: PracticeDb,
  locationId: string,
  { since, timeZone }: { since: Date; timeZone: string },
): Promise<ReadonlyMap<string, CalendarDay>> {
  const rows = await tx
    .select({
      productId: putAsideLenses.productId,
      day: sql<CalendarDay>`to_char(${putAsideLenses.putAsideAt} at time zone ${timeZone}, 'YYYY-MM-DD')`,
    })
    .from(putAsideLenses)
    .where(
      and(
        eq(putAsideLenses.tenantId, tenantId),
        eq(putAsideLenses.locationId, locationId),
        sql`${putAsideLenses.putAsideAt} >= ${since.toISOString()}::timestamptz`,
      ),
    );
  return new Map(rows.map(({ productId, day }) => [productId, day]));
}

type LensOfLocation = { locationId: string; productId: string };

/** Puts a lens aside at a location; doing so again updates the moment. */
export async function upsertPutAside({ tx, tenantId }: PracticeDb, lens: LensOfLocation, now: Date): Promise<void> {
  await tx
    .insert(putAsideLenses)
    .values({ tenantId, ...lens, putAsideAt: now })
    .onConflictDoUpdate({
      target: [putAsideLenses.tenantId, putAsideLenses.locationId, putAsideLenses.productId],
      set: { putAsideAt: now },
    });
}

export async function deletePutAside({ tx, tenantId }: PracticeDb, { locationId, productId }: LensOfLocation): Promise<void> {
  await tx
    .delete(putAsideLenses)
    .where(and(eq(putAsideLenses.tenantId, tenantId), eq(putAsideLenses.locationId, locationId), eq(putAsideLenses.productId, productId)));
}
