import { createServer, type Server } from "node:http";
import type { Express } from "express";
import { demoAccountLines } from "~/demo/demo-accounts";
import { findDemoAccounts } from "~/demo/find-demo-accounts.server";
import { seedDemo } from "~/demo/seed-demo.server";
import { type Configuration, ConfigurationError, loadConfiguration } from "~/integrations/configuration.server";
import { setHeapGrowth } from "~/integrations/heap-growth.server";
import { createLog, type Log } from "~/integrations/log.server";
import { answerUnreadable } from "./answer/answer-unreadable.server";
import { createApp } from "./create-app.server";
import { createDrain } from "./drain.server";
import { exitOnUncaught } from "./exit-process.server";
import { handlePage, loadPages } from "./handle-page.server";
import { messagesOf } from "./messages-of.server";
import { createMetrics } from "./metrics.server";
import { createMetricsServer } from "./metrics-server.server";
import { openPortal } from "./open-portal.server";
import type { Portal } from "./portal.server";
import { stopOnSignal } from "./stop-on-signal.server";

const demo = { seed: seedDemo, findAccounts: findDemoAccounts, accountLines: demoAccountLines };

/** Returns the application for the development server: Vite serves the client, and modules are reloaded when they change. */
export async function createDevelopmentApp(): Promise<Express> {
  const configuration = loadConfiguration(process.env);
  const log = createLog({ withMessages: true });
  const portal = await openPortal(configuration, log, demo);
  const { readinessChecks, figures, mailbox } = portal;
  return createApp({
    configuration,
    log,
    clientDirectory: null,
    readinessChecks,
    figures,
    mailbox,
    handlePage: handlePage(portal, loadPages),
  });
}

/**
 * Opens the portal and serves it, with the files of a directory for browsers, until a signal ends the process. Returns what a person who
 * starts it wants to know, once it serves; nothing when it is asked to stop before. Closes the portal when it cannot be served.
 */
export async function servePortal(configuration: Configuration, clientDirectory: string): Promise<readonly string[]> {
  const log = createLog();
  exitOnUncaught(log);
  const stopping = stopOnSignal(log);
  setHeapGrowth(configuration.databaseUrl === null && configuration.gatewayUrl === null ? "embedded" : "elsewhere");
  const portal = await openPortal(configuration, log, demo);
  try {
    const refusals = await portal.refusals();
    if (refusals.length > 0) throw new ConfigurationError(refusals);
    const { listening, ...served } = await createServers({ configuration, clientDirectory, portal, log });
    stopping.serves(served);
    if (stopping.isStopping()) return [];
    await Promise.all(listening.map((listen) => listen()));
  } catch (error) {
    await portal.stopJobs();
    await portal.close();
    throw error;
  }
  log.info({ host: configuration.host, port: configuration.port }, "serving");
  return [`Dioptre is ready: ${configuration.publicUrl.replace("{subDomain}.", "")}`, ...portal.announcements];
}

type Serving = { configuration: Configuration; clientDirectory: string; portal: Portal; log: Log };

/** Returns the server of an opened portal, with that of its metrics where they have a port: how to listen, and what is stopped. */
async function createServers({ configuration, clientDirectory, portal, log }: Serving) {
  const { host, metricsPort } = configuration;
  const drain = createDrain(configuration.drainSeconds * 1000);
  const metrics = metricsPort === null ? null : createMetrics(portal.figures);
  const app = createApp({
    configuration,
    metrics,
    figures: portal.figures,
    log,
    clientDirectory,
    readinessChecks: [...portal.readinessChecks, drain.check],
    isStopping: drain.isStopping,
    mailbox: portal.mailbox,
    handlePage: handlePage(portal, await loadPages()),
  });
  const server = createServer({ ...messagesOf(app), headersTimeout: 15_000, requestTimeout: 60_000, keepAliveTimeout: 65_000 }, app);
  server.on("clientError", answerUnreadable);
  const metricsServer = metrics && createMetricsServer(metrics);
  const close = async () => {
    metricsServer?.close();
    await portal.close();
  };
  const listening = [() => listen(server, configuration, "PORT")];
  if (metricsServer) listening.push(() => listen(metricsServer, { host, port: metricsPort ?? 0 }, "METRICS_PORT"));
  return { server, drain, stopJobs: portal.stopJobs, close, listening };
}

/**
 * Connections that may wait to be accepted, which a busy process does once a turn of its event loop: of a burst beyond Node's 511 the kernel
 * would drop the rest, and browsers would try again only after seconds. Linux allows 4096 (net.core.somaxconn).
 */
const backlog = 4096;

async function listen(server: Server, { port, host }: Pick<Configuration, "port" | "host">, name: "PORT" | "METRICS_PORT"): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => server.once("error", reject).listen({ port, host, backlog }, resolve));
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    throw new ConfigurationError([`${name}: cannot listen on ${host} port ${port} (${error.code}); choose another ${name} or HOST`]);
  }
}
