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
const driverMessages =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|timeout exceeded when trying to connect)/;

/** Those among them by which no primary has begun the work: no connection, too many, ending or starting, a stand-by that accepts no writes. */
const notBegunStates = /^(08...|53300|57P0[1-3]|25006)$/;

/**
 * Whether work could not begin on the primary, or lost it: none is there, or no connection became free for this practice in time. Right
 * after a failover all of them can be waiting for the new stand-by to confirm what was written. A primary that works but took too long does
 * not count.
 */
export function couldNotBegin(error: unknown): boolean {
  return isPracticeBusy(error) || findsAway(error, notBegunStates);
}

/**
 * Whether the database cannot be reached or cannot work now, in general or only for this practice (D108). Examines the causes of the error.
 */
export function isDatabaseAway(error: unknown): boolean {
  return isPracticeBusy(error) || findsAway(error, awayStates);
}

function isPracticeBusy(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) if (current instanceof PracticeBusyError) return true;
  return false;
}

function findsAway(error: unknown, states: RegExp): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = "code" in current && typeof current.code === "string" ? current.code : "";
    if (states.test(code) || networkCodes.test(code) || driverMessages.test(current.message)) return true;
  }
  return false;
}
