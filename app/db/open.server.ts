import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import type { Database } from "./database.server";
import { lockDirectory } from "./lock-directory.server";
import { migrateEmbedded, migratePostgres } from "./migrate.server";
import { openPool } from "./open-pool.server";
import { schema } from "./schema.server";

/** An opened and migrated database. `owner` is for migrations, seeding and tests; everything else goes through the doors. */
export type OpenedDatabase = { owner: Database; kind: "embedded" | "postgres"; ping: () => Promise<void>; close: () => Promise<void> };

/** The database of the configuration did not answer; the message names the host and never the password. */
export class DatabaseUnreachableError extends Error {
  override readonly name = "DatabaseUnreachableError";
}

/** Without a directory the embedded database lives in memory, and ends with the process. */
type Place = { databaseUrl: string | null; dataDirectory: string | null; workers?: number };

/**
 * Opens PostgreSQL when an address is given, else the embedded database below the data directory, and migrates it (D34). `onLost` hears
 * of every connection that is lost afterwards.
 */
export function openDatabase(
  { databaseUrl, dataDirectory, workers = 1 }: Place,
  onLost: (error: Error) => void = () => undefined,
): Promise<OpenedDatabase> {
  return databaseUrl === null ? openEmbedded(dataDirectory) : openPostgres({ databaseUrl, workers }, onLost);
}

/** Connections of one of so many processes: ten, and fewer where together they would ask PostgreSQL for more than it gives by default. */
const connectionsOf = (workers: number) => Math.max(2, Math.min(10, Math.floor(80 / workers)));

/**
 * The embedded database: one process per directory. It survives the end of the process at any moment, and promises nothing
 * when the machine loses its power, because it does not force writes to the disk.
 */
async function openEmbedded(dataDirectory: string | null): Promise<OpenedDatabase> {
  const release = dataDirectory === null ? () => undefined : lockDirectory(dataDirectory);
  try {
    const client = await PGlite.create(dataDirectory === null ? "memory://" : join(dataDirectory, "database"));
    await migrateEmbedded(client);
    return {
      owner: drizzle(client, { schema }),
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

async function openPostgres(
  { databaseUrl, workers }: { databaseUrl: string; workers: number },
  onLost: (error: Error) => void,
): Promise<OpenedDatabase> {
  const { pool, database } = openPool(databaseUrl, { connectionsMax: connectionsOf(workers), onLost });
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
    owner: database,
    kind: "postgres",
    ping: async () => void (await pool.query("select 1")),
    close: () => pool.end(),
  };
}
