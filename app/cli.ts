import { processTerminal } from "~/integrations/process-terminal.server";
import { exitCodes } from "~/server/commands/command.server";
import { printFailure } from "~/server/commands/print-failure.server";
import { runCommand } from "~/server/commands/run-command.server";

runCommand(process.argv.slice(2), { environment: process.env, terminal: processTerminal, now: new Date() }).then(
  (code) => process.exit(code),
  (error: unknown) => {
    printFailure(error, processTerminal);
    process.exit(exitCodes.refused);
  },
);
