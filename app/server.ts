import cluster from "node:cluster";
import { DatabaseUnreachableError } from "~/db/database-unreachable.server";
import { DirectoryLockedError } from "~/db/lock-directory.server";
import { ConfigurationError, loadConfiguration } from "~/integrations/configuration.server";
import { createLog } from "~/integrations/log.server";
import { processTerminal } from "~/integrations/process-terminal.server";
import { printFailure } from "~/server/commands/print-failure.server";
import { announceReady, keepWorkers } from "~/server/workers.server";

/** Serves the portal until a signal ends the process. A process that only keeps others loads nothing of what they serve. */
async function start(): Promise<void> {
  // A person who starts the portal may stop reading: it serves all the same.
  process.stdout.on("error", () => undefined);
  const configuration = loadConfiguration(process.env);
  if (configuration.workers > 1 && cluster.isPrimary) return announce(await keepWorkers(configuration.workers, createLog()));
  const { servePortal } = await import("~/server/serve-portal.server");
  announce(await servePortal(configuration, new URL("../client", import.meta.url).pathname));
}

/** Prints what a person who starts the portal wants to know; only one of several processes does. */
function announce(lines: readonly string[]): void {
  if (cluster.isWorker) announceReady(lines);
  else for (const line of lines) processTerminal.print(line);
}

/** Errors whose message says all that the person who starts the server needs. */
const explained = [ConfigurationError, DirectoryLockedError, DatabaseUnreachableError];

start().catch((error: unknown) => {
  printFailure(error, { explained, terminal: processTerminal });
  process.exit(1);
});
