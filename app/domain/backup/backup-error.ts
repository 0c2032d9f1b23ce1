/** A backup or restore that failed; the message says why and what to do, and never contains a password. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}
