import { describeError } from "~/integrations/log.server";
import type { Terminal } from "./terminal.server";

type Printing = {
  /** Errors whose message says all that the person at the terminal needs. */
  explained: readonly (abstract new (
    ...given: never
  ) => Error)[];
  terminal: Pick<Terminal, "complain">;
};

/**
 * Prints why a command failed: the message of an error that explains itself, otherwise kind, code and place of the error and of its causes,
 * because database drivers quote the values of a failed statement in their messages (D33).
 */
export function printFailure(error: unknown, { explained, terminal: { complain } }: Printing): void {
  const isExplained = error instanceof Error && explained.some((kind) => error instanceof kind);
  for (const line of isExplained ? [error.message] : linesOf(describeError(error))) complain(line);
}

function linesOf({ kind, code, constraint, frames, cause }: Record<string, unknown>): string[] {
  const head = [kind, code, constraint].filter(Boolean).join(" ");
  const places = Array.isArray(frames) ? frames.map((frame) => `    ${frame}`) : [];
  return [head, ...places, ...(cause ? linesOf(cause as Record<string, unknown>).map((line) => `  ${line}`) : [])];
}
