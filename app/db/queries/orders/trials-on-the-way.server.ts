import { and, eq, isNull, sql } from "drizzle-orm";
import type { PracticeDb } from "~/db/database.server";
import { isOneOf } from "~/db/one-of.server";
import { unorderedCarts } from "~/db/queries/cart/cart.server";
import { schema } from "~/db/schema.server";

const { carts, orders, preorders, receivedBoxes, transactions } = schema;

/** A number of packs of one lens. */
export type ExpectedPacks = { productId: string; packs: number };

/**
 * Returns the trial packs without a patient that a location ordered since a moment and that were neither delivered nor received, by lens.
 */
export async function listTrialsOnTheWay({ tx, tenantId }: PracticeDb, locationId: string, since: Date): Promise<ExpectedPacks[]> {
  const answer = await tx.execute(sql`
    select line."productId" as product_id, sum(greatest(0, line.quantity - coalesce(arrived.packs, 0)))::int as packs
    from ${orders} o
    join ${transactions} t on t.tenant_id = ${tenantId}::uuid and t.order_id = o.id and t.status not in ('Cancelled', 'Delivered')
    cross join lateral jsonb_to_recordset(t.merchandise->'lines') as line(id uuid, "productId" text, quantity int)
    left join lateral (
      select sum(r.quantity)::int as packs from ${receivedBoxes} r
      where r.tenant_id = ${tenantId}::uuid and r.order_id = o.id and r.transaction_id = t.id and r.line_id = line.id
    ) arrived on true
    where o.tenant_id = ${tenantId}::uuid and o.location_id = ${locationId}::uuid and o.placed_at >= ${since.toISOString()}::timestamptz
      and o.status <> 'Cancelled' and o.purchase_type = 'Trial' and o.patient_id is null and line."productId" is not null
    group by line."productId"`);
  const { rows } = answer as unknown as { rows: { product_id: string; packs: number }[] };
  return rows.map(({ product_id: productId, packs }) => ({ productId, packs }));
}

/** Returns the trial packs without a patient in the carts of a location that are not ordered yet, whoever owns the cart. */
export async function listTrialsInCarts({ tx, tenantId }: PracticeDb, locationId: string): Promise<ExpectedPacks[]> {
  const rows = await tx
    .select({ merchandise: preorders.merchandise })
    .from(carts)
    .innerJoin(preorders, and(eq(preorders.tenantId, carts.tenantId), eq(preorders.cartId, carts.id), eq(preorders.status, "active")))
    .where(
      and(
        ...[eq(carts.tenantId, tenantId), eq(carts.locationId, locationId), isOneOf(carts.status, unorderedCarts)],
        ...[isNull(preorders.patientId), eq(preorders.purchaseType, "Trial")],
      ),
    );
  return rows.flatMap(({ merchandise }) =>
    "lines" in merchandise
      ? merchandise.lines.flatMap(({ productId, quantity }) => (productId === null ? [] : [{ productId, packs: quantity }]))
      : [],
  );
}
