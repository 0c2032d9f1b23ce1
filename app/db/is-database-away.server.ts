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
const lostConnections =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;
const driverMessages = new RegExp(`${lostConnections.source}|^timeout exceeded when trying to connect`);

/** Of those, the ones by which there is no primary behind the address: no connection, ending or starting, and a stand-by that takes no writes. */
const primaryStates = /^(08...|57P0[1-3]|25006)$/;

/**
 * Is there no primary behind the address, whatever was asked of it? A primary that works but took too long, or whose connections are all in use,
 * is there.
 */
export function isPrimaryAway(error: unknown): boolean {
  return findsAway(error, primaryStates, lostConnections);
}

/**
 * Is it the database that cannot be reached or cannot work now, whatever was asked of it, or only for this practice (D108)? Looks through the causes of the error.
 */
export function isDatabaseAway(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) if (current instanceof PracticeBusyError) return true;
  return findsAway(error, awayStates, driverMessages);
}

function findsAway(error: unknown, states: RegExp, messages: RegExp): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = "code" in current && typeof current.code === "string" ? current.code : "";
    if (states.test(code) || networkCodes.test(code) || messages.test(current.message)) return true;
  }
  return false;
}
