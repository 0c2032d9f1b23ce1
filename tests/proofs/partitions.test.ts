import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isDatabaseAway } from "~/db/is-database-away.server";
import { startCluster } from "~tests/helpers/postgres-cluster.mjs";

const grown = ["orders", "transactions", "status_history", "monthly_use", "audit_entries"];
const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync("app/db/migrations/meta/_journal.json", "utf8"));
const move = "0041_partitions";
const textOf = (tag: string) => readFileSync(`app/db/migrations/${tag}.sql`, "utf8");

let cluster: Awaited<ReturnType<typeof startCluster>>;
let superuser: pg.Client;
let owner: pg.Client;
const tenants = Array.from({ length: 40 }, () => randomUUID());

const connect = async (login: string) => {
  const client = new pg.Client({ connectionString: Object.assign(new URL(cluster.url("portal")), { username: login }).href });
  await client.connect();
  return client;
};

/** A database of the version before, whose owner is no superuser, with practices that ordered. */
beforeAll(async () => {
  cluster = await startCluster();
  const admin = new pg.Client({ connectionString: cluster.url("postgres") });
  await admin.connect();
  await admin.query("create role portal_owner login createrole");
  await admin.query("create database portal owner portal_owner");
  await admin.end();
  [superuser, owner] = [await connect("postgres"), await connect("portal_owner")];
  for (const { tag } of journal.entries.slice(
    0,
    journal.entries.findIndex(({ tag }) => tag === move),
  ))
    await owner.query(textOf(tag));
  await superuser.query("set session_replication_role = replica");
  for (const [at, tenant] of tenants.entries()) await superuser.query(rowsOf(tenant, at));
  await superuser.query("set session_replication_role = origin");
});

afterAll(async () => {
  await Promise.all([owner?.end(), superuser?.end()]);
  await cluster?.stop();
});

/** One practice with three orders of two parts each, and what else grows with them. */
const rowsOf = (tenant: string, number: number) => `
  insert into tenants (tenant_id, practice_name, sub_domain, country_code, status, practice_number, letters, partner_number, language, email, phone, created_at, updated_at)
    select '${tenant}', 'A practice', '${tenant}', 'IL', 'active', ${number}, 'A', '${tenant}', 'en', '', '', now(), now();
  with placed as (
    insert into orders (tenant_id, id, cart_id, pre_order_id, location_id, cart_confirmation_num, confirmation_num, order_type, purchase_type,
      source_type, country_code, order_detail, status, boxes_quantity, net_amount, fee_amount, vat_amount, gross_amount, placed_at,
      changeable_until, placed_by_id, updated_at)
    select '${tenant}', gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'C', n::text, 'Stock', 'Revenue', 'web', 'IL', '{}',
      'OrderInitialized', 1, 100, 0, 18, 118, now(), now(), gen_random_uuid(), now() from generate_series(1, 3) n returning tenant_id, id
  ), parts as (
    insert into transactions (tenant_id, id, order_id, transaction_sort_order, transaction_confirmation_num, status, status_seq, merchandise,
      shipping_address, default_shipping_option, process_time)
    select tenant_id, gen_random_uuid(), id, n, gen_random_uuid()::text, 'OrderInitialized', 1, '{}', '{}', 'practice', now()
    from placed, generate_series(1, 2) n returning tenant_id, id
  )
  insert into status_history (tenant_id, transaction_id, seq, to_status, at) select tenant_id, id, 1, 'OrderInitialized', now() from parts;
  insert into audit_entries (tenant_id, id, at, action, subject_kind, seq, previous_hash, hash)
    select '${tenant}', gen_random_uuid(), now(), 'signedIn', 'user', n, '', n::text from generate_series(1, 5) n;
  insert into monthly_use (tenant_id, location_id, item_id, month, product_id, boxes_quantity) values ('${tenant}', '${tenant}', 'item', '2026-01', 'p', 4);`;

/** The keys, indexes, policies, grants and rows of the tables, without what partitions inherit. */
async function loadTables() {
  const found: Record<string, unknown[]> = {};
  const statements = {
    columns: `select attrelid::regclass::text, attname, format_type(atttypid, atttypmod), attnotnull, pg_get_expr(adbin, adrelid) from pg_attribute
      left join pg_attrdef on adrelid = attrelid and adnum = attnum where attrelid = any($1::regclass[]) and attnum > 0 and not attisdropped order by 1, 2`,
    keys: `select conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated from pg_constraint
      where (conrelid = any($1::regclass[]) or confrelid = any($1::regclass[])) and conparentid = 0 order by 1, 2`,
    indexes: `select relname, replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') from pg_index join pg_class on oid = indexrelid
      where indrelid = any($1::regclass[]) order by 1`,
    policies: "select * from pg_policies where schemaname = 'public' and tablename = any($1) order by tablename, policyname",
    grants: `select oid::regclass::text, grantee::regrole::text, privilege_type, null as column from pg_class, aclexplode(relacl) where oid = any($1::regclass[])
      union all select attrelid::regclass::text, grantee::regrole::text, privilege_type, attname from pg_attribute, aclexplode(attacl)
      where attrelid = any($1::regclass[]) order by 1, 2, 3, 4`,
    security: "select relname, relrowsecurity, relforcerowsecurity from pg_class where oid = any($1::regclass[]) order by 1",
  };
  for (const [name, statement] of Object.entries(statements)) found[name] = (await superuser.query(statement, [grown])).rows;
  for (const table of grown) {
    found[table] = (
      await superuser.query(`select count(*)::int, md5(string_agg(md5(${table}::text), '' order by ${table}::text)) from ${table}`)
    ).rows;
  }
  return found;
}

test("the move into partitions keeps rows, keys, policies and grants; what people write meanwhile is answered as while the database is away", async () => {
  const before = await loadTables();
  expect(before.orders).toMatchObject([{ count: 120 }]);
  const said: string[] = [];
  owner.on("notice", ({ severity, message }) => severity === "INFO" && said.push(message ?? ""));
  // Somebody who orders while the move waits for them, and one who comes after it has begun.
  const [first, second] = [await connect("postgres"), await connect("postgres")];
  await first.query("begin");
  await first.query("lock table orders in row exclusive mode");
  await owner.query("begin");
  const moved = owner.query(textOf(move));
  await expect.poll(waitingLocks).toBe(1);
  await first.query("commit");
  await moved;
  await second.query("set lock_timeout = '200ms'");
  const refused: unknown = await second.query("update orders set status = status").catch((error) => error);
  expect(isDatabaseAway(refused)).toBe(true);
  await owner.query("commit");
  await Promise.all([first.end(), second.end()]);

  expect(await loadTables()).toEqual(before);
  expect(said.map((sentence) => sentence.replace(/ \d+ s$/, ""))).toEqual([
    "120 rows of orders copied after",
    "240 rows of transactions copied after",
    "240 rows of status_history copied after",
    "40 rows of monthly_use copied after",
    "200 rows of audit_entries copied after",
    "partitions made in",
  ]);
});

async function waitingLocks(): Promise<number> {
  const { rows } = await superuser.query<{ count: number }>(
    "select count(*)::int from pg_locks where not granted and relation is not null",
  );
  return rows[0]?.count ?? 0;
}

test("a practice's rows lie in one of eight partitions, which the doors do not reach and which bind their owner", async () => {
  const { rows: parts } = await superuser.query(
    `select inhparent::regclass::text as of, count(*)::int as parts, count(relacl)::int as granted,
      bool_and(relrowsecurity and relforcerowsecurity) as bound
    from pg_inherits join pg_class on oid = inhrelid where relkind = 'r' group by 1 order by 1`,
  );
  expect(parts).toEqual([...grown].sort().map((of) => ({ of, parts: 8, granted: 0, bound: true })));
  const { rows: spread } = await superuser.query("select count(distinct (tenant_id, tableoid))::int from orders");
  expect(spread).toEqual([{ count: tenants.length }]);
  expect((await owner.query("select count(*)::int from orders_0")).rows).toEqual([{ count: 0 }]);
});
