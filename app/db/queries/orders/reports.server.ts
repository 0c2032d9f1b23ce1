import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "~/db/database.server";
import { schema } from "~/db/schema.server";
import type { CalendarDay, Edition } from "~/domain/edition";

const { carts, orders, preorders, series, transactions } = schema;

/** Orders of a practice placed at some locations in a period. */
export type ReportFilter = { tenantId: string; locationIds: readonly string[]; startAt: Date; endAt: Date };

/** Leaves out the orders that a person's open carts replace, while they can still be changed (D27). */
export type Replacing = { ownerId: string; now: Date };

export type DayFigures = { day: CalendarDay; orders: number; boxes: number; net: number; gross: number };
export type MonthFigures = { locationId: string; month: string; gross: number };
export type ItemFigures = { itemId: string; isTrial: boolean; isSolution: boolean; name: string; boxes: number; amount: number };
export type TrialFigures = { seriesId: string; name: string; fittings: number; ordered: number };

/** The orders of the filter, except wholly cancelled ones. */
const placedIn = ({ tenantId, locationIds, startAt, endAt }: ReportFilter) => sql`
  ${orders} o where o.tenant_id = ${tenantId}::uuid and o.location_id in ${[...locationIds]}
  and o.placed_at >= ${startAt.toISOString()}::timestamptz and o.placed_at < ${endAt.toISOString()}::timestamptz and o.status <> 'Cancelled'`;

const linesOfParts = sql`cross join lateral jsonb_to_recordset(t.merchandise->'lines')
  as line("seriesId" text, "solutionId" text, "productName" text, quantity int, net int)`;

type Market = Pick<Edition, "timeZone" | "vat">;

/**
 * Starts a query with the orders of a filter as `counted`: location, day of the market, boxes and sums. An order with a cancelled part
 * counts with the rest, its VAT recomputed at its own rate as D25 says. Orders keep their sums, so that only cancelled parts are read.
 */
const withCounted = (filter: ReportFilter, { timeZone, vat }: Market, extra = sql``) => {
  return sql`
    with placed as (
      select o.id, o.location_id, (o.placed_at at time zone ${timeZone})::date as day, o.boxes_quantity, o.net_amount,
        o.gross_amount, coalesce(o.vat_rate_basis_points, ${vat.rateBasisPoints}::integer)::numeric as rate
      from ${placedIn(filter)} ${extra}
    ), parts as (
      select t.order_id, sum(line.quantity) as boxes, sum(line.net) as gone
      from placed
      join ${transactions} t on t.tenant_id = ${filter.tenantId}::uuid and t.order_id = placed.id and t.status = 'Cancelled' ${linesOfParts}
      group by t.order_id
    ), based as (
      select placed.*, placed.boxes_quantity - coalesce(parts.boxes, 0) as boxes, coalesce(parts.gone, 0) as gone,
        case when ${vat.pricesInclude}::boolean then placed.gross_amount else placed.net_amount end - coalesce(parts.gone, 0) as base
      from placed left join parts on parts.order_id = placed.id
    ), counted as (
      select id, location_id, day, boxes,
        case when gone = 0 then net_amount when ${vat.pricesInclude}::boolean then base - round(base * rate / (10000 + rate)) else base end as net,
        case when gone = 0 then gross_amount when ${vat.pricesInclude}::boolean then base else base + round(base * rate / 10000) end as gross
      from based
    )`;
};

/** Returns what was ordered on each day of the market that has an order. */
export async function sumOrdersByDay(tx: Transaction, filter: ReportFilter, market: Market): Promise<DayFigures[]> {
  const answer = await tx.execute(sql`${withCounted(filter, market)}
    select to_char(day, 'YYYY-MM-DD') as day, count(*)::int as orders, sum(boxes)::int as boxes, sum(net)::bigint as net, sum(gross)::bigint as gross
    from counted group by day order by day`);
  return rowsOf<Record<keyof DayFigures, string>>(answer).map(({ day, ...sums }) => ({
    ...{ day, orders: Number(sums.orders), boxes: Number(sums.boxes), net: Number(sums.net), gross: Number(sums.gross) },
  }));
}

/** Returns what each location spent in each month of the market that has an order, VAT included (D103). */
export async function sumOrdersByMonth(tx: Transaction, filter: ReportFilter, market: Market): Promise<MonthFigures[]> {
  const answer = await tx.execute(sql`${withCounted(filter, market)}
    select location_id, to_char(day, 'YYYY-MM') as month, sum(gross)::bigint as gross from counted group by 1, 2`);
  type Row = { location_id: string; month: string; gross: string };
  return rowsOf<Row>(answer).map(({ location_id, month, gross }) => ({ locationId: location_id, month, gross: Number(gross) }));
}

/** Returns a query for the sum of the orders of a filter, VAT included (D103), to be part of another; null without orders. */
export function sumOfOrders(filter: ReportFilter, { replacing, ...market }: Market & { replacing?: Replacing }): SQL {
  return sql`(${withCounted(filter, market, replacing && notReplacedBy(filter, replacing))} select sum(gross)::bigint from counted)`;
}

const notReplacedBy = ({ tenantId }: ReportFilter, { ownerId, now }: Replacing) => sql`
  and (o.changeable_until <= ${now.toISOString()}::timestamptz or not exists (
    select 1 from ${preorders} p join ${carts} c on c.tenant_id = p.tenant_id and c.id = p.cart_id
    where p.tenant_id = ${tenantId}::uuid and c.tenant_id = ${tenantId}::uuid and p.replaces_order_id = o.id and p.status = 'active'
      and c.owner_id = ${ownerId}::uuid and c.location_id = o.location_id and c.status = 'open'))`;

/** Returns what was ordered of each product, trials separately; the name is that of the newest order. */
export async function sumOrdersByItem(tx: Transaction, filter: ReportFilter): Promise<ItemFigures[]> {
  const answer = await tx.execute(sql`
    select coalesce(line."seriesId", line."solutionId") as item_id, line."solutionId" is not null as is_solution,
      t.merchandise->>'purchaseType' = 'Trial' as is_trial, (array_agg(line."productName" order by o.placed_at desc))[1] as name,
      sum(line.quantity)::int as boxes, sum(line.net)::bigint as amount
    from (select o.id, o.placed_at from ${placedIn(filter)}) o
    join ${transactions} t on t.tenant_id = ${filter.tenantId}::uuid and t.order_id = o.id and t.status <> 'Cancelled' ${linesOfParts}
    group by 1, 2, 3 order by boxes desc, item_id`);
  type Row = { item_id: string; is_solution: boolean; is_trial: boolean; name: string; boxes: number; amount: string };
  return rowsOf<Row>(answer).map(({ item_id, is_solution, is_trial, name, boxes, amount }) => ({
    ...{ itemId: item_id, isSolution: is_solution, isTrial: is_trial, name, boxes: Number(boxes), amount: Number(amount) },
  }));
}

/** Returns the boxes of each lens of a series that were ordered, trials left out. */
export async function sumOrdersByLens(
  tx: Transaction,
  filter: ReportFilter,
  seriesId: string,
): Promise<{ productId: string; boxes: number }[]> {
  const answer = await tx.execute(sql`
    select line."productId" as product_id, sum(line.quantity)::int as boxes
    from (select o.id from ${placedIn(filter)}) o
    join ${transactions} t on t.tenant_id = ${filter.tenantId}::uuid and t.order_id = o.id and t.status <> 'Cancelled'
      and t.merchandise->>'purchaseType' = 'Revenue'
    cross join lateral jsonb_to_recordset(t.merchandise->'lines') as line("seriesId" text, "productId" text, quantity int)
    where line."seriesId" = ${seriesId} group by line."productId" order by line."productId"`);
  return rowsOf<{ product_id: string; boxes: number }>(answer).map(({ product_id: productId, boxes }) => ({
    productId,
    boxes: Number(boxes),
  }));
}

/**
 * Returns fittings of trials with patients in the filter's period, and how many of the patients bought a series of that trial in the days
 * after.
 */
export async function countFittings(
  tx: Transaction,
  filter: ReportFilter,
  { edition, withinDays }: { edition: Edition["code"]; withinDays: number },
): Promise<TrialFigures[]> {
  const answer = await tx.execute(sql`
    with fittings as (
      select o.patient_id, line."seriesId" as series_id, min(o.placed_at) as first_at, max(line."productName") as name
      from (select o.id, o.patient_id, o.placed_at from ${placedIn(filter)} and o.patient_id is not null) o
      join ${transactions} t on t.tenant_id = ${filter.tenantId}::uuid and t.order_id = o.id and t.status <> 'Cancelled'
        and t.merchandise->>'purchaseType' = 'Trial' ${linesOfParts}
      group by o.patient_id, line."seriesId"
    ), outcomes as (
      select f.series_id, f.name, exists (
        select 1 from ${orders} b
        join ${transactions} t on t.tenant_id = b.tenant_id and t.order_id = b.id and t.status <> 'Cancelled'
          and t.merchandise->>'purchaseType' = 'Revenue' ${linesOfParts}
        join ${series} s on s.edition = ${edition} and s.id = line."seriesId" and s.data->>'trialReference' = f.series_id
        where b.tenant_id = ${filter.tenantId}::uuid and b.patient_id = f.patient_id and b.location_id in ${[...filter.locationIds]}
          and b.placed_at >= f.first_at and b.placed_at < f.first_at + make_interval(days => ${withinDays}::int)
      ) as ordered from fittings f
    )
    select series_id, max(name) as name, count(*)::int as fittings, count(*) filter (where ordered)::int as ordered
    from outcomes group by series_id order by fittings desc, series_id`);
  type Row = { series_id: string; name: string; fittings: number; ordered: number };
  return rowsOf<Row>(answer).map(({ series_id, name, fittings, ordered }) => ({
    ...{ seriesId: series_id, name, fittings: Number(fittings), ordered: Number(ordered) },
  }));
}

const rowsOf = <Row>(answer: unknown) => (answer as { rows: Row[] }).rows;
