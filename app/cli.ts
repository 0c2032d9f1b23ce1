import { DatabaseUnreachableError } from "~/db/database-unreachable.server";
import { DirectoryLockedError } from "~/db/lock-directory.server";
import { BackupError } from "~/domain/backup/backup-error";
import { ConfigurationError } from "~/integrations/configuration.server";
import { processTerminal } from "~/integrations/process-terminal.server";
import { exitCodes } from "~/server/commands/command.server";
import { runCommand } from "~/server/commands/run-command.server";

/** Errors whose message says all that the person at the terminal needs. */
const explained = [BackupError, ConfigurationError, DirectoryLockedError, DatabaseUnreachableError];

runCommand(process.argv.slice(2), { environment: process.env, terminal: processTerminal, now: new Date() }).then(
  (code) => process.exit(code),
  (error: unknown) => {
    const isExplained = explained.some((kind) => error instanceof kind);
    processTerminal.complain(error instanceof Error ? ((isExplained ? error.message : error.stack) ?? error.message) : String(error));
    process.exit(exitCodes.refused);
  },
);
