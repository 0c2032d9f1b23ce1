import { PracticeBusyError } from "./practice-busy-error.server";

/**
 * The SQLSTATE classes and codes by which PostgreSQL reports that it cannot work now: connection errors, insufficient resources (too many
 * connections, no disk space), shutting down or starting, a terminated session, a statement or lock beyond its time limit, a stand-by that
 * accepts no writes.
 */
const awayStates = /^(08...|53...|57P0[1-5]|57014|55P03|25P03|25006)$/;

/** Network error codes when no database answers at the address, or the connection is lost. */
const networkCodes = /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** The driver's own connection errors have no code; they are recognised by their beginning. */
const lostConnections =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;
const noFreeConnection = /^timeout exceeded when trying to connect/;
const driverMessages = new RegExp(`${lostConnections.source}|${noFreeConnection.source}`);
const tooManyConnections = /^53300$/;

/**
 * The codes among them that mean there is no primary at the address: no connection, ending or starting, and a stand-by that accepts no
 * writes.
 */
const primaryStates = /^(08...|57P0[1-3]|25006)$/;

/** Whether there is no primary at the address. A primary that works but took too long, or has no free connection, does not count. */
export function isPrimaryAway(error: unknown): boolean {
  return findsAway(error, primaryStates, lostConnections);
}

/**
 * Whether work could not begin on the primary: none is there, or no connection became free for this practice in time. Right after a
 * failover all of them can be waiting for the new stand-by to confirm what was written.
 */
export function couldNotBegin(error: unknown): boolean {
  return isPrimaryAway(error) || isPracticeBusy(error) || findsAway(error, tooManyConnections, noFreeConnection);
}

/**
 * Whether the database cannot be reached or cannot work now, in general or only for this practice (D108). Examines the causes of the error.
 */
export function isDatabaseAway(error: unknown): boolean {
  return isPracticeBusy(error) || findsAway(error, awayStates, driverMessages);
}

function isPracticeBusy(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) if (current instanceof PracticeBusyError) return true;
  return false;
}

function findsAway(error: unknown, states: RegExp, messages: RegExp): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = "code" in current && typeof current.code === "string" ? current.code : "";
    if (states.test(code) || networkCodes.test(code) || messages.test(current.message)) return true;
  }
  return false;
}
