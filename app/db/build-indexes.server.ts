import type { Client, PoolClient } from "pg";

/** The statement, on one line, with which a migration creates an index unless it exists. */
const createIndex = /^CREATE INDEX IF NOT EXISTS "(?<index>\w+)" ON "(?<table>\w+)"(?<rest>.+);/gm;

/**
 * Builds the indexes that migrations are about to create on tables with rows, without blocking those who write to them; the migrations then
 * find them present. Each partition of a table gets its own, which the migration only joins. Tables that do not exist yet are left to the
 * migrations. An index that an interrupted build left invalid is rebuilt.
 */
export async function buildIndexes(client: Client | PoolClient, migrations: readonly string[]): Promise<void> {
  for (const { groups } of migrations.flatMap((text) => [...text.matchAll(createIndex)])) {
    const { index = "", table = "", rest = "" } = groups ?? {};
    const { rows: tables } = await client.query<{ name: string }>(
      `select oid::regclass::text as name from pg_class where oid = to_regclass($1) and relkind = 'r'
      union select relid::regclass::text from pg_partition_tree(to_regclass($1)) where isleaf`,
      [table],
    );
    for (const { name } of tables) await buildIndex(client, { table: name, index: name === table ? index : `${name}_${index}`, rest });
  }
}

type IndexOfTable = { table: string; index: string; rest: string };

async function buildIndex(client: Client | PoolClient, { table, index, rest }: IndexOfTable): Promise<void> {
  const { rows: broken } = await client.query("select from pg_index where indexrelid = to_regclass($1) and not indisvalid", [index]);
  if (broken.length > 0) await client.query(`DROP INDEX CONCURRENTLY "${index}"`);
  await client.query(`CREATE INDEX CONCURRENTLY IF NOT EXISTS "${index}" ON "${table}"${rest}`);
}
