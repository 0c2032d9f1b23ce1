import { drizzle } from "drizzle-orm/node-postgres";
import { Pool, type PoolClient } from "pg";
import { rememberedOf } from "~/domain/remembered";
import type { Database, Transaction } from "./database.server";
import type { DoorsBy } from "./doors.server";
import { isDatabaseAway } from "./is-database-away.server";
import { endInSilence, limitSilenceOf, patience } from "./limit-silence.server";
import { PassedOver } from "./passed-over.server";
import { PreparedClient, UnpreparedClient } from "./prepared-client.server";

/**
 * Milliseconds that an idle connection stays open. A new one costs the first page that uses it 40 ms, because the page's statements are
 * prepared again. With the library's 10 seconds, each moment that was a little busier than the last ones opened new connections.
 */
const idleMs = 10 * 60_000;

/**
 * Opens a self-healing pool of connections to PostgreSQL: a lost connection, busy or idle, leaves the pool and is reported to `onLost`; the
 * next transaction opens another. `database` runs its transactions on connections of the pool. `?prepared=false` in the URL leaves all
 * statements unnamed, for a pooler without prepared statements; `?doors=commands` lets the doors assume their roles by SET LOCAL, which
 * Citus forwards to its nodes.
 */
export function openPool(
  databaseUrl: string,
  { connectionsMax, onLost }: { connectionsMax: number; onLost: (error: Error) => void },
): { pool: Pool; database: Database; doorsBy: DoorsBy } {
  const { connectionString, isPrepared, doorsBy } = parseAddress(databaseUrl);
  const pool = new Pool({
    connectionString,
    application_name: "dioptre",
    max: connectionsMax,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: idleMs,
    keepAlive: true,
    Client: isPrepared ? PreparedClient : UnpreparedClient,
    pipeline: true,
  });
  pool.on("connect", (client) => {
    // The pool listens to a connection only while it is idle, and an unhandled error would end the process.
    client.on("error", onLost);
    endInSilence(client);
  });
  pool.on("error", () => undefined);
  return { pool, database: Object.assign(drizzle(pool), { transaction: transactIn(pool) }), doorsBy };
}

/**
 * Returns a function that runs a transaction on a connection of the pool. The connection is released however the transaction ends, even
 * when it could not begin, which drizzle's own transaction on a pool does not do; one whose database went away, or is passed over for
 * another, is not reused.
 */
export function transactIn(pool: Pool): Database["transaction"] {
  const databases = new WeakMap<PoolClient, Database>();
  return async <Answer>(work: (tx: Transaction) => Promise<Answer>, config?: Parameters<Database["transaction"]>[1]): Promise<Answer> => {
    const client = await pool.connect();
    let isLost = false;
    limitSilenceOf(client, patience.batch);
    try {
      return await rememberedOf(databases, client, () => drizzle(client)).transaction(work, config);
    } catch (error) {
      isLost = isDatabaseAway(error) || (error instanceof PassedOver && error.closes);
      throw error;
    } finally {
      limitSilenceOf(client, patience.person);
      client.release(isLost);
    }
  };
}

/** Returns the URL without the parameters that are for the portal alone. */
export function parseAddress(databaseUrl: string): { connectionString: string; isPrepared: boolean; doorsBy: DoorsBy } {
  const url = new URL(databaseUrl);
  const isPrepared = url.searchParams.get("prepared") !== "false";
  const doorsBy = url.searchParams.get("doors") === "commands" ? "commands" : "function";
  for (const name of ["prepared", "doors"]) url.searchParams.delete(name);
  return { connectionString: url.href, isPrepared, doorsBy };
}
