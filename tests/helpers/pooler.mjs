import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findPgBouncer } from "./find-program.mjs";
import { freePort } from "./free-port.mjs";
import { ordinaryUser, untilDatabaseAnswers } from "./postgres-cluster.mjs";

/**
 * Starts a PgBouncer in transaction mode in front of the cluster at `clusterUrl`, for the logins of these `names`, with three connections
 * for each database and login: two transactions of one client seldom meet the same one. `url(login, name)` is the address of a database
 * behind it; `stop()` ends it.
 */
export async function startPooler(clusterUrl, names) {
  const program = findPgBouncer();
  const directory = mkdtempSync(join(tmpdir(), "dioptre-pooler-"));
  const identity = ordinaryUser();
  if (identity.uid !== undefined) chownSync(directory, identity.uid, identity.gid);
  const [port, { hostname, port: clusterPort }] = [await freePort(), new URL(clusterUrl)];
  const [file, logins] = [join(directory, "pgbouncer.ini"), join(directory, "logins.txt")];
  const settings = [
    "[databases]",
    `* = host=${hostname} port=${clusterPort}`,
    "[pgbouncer]",
    "pool_mode = transaction",
    "listen_addr = 127.0.0.1",
    `listen_port = ${port}`,
    "unix_socket_dir =",
    "auth_type = trust",
    `auth_file = ${logins}`,
    "default_pool_size = 3",
    "max_client_conn = 400",
  ];
  writeFileSync(logins, names.map((name) => `"${name}" ""\n`).join(""));
  writeFileSync(file, `${settings.join("\n")}\n`);
  const pooler = spawn(program, [file], { cwd: directory, ...identity, stdio: "ignore" });
  const url = (login, database) => `postgresql://${login}@127.0.0.1:${port}/${database}`;
  const stop = async () => {
    if (pooler.exitCode === null && pooler.signalCode === null) {
      pooler.kill("SIGINT");
      await once(pooler, "exit");
    }
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    await untilDatabaseAnswers(url("postgres", "postgres"), pooler);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}
