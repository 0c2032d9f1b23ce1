import { PracticeBusyError } from "./practice-busy-error.server";

/**
 * The classes and codes of SQLSTATE by which PostgreSQL says that it cannot work now: connection exceptions, too few resources (too many
 * connections, no space), shutting down or starting, a session that was ended, a statement or a lock that took longer than its limit, a
 * stand-by that takes no writes.
 */
const awayStates = /^(08...|53...|57P0[1-5]|57014|55P03|25P03|25006)$/;

/** Error codes of the network when no database is behind the address, or the connection is lost. */
const networkCodes = /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** The driver's own errors about a connection have no code: they are known by their beginning. */
const driverMessages =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|Cannot use a pool after calling end)/;

/**
 * Is it the database that cannot be reached or cannot work now, whatever was asked of it, or only for this practice (D108)? Looks through the causes of the error.
 */
export function isDatabaseAway(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof PracticeBusyError) return true;
    const code = "code" in current && typeof current.code === "string" ? current.code : "";
    if (awayStates.test(code) || networkCodes.test(code) || driverMessages.test(current.message)) return true;
  }
  return false;
}
