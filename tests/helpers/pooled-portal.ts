import { execFileSync } from "node:child_process";
import { type AppServer, startAppServer } from "./app-server";
import { databaseSettings } from "./demo-database.mjs";
import { startPooler } from "./pooler.mjs";
import { startCluster } from "./postgres-cluster.mjs";
import { startStandby } from "./standby.mjs";

/** How far the stand-by is behind. */
const behindSeconds = 10;

/**
 * The built server with the demo on PostgreSQL, through a PgBouncer in transaction mode, and with a stand-by that applies everything ten
 * seconds late; `stop` ends all of them.
 */
export async function startPooledPortal(environment: Readonly<Record<string, string>>): Promise<AppServer> {
  const cluster = await startCluster({ survives: true });
  const address = cluster.url("postgres");
  execFileSync(process.execPath, ["build/server/cli.js", "seed"], { env: { PATH: process.env.PATH, ...databaseSettings(address) } });
  const pooler = await startPooler(address, ["postgres"]);
  const standby = await startStandby(address);
  await standby.delayBy(behindSeconds);
  const server = await startAppServer({
    ...databaseSettings(`${pooler.url("postgres", "postgres")}?prepared=false`),
    MIGRATE_URL: address,
    DATABASE_READ_URL: standby.url("postgres"),
    ...environment,
  });
  const stop = async () => {
    const code = await server.stop();
    await standby.stop();
    await pooler.stop();
    await cluster.stop();
    return code;
  };
  return { ...server, stop };
}
