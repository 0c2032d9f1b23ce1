import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import { migrate as migrateEmbedded } from "drizzle-orm/pglite/migrator";
import { Client, Pool } from "pg";
import type { Database } from "~/db/database.server";

export type BenchDatabase = { owner: Database; kind: string; close: () => Promise<void> };

const migrationsFolder = "app/db/migrations";

/** A migrated, empty database: PostgreSQL when TEST_DATABASE_URL names a cluster, else PGlite in memory. */
export async function openBenchDatabase(): Promise<BenchDatabase> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) {
    const client = await PGlite.create();
    const owner = drizzleEmbedded(client);
    await migrateEmbedded(owner, { migrationsFolder });
    return { owner, kind: "PGlite", close: () => client.close() };
  }
  const name = `dioptre_bench_${process.pid}`;
  const admin = new Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const pool = new Pool({ connectionString: Object.assign(new URL(url), { pathname: `/${name}` }).href, max: 4 });
  const owner = drizzlePostgres(pool);
  await migratePostgres(owner, { migrationsFolder });
  const close = async () => {
    await pool.end();
    await admin.query(`drop database ${name}`);
    await admin.end();
  };
  return { owner, kind: "PostgreSQL", close };
}
