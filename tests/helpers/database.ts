import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import { Client, Pool } from "pg";
import { inject } from "vitest";
import type { Database } from "~/db/database.server";
import { createDoors, type Doors } from "~/db/doors.server";
import { schema } from "~/db/schema.server";
import { createDoorsWithoutRole } from "./doors-without-role";

/** A migrated database of this worker alone. `owner` bypasses the doors: only for arranging and looking. */
export type TestDatabase = { owner: Database; doors: Doors; kind: "embedded" | "postgres" };

/** With TEST_BYPASS_RLS=1 the doors take on no role, so that row-level security holds nothing back: then the queries stand alone. */
export const bypassesRowLevelSecurity = process.env.TEST_BYPASS_RLS === "1";
const doorsInto = bypassesRowLevelSecurity ? createDoorsWithoutRole : createDoors;

let opened: Promise<TestDatabase> | undefined;

/** The worker's database: PGlite, or PostgreSQL when TEST_DATABASE is `postgres`. Opened once, see resetDatabase. */
export function testDatabase(): Promise<TestDatabase> {
  opened ??= process.env.TEST_DATABASE === "postgres" ? openPostgres() : openEmbedded();
  return opened;
}

/** Removes every row but the reference tables. */
export async function resetDatabase(): Promise<TestDatabase> {
  const database = await testDatabase();
  const tables = await database.owner.execute<{ tablename: string }>(
    sql`select tablename from pg_tables where schemaname = 'public' and tablename <> 'status_transitions'`,
  );
  const names = (tables as unknown as { rows: { tablename: string }[] }).rows.map((row) => `"${row.tablename}"`).join(", ");
  await database.owner.execute(sql.raw(`truncate ${names} cascade`));
  return database;
}

async function openEmbedded(): Promise<TestDatabase> {
  const loadDataDir = new Blob([Buffer.from(inject("migratedDatabase"), "base64")]);
  const client = await PGlite.create({ loadDataDir });
  const owner = drizzleEmbedded(client, { schema });
  return { owner, doors: doorsInto(owner), kind: "embedded" };
}

/** One database per worker, copied from the migrated template that the global set-up made. */
async function openPostgres(): Promise<TestDatabase> {
  const template = new URL(inject("postgresTemplate"));
  const name = `dioptre_test_${process.env.VITEST_POOL_ID ?? "0"}_${process.pid}`;
  const admin = new Client({ connectionString: Object.assign(new URL(template), { pathname: "/postgres" }).href });
  await admin.connect();
  await admin.query(`create database ${name} template ${template.pathname.slice(1)}`);
  await admin.end();
  const pool = new Pool({ connectionString: Object.assign(new URL(template), { pathname: `/${name}` }).href, max: 10 });
  const owner = drizzlePostgres(pool, { schema });
  return { owner, doors: doorsInto(owner), kind: "postgres" };
}
