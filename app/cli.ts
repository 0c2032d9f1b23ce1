import { DatabaseUnreachableError } from "~/db/database-unreachable.server";
import { DirectoryLockedError } from "~/db/lock-directory.server";
import { BackupError } from "~/domain/backup/backup-error";
import { ConfigurationError } from "~/integrations/configuration.server";
import { processTerminal } from "~/integrations/process-terminal.server";
import { exitCodes } from "~/server/commands/command.server";
import { printFailure } from "~/server/commands/print-failure.server";
import { runCommand } from "~/server/commands/run-command.server";

const explained = [BackupError, ConfigurationError, DirectoryLockedError, DatabaseUnreachableError];

runCommand(process.argv.slice(2), { environment: process.env, terminal: processTerminal, now: new Date() }).then(
  (code) => process.exit(code),
  (error: unknown) => {
    printFailure(error, { explained, terminal: processTerminal });
    process.exit(exitCodes.refused);
  },
);
