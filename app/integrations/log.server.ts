import { type DestinationStream, type Logger, pino } from "pino";
import { openLogOutput } from "./log-output.server";

export type Log = Logger;

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
  return pino(settings, options.destination ?? openLogOutput());
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
