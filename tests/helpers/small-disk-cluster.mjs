import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findPostgresBinaries } from "./find-program.mjs";
import { freePort } from "./free-port.mjs";
import { ordinaryUser, untilDatabaseAnswers } from "./postgres-cluster.mjs";

const ownMounts = ["unshare", ["--mount", "--propagation", "private"]];

/** Whether this process may mount a disk that nobody else sees. */
export function mayMount() {
  try {
    const [program, words] = ownMounts;
    execFileSync(program, [...words, "mount", "-t", "tmpfs", "tmpfs", "/mnt"], { stdio: "ignore" });
    return process.getuid?.() === 0;
  } catch {
    return false;
  }
}

/**
 * Starts a PostgreSQL cluster on a free port whose data lie on a disk of so many megabytes, in memory and mounted for this cluster alone.
 * Its write-ahead log lies elsewhere: without room for that PostgreSQL ends, instead of refusing what needs room. `stop()` removes it.
 */
export async function startSmallDiskCluster(megabytes) {
  const binaries = findPostgresBinaries();
  const { uid, gid } = ordinaryUser();
  const directory = mkdtempSync(join(tmpdir(), "dioptre-disk-"));
  const disk = join(directory, "disk");
  mkdirSync(disk);
  for (const path of [directory, disk]) chownSync(path, uid, gid);
  const port = await freePort();
  const data = join(disk, "data");
  const asUser = `setpriv --reuid=${uid} --regid=${gid} --clear-groups`;
  const made = `-D ${data} --waldir=${join(directory, "wal")} -U postgres -A trust -E UTF8 --locale=C --no-sync`;
  const served = `-D ${data} -p ${port} -k ${directory} -c fsync=off -c listen_addresses=127.0.0.1 -c max_wal_size=64MB`;
  const script = [
    `mount -t tmpfs -o size=${megabytes}m,mode=0777 tmpfs ${disk}`,
    `${asUser} ${join(binaries, "initdb")} ${made} > /dev/null`,
    `exec ${asUser} ${join(binaries, "postgres")} ${served}`,
  ].join(" && ");
  const [program, words] = ownMounts;
  const server = spawn(program, [...words, "sh", "-c", script], { cwd: directory, stdio: "ignore" });
  const url = (database) => `postgresql://postgres@127.0.0.1:${port}/${database}`;
  await untilDatabaseAnswers(url("postgres"), server);
  return {
    url,
    stop: async () => {
      server.kill("SIGINT");
      if (server.exitCode === null && server.signalCode === null) await once(server, "exit");
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

const noRoom = "53100";

/** Takes the room that is left, in ever smaller pieces, into a table; dropping it makes room again. */
export async function fillDisk(client) {
  await client.query("create table filler (content text)");
  await client.query("alter table filler alter column content set storage external");
  for (const pieces of [1000, 100, 10, 1]) {
    for (let hasRoom = true; hasRoom; ) {
      const filling = client.query("insert into filler select repeat('x', 8000) from generate_series(1, $1)", [pieces]);
      hasRoom = await filling.then(
        () => true,
        (error) => error.code !== noRoom,
      );
    }
  }
}
