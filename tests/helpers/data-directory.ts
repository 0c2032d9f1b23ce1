import { constants, cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A new, empty data directory. */
export const emptyDataDirectory = (): string => mkdtempSync(join(tmpdir(), "dioptre-data-"));

/**
 * A new data directory. It holds the demo as of now when SEEDED_DATA names a directory that `seed` has filled, as tests/check.mjs
 * sees to; otherwise it is empty, and the first portal that opens it seeds the demo.
 */
export function demoDataDirectory(): string {
  const directory = emptyDataDirectory();
  const seeded = process.env.SEEDED_DATA;
  if (seeded) cpSync(seeded, directory, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return directory;
}
