import { randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The data directory is in use by a running process; two would overwrite each other's rows. */
export class DirectoryLockedError extends Error {
  override readonly name = "DirectoryLockedError";

  constructor(directory: string, pid: number) {
    super(`The data directory ${directory} is in use by process ${pid}. Stop that process, or start with another DATA_DIR.`);
  }
}

/**
 * The directories that this process has locked. Its own id in the lock file of any other directory was left by an earlier process with that
 * id.
 */
const held = new Set<string>();

/**
 * Takes the exclusive lock of a data directory, creating it when missing: a file with the process id and the start times of the machine and
 * the process. A stale lock is replaced: its process is dead, has this process's id, or its id was reassigned since the machine or the
 * process restarted. Returns a function that releases the lock. Throws DirectoryLockedError while another process holds it.
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const path = join(directory, "lock");
  if (held.has(path)) throw new DirectoryLockedError(directory, process.pid);
  for (let tries = 0; tries < 3; tries += 1) {
    if (createWhole(path, lockText(process.pid))) {
      held.add(path);
      return () => {
        held.delete(path);
        rmSync(path, { force: true });
      };
    }
    const found = loadText(path);
    const holder = holderOf(found);
    if (holder !== null && holder.pid !== process.pid && isHolder(holder)) throw new DirectoryLockedError(directory, holder.pid);
    takeAway(path, found);
  }
  throw new DirectoryLockedError(directory, holderOf(loadText(path))?.pid ?? 0);
}

/** A name beside a lock that no other process uses. */
const besideOf = (path: string) => `${path}.${process.pid}-${randomUUID()}`;

/** Creates a file that has its content from the first moment; returns false, and creates nothing, when there is one already. */
function createWhole(path: string, content: string): boolean {
  const beside = besideOf(path);
  writeFileSync(beside, content, { flag: "wx" });
  try {
    linkSync(beside, path);
    return true;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    return false;
  } finally {
    rmSync(beside, { force: true });
  }
}

/** Removes a stale lock. One that another process has put in its place meanwhile is left, or put back. */
function takeAway(path: string, stale: string): void {
  const beside = besideOf(path);
  try {
    renameSync(path, beside);
  } catch {
    return;
  }
  const taken = loadText(beside);
  if (taken !== stale) createWhole(path, taken);
  rmSync(beside, { force: true });
}

type Holder = { pid: number; bootId: string; startedAt: string };

function holderOf(text: string): Holder | null {
  const [first = "", bootId = "", startedAt = ""] = text.split("\n");
  const pid = Number.parseInt(first, 10);
  return Number.isSafeInteger(pid) && pid > 0 ? { pid, bootId, startedAt } : null;
}

const lockText = (pid: number) => `${pid}\n${bootIdNow()}\n${startOf(pid)}\n`;

/** Whether the process that wrote the lock is still running. Where the system does not reveal start times, only the id counts. */
function isHolder({ pid, bootId, startedAt }: Holder): boolean {
  const [boot, start] = [bootIdNow(), startOf(pid)];
  const isOtherLife = (then: string, now: string) => then !== "" && now !== "" && then !== now;
  return isAlive(pid) && !isOtherLife(bootId, boot) && !isOtherLife(startedAt, start);
}

const bootIdNow = () => loadText("/proc/sys/kernel/random/boot_id").trim();

/**
 * Returns when a process started, in ticks since the machine did; empty where the system does not reveal it. The process name may contain
 * anything, so it is skipped.
 */
const startOf = (pid: number) => loadText(`/proc/${pid}/stat`).replace(/^.*\)/s, "").trim().split(" ")[19] ?? "";

function loadText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
