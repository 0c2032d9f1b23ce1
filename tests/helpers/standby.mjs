import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { findPostgresBinaries } from "./find-program.mjs";
import { freePort } from "./free-port.mjs";
import { ordinaryUser, untilDatabaseAnswers } from "./postgres-cluster.mjs";

/**
 * Starts a streaming stand-by of the cluster at `clusterUrl` in a temporary directory on a free port. `delayBy(seconds)` lets it apply
 * what it receives that much later, `crash()` and `restart()` end it at once and start it again, `stop()` removes it.
 */
export async function startStandby(clusterUrl) {
  const binaries = findPostgresBinaries();
  const directory = mkdtempSync(join(tmpdir(), "dioptre-standby-"));
  const identity = ordinaryUser();
  if (identity.uid !== undefined) chownSync(directory, identity.uid, identity.gid);
  const data = join(directory, "data");
  const options = { cwd: directory, ...identity };
  const copied = ["-d", clusterUrl, "-D", data, "--write-recovery-conf", "--wal-method=stream", "--checkpoint=fast", "--no-sync"];
  execFileSync(join(binaries, "pg_basebackup"), copied, { ...options, stdio: ["ignore", "ignore", "pipe"] });
  const port = await freePort();
  const flags = ["fsync=off", "max_connections=100", "listen_addresses=127.0.0.1"].flatMap((setting) => ["-c", setting]);
  const url = (database) => `postgresql://postgres@127.0.0.1:${port}/${database}`;
  let server;
  const restart = async () => {
    server = spawn(join(binaries, "postgres"), ["-D", data, "-p", String(port), "-k", directory, ...flags], {
      ...options,
      stdio: "ignore",
    });
    await untilDatabaseAnswers(url("postgres"), server);
  };
  const end = async (signal) => {
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
    server.kill(signal);
    await once(server, "exit");
  };
  const stop = async () => {
    await end("SIGINT");
    rmSync(directory, { recursive: true, force: true });
  };
  const delayBy = async (seconds) => {
    const client = new pg.Client({ connectionString: url("postgres") });
    await client.connect();
    await client.query(`alter system set recovery_min_apply_delay = '${seconds}s'`);
    await client.query("select pg_reload_conf()");
    await client.end();
  };
  try {
    await restart();
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, delayBy, crash: () => end("SIGQUIT"), restart, stop };
}
