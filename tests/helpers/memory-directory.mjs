import { chmodSync, mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const memory = "/dev/shm";
const neededBytes = 6 * 2 ** 30;

/**
 * A new directory for what a check writes and removes: databases, their copies, the browser's profile. It lies in memory where the machine
 * has a file system there with 6 GB left, which takes a sixth of the time of a disk; else with the other temporary files. The database runs
 * as another user, so all may write in it, as in `/tmp`.
 */
export function memoryDirectory() {
  const directory = mkdtempSync(join(hasRoom() ? memory : tmpdir(), "dioptre-check-"));
  chmodSync(directory, 0o1777);
  return directory;
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= neededBytes;
  } catch {
    return false;
  }
}
