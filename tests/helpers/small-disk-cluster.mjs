import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
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
 * Starts a copy of the PostgreSQL cluster at `clusterUrl` on a free port, whose data lie on a disk of so many megabytes, in memory and
 * mounted for this cluster alone. Its write-ahead log lies elsewhere: without room for that PostgreSQL ends, instead of refusing what needs
 * room. `fill()` takes the room that is left on the disk, `clear()` gives it back, and `stop()` removes everything.
 */
export async function startSmallDiskCluster(megabytes, clusterUrl) {
  const binaries = findPostgresBinaries();
  const { uid, gid } = ordinaryUser();
  const directory = mkdtempSync(join(tmpdir(), "dioptre-disk-"));
  const disk = join(directory, "disk");
  mkdirSync(disk);
  for (const path of [directory, disk]) chownSync(path, uid, gid);
  const port = await freePort();
  const data = join(disk, "data");
  const asUser = `setpriv --reuid=${uid} --regid=${gid} --clear-groups`;
  const copied = `-d ${clusterUrl} -D ${data} --waldir=${join(directory, "wal")} --checkpoint=fast --no-sync`;
  const served = `-D ${data} -p ${port} -k ${directory} -c fsync=off -c listen_addresses=127.0.0.1 -c max_wal_size=64MB`;
  const script = [
    `mount -t tmpfs -o size=${megabytes}m,mode=0777 tmpfs ${disk}`,
    `${asUser} ${join(binaries, "pg_basebackup")} ${copied}`,
    `exec ${asUser} ${join(binaries, "postgres")} ${served}`,
  ].join(" && ");
  const [program, words] = ownMounts;
  const server = spawn(program, [...words, "sh", "-c", script], { cwd: directory, stdio: "ignore" });
  const url = (database) => `postgresql://postgres@127.0.0.1:${port}/${database}`;
  await untilDatabaseAnswers(url("postgres"), server);
  // Only the server's own mounts show the disk.
  const filler = join(`/proc/${server.pid}/root`, disk, "filler");
  return {
    url,
    fill: () => fillUp(filler),
    clear: () => rmSync(filler),
    stop: async () => {
      server.kill("SIGINT");
      if (server.exitCode === null && server.signalCode === null) await once(server, "exit");
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Writes a file until the disk has no room left. */
function fillUp(path) {
  const file = openSync(path, "w");
  try {
    for (const piece of [1 << 20, 1 << 12]) while (hasRoomFor(file, Buffer.alloc(piece)));
  } finally {
    closeSync(file);
  }
}

function hasRoomFor(file, piece) {
  try {
    return writeSync(file, piece) === piece.length;
  } catch (error) {
    if (error.code === "ENOSPC") return false;
    throw error;
  }
}
