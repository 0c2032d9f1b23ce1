import { BackupError } from "~/domain/backup/backup-error";

/** Runs a function that writes below a path, and explains when the disk is full, or the path is not writable or already in use. */
export async function writingTo<Answer>(path: string, write: () => Promise<Answer>): Promise<Answer> {
  try {
    return await write();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    if (code === "ENOSPC" || code === "EDQUOT") throw new BackupError(`No space is left at ${path}. Nothing was kept of it.`);
    if (code === "EACCES" || code === "EPERM" || code === "EROFS") throw new BackupError(`${path} cannot be written (${code}).`);
    if (code === "EEXIST" || code === "ENOTEMPTY") throw new BackupError(`${path} exists already. Name a place that does not.`);
    throw error;
  }
}
