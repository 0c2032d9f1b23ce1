import { BackupError } from "~/domain/backup/backup-error";

/** Runs what writes below a place, and says in words when the disk is full, the place may not be written or holds something already. */
export async function writingTo<Answer>(place: string, write: () => Promise<Answer>): Promise<Answer> {
  try {
    return await write();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    if (code === "ENOSPC" || code === "EDQUOT") throw new BackupError(`No space is left at ${place}. Nothing was kept of it.`);
    if (code === "EACCES" || code === "EPERM" || code === "EROFS") throw new BackupError(`${place} cannot be written (${code}).`);
    if (code === "EEXIST" || code === "ENOTEMPTY") throw new BackupError(`${place} exists already. Name a place that does not.`);
    throw error;
  }
}
