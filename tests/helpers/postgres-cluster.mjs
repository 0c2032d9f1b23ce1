import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { findPostgresBinaries } from "./find-program.mjs";
import { freePort } from "./free-port.mjs";

/** Settings for a cluster that lives as long as the checks: nothing has to survive a power cut. */
const settings = ["fsync=off", "full_page_writes=off", "max_connections=100", "listen_addresses=127.0.0.1"];

/**
 * Starts a PostgreSQL cluster of its own in a temporary directory on a free port. `url(name)` is the address of a database in it (the
 * superuser's; `postgres` exists), `socketUrl(name)` the same through a file in the directory, which takes less processor time. `stop()`
 * ends the cluster and removes the directory. `crash()` ends it as `pg_ctl stop -m immediate` does and `restart()` starts it again: what
 * it acknowledged is there afterwards only with `survives`, which costs time. `more` are further settings.
 *
 * @param {{ survives?: boolean, more?: readonly string[] }} wishes
 */
export async function startCluster({ survives = false, more = [] } = {}) {
  const binaries = findPostgresBinaries();
  const directory = mkdtempSync(join(tmpdir(), "dioptre-postgres-"));
  const identity = ordinaryUser();
  if (identity.uid !== undefined) chownSync(directory, identity.uid, identity.gid);
  const data = join(directory, "data");
  const options = { cwd: directory, ...identity };
  execFileSync(join(binaries, "initdb"), ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"], {
    ...options,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const port = await freePort();
  const flags = [...settings, `synchronous_commit=${survives ? "on" : "off"}`, ...more].flatMap((setting) => ["-c", setting]);
  const url = (database) => `postgresql://postgres@127.0.0.1:${port}/${database}`;
  const socketUrl = (database) => `postgresql://postgres@localhost:${port}/${database}?host=${directory}`;
  let server;
  const restart = async () => {
    server = spawn(join(binaries, "postgres"), ["-D", data, "-p", String(port), "-k", directory, ...flags], {
      ...options,
      stdio: "ignore",
    });
    await untilDatabaseAnswers(url("postgres"), server);
  };
  const end = async (signal) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill(signal);
    await once(server, "exit");
  };
  const stop = async () => {
    await end("SIGINT");
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    await restart();
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, socketUrl, stop, restart, crash: () => end("SIGQUIT") };
}

/** PostgreSQL refuses to run as root: then it runs as `postgres`, or as `nobody` where that does not exist. */
export function ordinaryUser() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ["postgres", "nobody"]) {
    try {
      const idOf = (flag) => Number(execFileSync("id", [flag, name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
      return { uid: idOf("-u"), gid: idOf("-g") };
    } catch {}
  }
  throw new Error("PostgreSQL does not run as root and there is no user postgres or nobody: run the checks as an ordinary user.");
}

/** Waits until a database answers at an address, or its process has ended; throws when it does neither in time. */
export async function untilDatabaseAnswers(connectionString, server) {
  for (let attempt = 0; attempt < 300 && server.exitCode === null; attempt += 1) {
    const client = new pg.Client({ connectionString });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await wait(50);
    }
  }
  throw new Error("No database answers at the address of the checks.");
}
