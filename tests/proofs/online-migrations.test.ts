import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildIndexes } from "~/db/build-indexes.server";
import { knownMigrations, migratePostgres } from "~/db/migrate.server";
import { startCluster } from "~tests/helpers/postgres-cluster.mjs";

const made = "order_words_by_order";
const migration = readFileSync("app/db/migrations/0045_order-words-by-order.sql", "utf8");
const ofPartitions = readFileSync("app/db/migrations/0048_orders-under-way.sql", "utf8");

let cluster: Awaited<ReturnType<typeof startCluster>>;
let migrating: pg.Client;
let another: pg.Client;
let writing: pg.Client;

/** Two processes of a new portal start together, and one of them migrates. */
beforeAll(async () => {
  cluster = await startCluster();
  const connect = async () => {
    const client = new pg.Client({ connectionString: cluster.url("postgres") });
    await client.connect();
    return client;
  };
  [migrating, another, writing] = [await connect(), await connect(), await connect()];
  await Promise.all([migratePostgres(migrating), migratePostgres(writing)]);
  await another.query("set session_replication_role = replica");
  await writing.query("set session_replication_role = replica");
  await another.query("set lock_timeout = '1s'");
}, 60_000);

afterAll(async () => {
  await Promise.all([migrating, another, writing].map((client) => client?.end()));
  await cluster?.stop();
});

/** The database of the version before the index. */
beforeEach(() => migrating.query(`drop index ${made}`));

const word = "insert into order_words (tenant_id, word, placed_at, order_id) values ($1, 'word', now(), $1)";
const isValid = async () => {
  const { rows } = await migrating.query("select indisvalid from pg_index where indexrelid = to_regclass($1)", [made]);
  return rows[0]?.indisvalid;
};

test("people can write to a table while a migration builds an index on it", async () => {
  await writing.query("begin");
  await writing.query(word, [randomUUID()]);
  const built = buildIndexes(migrating, [migration]);
  const building = "select from pg_stat_activity where query like 'CREATE INDEX CONCURRENTLY%' and state = 'active'";
  await expect.poll(async () => (await another.query(building)).rowCount, { timeout: 10_000 }).toBe(1);
  // The build waits for the open transaction, but no other write waits for the build.
  await another.query(word, [randomUUID()]);
  await writing.query("commit");
  await built;
  expect(await isValid()).toBe(true);
  // The migration finds it present; each migration ran once.
  await another.query(migration);
  const { rows } = await another.query("select count(*)::int as ran from drizzle.__drizzle_migrations");
  expect(rows[0].ran).toBe(knownMigrations().length);
});

test("an index that an interrupted build left invalid is rebuilt", async () => {
  await migrating.query(`create index ${made} on order_words (word)`);
  await migrating.query("update pg_index set indisvalid = false where indexrelid = $1::regclass", [made]);
  await buildIndexes(migrating, [migration]);
  expect(await isValid()).toBe(true);
  const { rows } = await migrating.query("select pg_get_indexdef($1::regclass) as text", [made]);
  expect(rows[0].text).toContain("(tenant_id, order_id, word)");
});

test("each partition gets its index separately, and the migration joins them", async () => {
  const count = async () => {
    const { rows } = await migrating.query(
      "select count(*)::int as indexes from pg_indexes where tablename ~ '^orders_[0-9]+$' and indexdef like '%(tenant_id, placed_at, id, location_id) WHERE%'",
    );
    return rows[0].indexes;
  };
  await migrating.query("drop index orders_under_way");
  expect(await count()).toBe(0);
  await buildIndexes(migrating, [ofPartitions]);
  expect(await count()).toBe(8);
  await migrating.query(ofPartitions);
  expect(await count()).toBe(8);
  const { rows } = await migrating.query("select indisvalid from pg_index where indexrelid = 'orders_under_way'::regclass");
  expect(rows[0].indisvalid).toBe(true);
});
