import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import { Pool } from "pg";
import type { Database } from "./database.server";
import { lockDirectory } from "./lock-directory.server";
import { migrateEmbedded, migratePostgres } from "./migrate.server";
import { schema } from "./schema.server";

/** An opened and migrated database. `owner` is for migrations, seeding and tests; everything else goes through the doors. */
export type OpenedDatabase = { owner: Database; kind: "embedded" | "postgres"; ping: () => Promise<void>; close: () => Promise<void> };

/** The database of the configuration did not answer; the message names the host and never the password. */
export class DatabaseUnreachableError extends Error {
  override readonly name = "DatabaseUnreachableError";
}

/** Opens PostgreSQL when an address is given, else the embedded database below the data directory, and migrates it (D34). */
export function openDatabase({
  databaseUrl,
  dataDirectory,
}: {
  databaseUrl: string | null;
  dataDirectory: string;
}): Promise<OpenedDatabase> {
  return databaseUrl === null ? openEmbedded(dataDirectory) : openPostgres(databaseUrl);
}

/**
 * The embedded database: one process per directory. It survives the end of the process at any moment, and promises nothing
 * when the machine loses its power, because it does not force writes to the disk.
 */
async function openEmbedded(dataDirectory: string): Promise<OpenedDatabase> {
  const release = lockDirectory(dataDirectory);
  try {
    const client = await PGlite.create(join(dataDirectory, "database"));
    await migrateEmbedded(client);
    return {
      owner: drizzleEmbedded(client, { schema }),
      kind: "embedded",
      ping: async () => void (await client.query("select 1")),
      close: async () => {
        await client.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

async function openPostgres(databaseUrl: string): Promise<OpenedDatabase> {
  const pool = new Pool({ connectionString: databaseUrl, max: 10, connectionTimeoutMillis: 5_000, application_name: "dioptre" });
  pool.on("error", () => undefined);
  const host = new URL(databaseUrl).host;
  const client = await pool.connect().catch((error: unknown) => {
    void pool.end();
    throw new DatabaseUnreachableError(
      `The database at ${host} does not answer (${error instanceof Error ? error.message : "unknown reason"}).`,
    );
  });
  try {
    await migratePostgres(client);
  } catch (error) {
    client.release();
    await pool.end();
    throw error;
  }
  client.release();
  return {
    owner: drizzlePostgres(pool, { schema }),
    kind: "postgres",
    ping: async () => void (await pool.query("select 1")),
    close: () => pool.end(),
  };
}
