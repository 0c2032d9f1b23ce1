import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { transitions } from "~/domain/order/status";
import { testDatabase } from "~tests/helpers/database";

/** By which the outbox is sent, and the distributor's operators find what they look after in all practices. */
const acrossPractices = ["checkout_failures_by_time", "outbox_failed", "outbox_to_send", "order_requests_open", "users_by_email"];

/** Not practice data although a practice is named: what the public picker may show. */
const directory = ["directory_entries", "directory_words"];

async function rowsOf<Row>(query: ReturnType<typeof sql>): Promise<Row[]> {
  const { owner } = await testDatabase();
  return ((await owner.execute(query)) as unknown as { rows: Row[] }).rows;
}

test("every table of practice data shows only the rows of the practice for which the door was opened", async () => {
  const tables = await rowsOf<{ name: string; enabled: boolean; forced: boolean; policies: number }>(sql`
    select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
      (select count(*)::int from pg_policy p where p.polrelid = c.oid and p.polname = 'one_practice') as policies
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`);
  expect(tables.length).toBeGreaterThan(20);
  expect(tables.filter((table) => !table.enabled || !table.forced || table.policies !== 1)).toEqual([]);
});

test("the practice comes first in every key, index and reference of practice data", async () => {
  const keys = await rowsOf<{ name: string; relation: string; first: string }>(sql`
    select i.relname as name, t.relname as relation, a.attname as first
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
      join pg_attribute a on a.attrelid = t.oid and a.attnum = x.indkey[0]
    where t.relnamespace = 'public'::regnamespace
      and exists (select 1 from pg_attribute b where b.attrelid = t.oid and b.attname = 'tenant_id')`);
  const tenantTable = keys.filter((key) => key.relation !== "tenants" && !directory.includes(key.relation));
  expect(tenantTable.filter(({ name, first }) => first !== "tenant_id" && !acrossPractices.includes(name))).toEqual([]);
  const references = await rowsOf<{ name: string; relation: string; first: string; target: string }>(sql`
    select c.conname as name, t.relname as relation, a.attname as first, f.relname as target
    from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class f on f.oid = c.confrelid
      join pg_attribute a on a.attrelid = t.oid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace`);
  expect(references.filter((reference) => reference.first !== "tenant_id" && reference.target !== "status_transitions")).toEqual([]);
});

test("the query of one practice reads one partition of a table", async () => {
  const plan = await rowsOf<Record<string, string>>(
    sql`explain select * from orders where tenant_id = '3f0c2a6e-8f0b-4c55-9f43-0b8c8c5e2a11' and placed_at < now()`,
  );
  const named = plan.flatMap((row) => Object.values(row)).filter((line) => line.includes(" on orders_"));
  expect(new Set(named.map((line) => / on (orders_\d)/.exec(line)?.[1])).size).toBe(1);
});

test("there are no triggers, sequences or notifications", async () => {
  expect(await rowsOf(sql`select tgname from pg_trigger where not tgisinternal`)).toEqual([]);
  expect(await rowsOf(sql`select relname from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace`)).toEqual([]);
});

test("the status steps that can be stored are those that the rule allows", async () => {
  const stored = await rowsOf<{ move: string }>(sql`select from_status || '>' || to_status as move from status_transitions`);
  expect(stored.map((row) => row.move).sort()).toEqual(transitions.map((each) => `${each.from}>${each.to}`).sort());
});
