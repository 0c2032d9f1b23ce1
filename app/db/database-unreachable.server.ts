/** The configured database did not answer; the message names the host and never the password. */
export class DatabaseUnreachableError extends Error {
  override readonly name = "DatabaseUnreachableError";
}
