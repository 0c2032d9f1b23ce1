import { DatabaseUnreachableError } from "~/db/database-unreachable.server";
import { DirectoryLockedError } from "~/db/lock-directory.server";
import { BackupError } from "~/domain/backup/backup-error";
import { ConfigurationError } from "~/integrations/configuration.server";
import { describeError } from "~/integrations/log.server";
import type { Terminal } from "./terminal.server";

/** Errors whose message says all that the person at the terminal needs. */
const explained = [BackupError, ConfigurationError, DirectoryLockedError, DatabaseUnreachableError];

/**
 * Prints why a command failed: the message of an error that explains itself, otherwise kind, code and place of the error and of its causes,
 * because database drivers quote the values of a failed statement in their messages (D33).
 */
export function printFailure(error: unknown, { complain }: Pick<Terminal, "complain">): void {
  const isExplained = error instanceof Error && explained.some((kind) => error instanceof kind);
  if (isExplained) complain(error.message);
  else for (const line of linesOf(describeError(error))) complain(line);
}

function linesOf({ kind, code, constraint, frames, cause }: Record<string, unknown>): string[] {
  const head = [kind, code, constraint].filter(Boolean).join(" ");
  const places = Array.isArray(frames) ? frames.map((frame) => `    ${frame}`) : [];
  return [head, ...places, ...(cause ? linesOf(cause as Record<string, unknown>).map((line) => `  ${line}`) : [])];
}
