import { join } from "node:path";
import { drizzle } from "drizzle-orm/pglite";
import { Client } from "pg";
import type { Database } from "./database.server";
import { DatabaseUnreachableError } from "./database-unreachable.server";
import type { DoorsBy } from "./doors.server";
import { EmbeddedClient } from "./embedded-client.server";
import { limitSilenceOf, patience } from "./limit-silence.server";
import { lockDirectory } from "./lock-directory.server";
import { grantDoors, type LoginSafety, loadLoginFacts } from "./login.server";
import { migrateEmbedded, migratePostgres } from "./migrate.server";
import { openPool } from "./open-pool.server";

/** An opened and migrated database. `owner` is for seeding, the command line and tests; everything else uses the doors. */
export type OpenedDatabase = {
  owner: Database;
  kind: "embedded" | "postgres";
  doorsBy: DoorsBy;
  /** The rights of the PostgreSQL login; null for the embedded database. */
  login: LoginSafety | null;
  /** Connections of the pool by state, and the number of waiting requests; null for the embedded database. */
  connections: (() => Readonly<Record<"busy" | "idle" | "awaited", number>>) | null;
  /** Maximum number of connections; null for the embedded database. */
  connectionsMax: number | null;
  ping: () => Promise<void>;
  /** Returns the current time of the database's clock. */
  askNow: () => Promise<Date>;
  /** The whole embedded database as a gzipped tar, as of one moment between two statements; null with PostgreSQL. */
  dump: (() => Promise<Blob>) | null;
  close: () => Promise<void>;
};

/** Without a directory the embedded database is in memory, and ends with the process. */
type OpenOptions = {
  databaseUrl: string | null;
  /** The owner's URL, on a connection of its own without a pooler; null migrates with `databaseUrl`. */
  migrateUrl?: string | null;
  dataDirectory: string | null;
  workers?: number;
  /** Receives the messages of a migration. */
  onMigration?: (sentence: string) => void;
};

/**
 * Opens PostgreSQL when a URL is given, else the embedded database below the data directory, and migrates it (D34). `onLost` is called for
 * every connection that is lost later.
 */
export function openDatabase(
  { databaseUrl, migrateUrl = null, dataDirectory, workers = 1, onMigration }: OpenOptions,
  onLost: (error: Error) => void = () => undefined,
): Promise<OpenedDatabase> {
  return databaseUrl === null ? openEmbedded(dataDirectory) : openPostgres({ databaseUrl, migrateUrl, workers, onMigration }, onLost);
}

/**
 * Returns the connections per process for a number of processes: ten, or fewer when together they would exceed PostgreSQL's default limit.
 */
export const connectionsOf = (workers: number) => Math.max(2, Math.min(10, Math.floor(80 / workers)));

/**
 * Opens the embedded database: one process per directory. It survives the end of the process at any moment, but not a power failure,
 * because it does not force writes to disk.
 */
async function openEmbedded(dataDirectory: string | null): Promise<OpenedDatabase> {
  const release = dataDirectory === null ? () => undefined : lockDirectory(dataDirectory);
  try {
    const client = new EmbeddedClient(dataDirectory === null ? "memory://" : join(dataDirectory, "database"));
    await client.waitReady;
    await migrateEmbedded(client);
    return {
      owner: drizzle(client),
      kind: "embedded",
      doorsBy: "function",
      login: null,
      connections: null,
      connectionsMax: null,
      ping: async () => void (await client.query("select 1")),
      askNow: async () => nowOf(await client.query<NowRow>(nowQuery)),
      dump: () => client.dumpDataDir("gzip"),
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

/** A query of the process itself: given up after five seconds, when its connection is closed. */
const ownQuestion = (text: string) => ({ text, query_timeout: 5_000 });

const nowQuery = "select now() as now";
type NowRow = { now: Date };
const nowOf = ({ rows: [row] }: { rows: NowRow[] }): Date => row?.now ?? new Date();

type Addresses = { databaseUrl: string; migrateUrl: string | null; workers: number; onMigration: OpenOptions["onMigration"] };

async function openPostgres(addresses: Addresses, onLost: (error: Error) => void): Promise<OpenedDatabase> {
  const { databaseUrl, migrateUrl, workers, onMigration } = addresses;
  if (migrateUrl !== null) await migrateAsOwner(migrateUrl, decodeURIComponent(new URL(databaseUrl).username), onMigration);
  const { pool, database, doorsBy } = openPool(databaseUrl, { connectionsMax: connectionsOf(workers), onLost });
  try {
    const client = await pool.connect().catch(unreachable(databaseUrl));
    try {
      if (migrateUrl === null) {
        limitSilenceOf(client, null);
        await migratePostgres(client, onMigration);
        limitSilenceOf(client, patience.person);
      }
      const login = await loadLoginFacts(client);
      const ping = async () => void (await pool.query(ownQuestion("select 1")));
      const askNow = async () => nowOf(await pool.query<NowRow>(ownQuestion(nowQuery)));
      const connections = () => ({ busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, awaited: pool.waitingCount });
      const connectionsMax = connectionsOf(workers);
      return {
        owner: database,
        kind: "postgres",
        doorsBy,
        login,
        connections,
        connectionsMax,
        ping,
        askNow,
        dump: null,
        close: () => pool.end(),
      };
    } finally {
      client.release();
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/** Migrates with the owner's login, and lets the login that serves assume the roles of the doors. */
async function migrateAsOwner(migrateUrl: string, login: string, onMigration: OpenOptions["onMigration"]): Promise<void> {
  const client = new Client({ connectionString: migrateUrl, application_name: "dioptre-migrations", connectionTimeoutMillis: 5_000 });
  await client.connect().catch(unreachable(migrateUrl));
  try {
    await migratePostgres(client, onMigration);
    await grantDoors(client, login);
  } finally {
    await client.end();
  }
}

/** Returns a handler that turns a refused connection into a DatabaseUnreachableError. */
export const unreachable = (url: string) => (error: unknown) => {
  const reason = error instanceof Error ? error.message : "unknown reason";
  throw new DatabaseUnreachableError(`The database at ${new URL(url).host} does not answer (${reason}).`);
};
