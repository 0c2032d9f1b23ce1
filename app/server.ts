import { createServer } from "node:http";
import type { Express } from "express";
import { demoAccountLines } from "~/db/seed/demo-accounts";
import { findDemoAccounts } from "~/db/seed/find-demo-accounts.server";
import { seedDemo } from "~/db/seed/seed-demo.server";
import { ConfigurationError, readConfiguration } from "~/integrations/configuration.server";
import { createLog } from "~/integrations/log.server";
import { answerUnreadable } from "~/middleware/answer-unreadable.server";
import { createApp } from "~/middleware/create-app.server";
import { handlePage } from "~/middleware/handle-page.server";
import { openPortal } from "~/middleware/open-portal.server";
import { stopOnSignal } from "~/middleware/stop-on-signal.server";

const demo = { seed: seedDemo, findAccounts: findDemoAccounts, accountLines: demoAccountLines };

/** The application as the development server uses it: Vite serves the client, modules are read again when they change. */
export async function createDevelopmentApp(): Promise<Express> {
  const configuration = readConfiguration(process.env);
  const log = createLog({ withMessages: true });
  const portal = await openPortal(configuration, log, demo);
  return createApp({ configuration, log, clientDirectory: null, readinessChecks: portal.readinessChecks, handlePage: handlePage(portal) });
}

/** Opens the portal and serves it until a signal ends the process. */
async function serve(): Promise<void> {
  const configuration = readConfiguration(process.env);
  const log = createLog();
  const portal = await openPortal(configuration, log, demo);
  const refusals = await portal.refusals();
  if (refusals.length > 0) {
    await portal.close();
    throw new ConfigurationError(refusals);
  }
  const app = createApp({
    configuration,
    log,
    clientDirectory: new URL("../client", import.meta.url).pathname,
    readinessChecks: portal.readinessChecks,
    handlePage: handlePage(portal),
  });
  const server = createServer({ headersTimeout: 15_000, requestTimeout: 60_000, keepAliveTimeout: 65_000 }, app);
  server.on("clientError", answerUnreadable);
  stopOnSignal(server, log, portal.close);
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(configuration.port, configuration.host, resolve));
  log.info({ host: configuration.host, port: configuration.port }, "serving");
  for (const line of [`Dioptre is ready: ${configuration.publicUrl.replace("{subDomain}.", "")}`, ...portal.announcements]) {
    process.stdout.write(`${line}\n`);
  }
}

if (import.meta.env.PROD) {
  serve().catch((error: unknown) => {
    process.stderr.write(`${error instanceof ConfigurationError ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
    process.exit(1);
  });
}
