import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { migrate as runPostgres } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import { migrate as runEmbedded } from "drizzle-orm/pglite/migrator";
import type { Client, PoolClient } from "pg";
import { buildIndexes } from "./build-indexes.server";

/** An arbitrary number, the same in every process: whoever holds this lock migrates. */
const migrationLock = 7_305_114;

/** The embedded database has a single process, so the lock on its directory also protects its migrations. */
export async function migrateEmbedded(client: PGlite): Promise<void> {
  await runEmbedded(drizzleEmbedded(client), { migrationsFolder: migrationsFolder() });
}

/**
 * Migrates under an advisory lock: of several processes that start together one migrates and the others wait. `report` receives what a
 * migration says by RAISE INFO: the progress of a long one, and its duration.
 */
export async function migratePostgres(client: Client | PoolClient, report: (sentence: string) => void = () => undefined): Promise<void> {
  const onNotice = ({ severity, message }: { severity?: string | undefined; message?: string | undefined }) =>
    severity === "INFO" && message && report(message);
  client.on("notice", onNotice);
  await takeLock(client);
  try {
    await buildIndexes(client, await pendingMigrations(client));
    await runPostgres(drizzlePostgres(client), { migrationsFolder: migrationsFolder() });
  } finally {
    await client.query("select pg_advisory_unlock($1)", [migrationLock]);
    client.off("notice", onNotice);
  }
}

/** Takes the lock by polling: a statement that waits for it would hold up CREATE INDEX CONCURRENTLY, which waits for all others. */
async function takeLock(client: Client | PoolClient): Promise<void> {
  const isTaken = async () => (await client.query("select pg_try_advisory_lock($1) as taken", [migrationLock])).rows[0]?.taken;
  while (!(await isTaken())) await wait(100);
}

/** Returns the texts of the migrations that this database has still to run, in order; none for a new database. */
async function pendingMigrations(client: Client | PoolClient): Promise<string[]> {
  const { rows: tables } = await client.query("select from pg_class where oid = to_regclass('drizzle.__drizzle_migrations')");
  if (tables.length === 0) return [];
  const { rows } = await client.query("select coalesce(max(created_at), 0)::float8 as last from drizzle.__drizzle_migrations");
  const pending = knownMigrations().filter(({ when }) => when > rows[0].last);
  return pending.map(({ name }) => readFileSync(join(migrationsFolder(), `${name}.sql`), "utf8"));
}

/** Returns the names of the migrations of this version, in order, with the timestamp under which the database records each. */
export function knownMigrations(): { name: string; when: number }[] {
  const journal: { entries: { tag: string; when: number }[] } = JSON.parse(
    readFileSync(join(migrationsFolder(), "meta/_journal.json"), "utf8"),
  );
  return journal.entries.map(({ tag, when }) => ({ name: tag, when }));
}

/** Next to this module in the source; bundled, it is reached from build/server. */
function migrationsFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const folders = [join(here, "migrations"), join(here, "../../app/db/migrations"), join(here, "../../../app/db/migrations")];
  const found = folders.find((folder) => existsSync(folder));
  if (!found) throw new Error("The folder with the migrations is missing.");
  return found;
}
