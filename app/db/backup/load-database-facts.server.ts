import type { DatabaseFacts, OrderFacts, TableFacts } from "~/domain/backup/database-facts";

/** Sends one statement to a database and returns its rows; both drivers support it. */
export type Query = <Row extends object>(statement: string) => Promise<Row[]>;

/**
 * Returns counts and checksums of the contents of a database, table by table, without keeping rows in memory. The caller passes a
 * transaction or a database that nobody else changes. Rows are hashed in their text form, so the settings that affect it are fixed first.
 */
export async function loadDatabaseFacts(query: Query): Promise<DatabaseFacts> {
  for (const [name, value] of Object.entries(writing)) await query(`select set_config('${name}', '${value}', true)`);
  const names = await query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace n on n.oid = relnamespace
     where nspname in ('public', 'drizzle') and relkind in ('r', 'p') and not relispartition order by 1`,
  );
  const tables: Record<string, TableFacts> = {};
  for (const { name } of names) tables[name] = await loadTableFacts(query, name);
  return { tables, orders: await loadOrderFacts(query) };
}

const writing = { timezone: "UTC", datestyle: "ISO, YMD", intervalstyle: "postgres", bytea_output: "hex", extra_float_digits: "1" };

async function loadTableFacts(query: Query, name: string): Promise<TableFacts> {
  const [found] = await query<{ rows: string; checksum: string }>(
    `select count(*)::text as rows, coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0)::text as checksum from ${name} t`,
  );
  return { rows: Number(found?.rows ?? 0), checksum: found?.checksum ?? "0" };
}

/**
 * Returns the number of orders, and of those that break a rule: a part's history ends in its status; net and VAT add up to gross; every
 * order has a part and a box.
 */
async function loadOrderFacts(query: Query): Promise<OrderFacts> {
  const [found] = await query<Record<"placed" | keyof OrderFacts["broken"], string>>(`
    select
      count(*)::text as placed,
      count(*) filter (where not exists (
        select from transactions t where t.tenant_id = o.tenant_id and t.order_id = o.id))::text as "ordersWithoutParts",
      count(*) filter (where net_amount + vat_amount <> gross_amount)::text as "ordersWithOtherSums",
      count(*) filter (where boxes_quantity < 1)::text as "ordersWithoutBoxes",
      (select count(*) from transactions t where not exists (
        select from status_history h
        where h.tenant_id = t.tenant_id and h.transaction_id = t.id and h.seq = t.status_seq and h.to_status = t.status
      ))::text as "partsWithoutTheirHistory"
    from orders o`);
  const count = (name: keyof NonNullable<typeof found>) => Number(found?.[name] ?? 0);
  return {
    placed: count("placed"),
    broken: {
      ordersWithoutParts: count("ordersWithoutParts"),
      ordersWithOtherSums: count("ordersWithOtherSums"),
      ordersWithoutBoxes: count("ordersWithoutBoxes"),
      partsWithoutTheirHistory: count("partsWithoutTheirHistory"),
    },
  };
}
