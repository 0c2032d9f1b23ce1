import { type DestinationStream, type Logger, pino } from "pino";

export type Log = Logger;

/**
 * Lines are written together, after a tenth of a second or 4 KB of them: each write is the work of another thread, which costs more than the
 * line itself. What is left is written when the process exits.
 */
const gathered = { dest: 1, sync: false, minLength: 4096, periodicFlush: 100 } as const;

/**
 * Returns the process log: one JSON object per line. Error messages are omitted unless `withMessages`, because database drivers quote the
 * values of a failed statement in them, and patient data never reach a log (D33); kind, code and stack frames are logged.
 */
export function createLog(options: { readonly withMessages?: boolean; readonly destination?: DestinationStream } = {}): Log {
  const settings = {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => describeError(error, options.withMessages ?? false) },
  };
  return pino(settings, options.destination ?? pino.destination(gathered));
}

/** Milliseconds that a reader of the log gets to take the last lines. */
const lastLinesMs = 1000;

/**
 * Whether the lines so far have been written, or nobody reads the log any more; false when its reader does not take them. What is left when
 * the process exits is tried again until it is taken, so that the process would never end without a reader.
 */
export function areLinesWritten(log: Log): Promise<boolean> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, lastLinesMs, false);
    log.flush(() => {
      clearTimeout(late);
      resolve(true);
    });
  });
}

/** Returns what may be logged of an error: kind, code, constraint, stack frames and the same of its cause. */
export function describeError(error: unknown, withMessages = false): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const facts = error as Error & { code?: unknown; constraint?: unknown };
  return {
    kind: error.name,
    ...(withMessages ? { message: error.message } : {}),
    ...(typeof facts.code === "string" ? { code: facts.code } : {}),
    ...(typeof facts.constraint === "string" ? { constraint: facts.constraint } : {}),
    frames: (error.stack ?? "")
      .split("\n")
      .filter((line) => /^\s+at /.test(line))
      .map((line) => line.trim()),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause, withMessages) }),
  };
}
