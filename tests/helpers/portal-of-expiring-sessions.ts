import { execFileSync } from "node:child_process";
import pg from "pg";
import { startAppServer } from "./app-server";
import { databaseSettings } from "./demo-database.mjs";
import { startCluster } from "./postgres-cluster.mjs";

/** A session that was not used for this long has expired (D10). */
const idleMinutes = 31;

/** Serves the built portal with its demo data from a PostgreSQL of its own; `expireSessions` expires the sessions of one person. */
export async function servePortalOfExpiringSessions() {
  const cluster = await startCluster();
  const settings = databaseSettings(cluster.url("postgres"));
  execFileSync(process.execPath, ["build/server/cli.js", "seed"], { env: { PATH: process.env.PATH, ...settings } });
  const server = await startAppServer({ ...settings, DISTRIBUTOR_SIMULATOR: "true" });
  return {
    port: server.port,
    expireSessions: async (email: string): Promise<void> => {
      const client = new pg.Client({ connectionString: cluster.url("postgres") });
      await client.connect();
      try {
        await client.query(
          `update sessions set seen_at = seen_at - make_interval(mins => $2) from users
          where users.tenant_id = sessions.tenant_id and users.id = sessions.user_id and users.email = $1`,
          [email, idleMinutes],
        );
      } finally {
        await client.end();
      }
    },
    stop: async (): Promise<void> => {
      await server.stop();
      await cluster.stop();
    },
  };
}
