import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Transaction } from "~/db/database.server";
import type { PublishedPromotion } from "~/db/schema/catalogue.server";
import { schema } from "~/db/schema.server";
import type { CalendarDay, Edition, EditionCode } from "~/domain/edition";

const { operators, orders, promotions, transactions } = schema;
const enders = alias(operators, "enders");
const changers = alias(operators, "changers");

/** Writes a new promotion; false when its id exists already. */
export async function insertPromotion(tx: Transaction, data: PublishedPromotion, made: { by: string; at: Date }): Promise<boolean> {
  const { edition, id, fromDay, toDay } = data;
  const written = await tx
    .insert(promotions)
    .values({ edition, id, fromDay, toDay, data, madeById: made.by, madeAt: made.at })
    .onConflictDoNothing()
    .returning({ id: promotions.id });
  return written.length > 0;
}

/** Writes the last day of a promotion that was ended, with who did it and why. */
export async function setPromotionEnd(
  tx: Transaction,
  data: PublishedPromotion,
  { by, at, reason }: { by: string; at: Date; reason: string },
): Promise<void> {
  await tx
    .update(promotions)
    .set({ toDay: data.toDay, data, endedById: by, endedAt: at, endReason: reason })
    .where(and(eq(promotions.edition, data.edition), eq(promotions.id, data.id)));
}

/** Overwrites a promotion, with who did it and when. */
export async function setPromotion(tx: Transaction, data: PublishedPromotion, { by, at }: { by: string; at: Date }): Promise<void> {
  const { edition, id, fromDay, toDay } = data;
  await tx
    .update(promotions)
    .set({ fromDay, toDay, data, changedById: by, changedAt: at })
    .where(and(eq(promotions.edition, edition), eq(promotions.id, id)));
}

/** Returns a promotion with the operators who created, changed and ended it; null when there is none. */
export async function findOperatedPromotion(tx: Transaction, edition: EditionCode, id: string) {
  const [row] = await tx
    .select({
      data: promotions.data,
      ...{ madeAt: promotions.madeAt, madeByFirst: operators.firstName, madeByLast: operators.lastName },
      ...{ changedAt: promotions.changedAt, changedByFirst: changers.firstName, changedByLast: changers.lastName },
      ...{ endedAt: promotions.endedAt, endReason: promotions.endReason, endedById: promotions.endedById },
      ...{ endedByFirst: enders.firstName, endedByLast: enders.lastName },
    })
    .from(promotions)
    .leftJoin(operators, eq(operators.id, promotions.madeById))
    .leftJoin(changers, eq(changers.id, promotions.changedById))
    .leftJoin(enders, eq(enders.id, promotions.endedById))
    .where(and(eq(promotions.edition, edition), eq(promotions.id, id)));
  return row ?? null;
}

/** What was ordered under a promotion; a null `firstDay` is the total. */
export type PromotionUseRow = { firstDay: CalendarDay | null; orders: number; boxes: number; practices: number; discount: number };

/**
 * Returns uncancelled orders under a promotion, by week of the market and in total (asOperator): orders, boxes, practices, and the discount
 * in the smallest unit.
 */
export async function countPromotionUse(
  tx: Transaction,
  { code, timeZone, firstWeekday }: Pick<Edition, "code" | "timeZone" | "firstWeekday">,
  { id, fromDay }: Pick<PublishedPromotion, "id" | "fromDay">,
): Promise<PromotionUseRow[]> {
  const shift = (8 - firstWeekday) % 7;
  const { rows } = (await tx.execute(sql`
    with used as (
      select ${orders.tenantId} as tenant_id, ${orders.id} as order_id, (line ->> 'quantity')::int as boxes, (line ->> 'discount')::int as discount,
        (date_trunc('week', (${orders.placedAt} at time zone ${timeZone}) + make_interval(days => ${shift}::int))::date - ${shift}::int) as first_day
      from ${orders}
        join ${transactions} on ${transactions.tenantId} = ${orders.tenantId} and ${transactions.orderId} = ${orders.id}
        cross join lateral jsonb_array_elements(${transactions.merchandise} -> 'lines') as line
      where ${orders.countryCode} = ${code} and ${orders.placedAt} >= ${fromDay}::date - 1 and ${transactions.status} <> 'Cancelled'
        and line -> 'promotion' ->> 'id' = ${id}
    )
    select to_char(first_day, 'YYYY-MM-DD') as "firstDay", count(distinct order_id)::int as orders, sum(boxes)::int as boxes,
      count(distinct tenant_id)::int as practices, sum(discount)::bigint as discount
    from used group by grouping sets ((first_day), ()) order by first_day`)) as unknown as {
    rows: (Omit<PromotionUseRow, "discount"> & { discount: string })[];
  };
  return rows.map(({ discount, ...row }) => ({ ...row, discount: Number(discount) }));
}
