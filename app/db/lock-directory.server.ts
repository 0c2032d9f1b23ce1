import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The data directory is in use by a living process; two would lose each other's rows. */
export class DirectoryLockedError extends Error {
  override readonly name = "DirectoryLockedError";

  constructor(directory: string, pid: number) {
    super(`The data directory ${directory} is in use by process ${pid}. Stop that process, or start with another DATA_DIR.`);
  }
}

/** The directories that this process holds: its own id in a lock file of another directory is left over from an earlier life. */
const held = new Set<string>();

/**
 * Takes the exclusive lock of a data directory, made when it is missing: a file with the process id, reaped only when that
 * process is dead or has this very id, as after a container was started anew. Answers the release. Throws DirectoryLockedError while another process holds it.
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const path = join(directory, "lock");
  if (held.has(path)) throw new DirectoryLockedError(directory, process.pid);
  for (let tries = 0; tries < 3; tries += 1) {
    try {
      writeFileSync(path, `${process.pid}\n`, { flag: "wx" });
      held.add(path);
      return () => {
        held.delete(path);
        rmSync(path, { force: true });
      };
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
      const holder = holderOf(path);
      if (holder !== null && holder !== process.pid && isAlive(holder)) throw new DirectoryLockedError(directory, holder);
      rmSync(path, { force: true });
    }
  }
  throw new DirectoryLockedError(directory, holderOf(path) ?? 0);
}

function holderOf(path: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(path, "utf8"), 10);
    return Number.isSafeInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
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
