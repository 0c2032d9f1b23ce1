import { chmodSync, mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const memory = "/dev/shm";
const neededBytes = 6 * 2 ** 30;

/**
 * Makes a directory for what a check writes and removes: databases, their copies, the browser's profile. Of a small check it lies in memory,
 * where the machine has a file system there with 6 GB left: it takes a sixth of the time of a disk. The database runs as another user, so
 * all may write in it, as in `/tmp`. Returns its path.
 */
export function makeTemporaryDirectory({ isSmall }) {
  const directory = mkdtempSync(join(isSmall && hasRoom() ? memory : tmpdir(), "dioptre-check-"));
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
