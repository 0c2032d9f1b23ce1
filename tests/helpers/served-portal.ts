import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { type AppServer, startAppServer } from "./app-server";
import { findCanaryNames } from "./canary-names";
import { freePort } from "./free-port.mjs";
import { startPooledPortal } from "./pooled-portal";
import { startTwoPortals } from "./two-portals";

declare module "vitest" {
  interface ProvidedContext {
    portalPort: number;
    /** The keys of the demo people who are invited, by e-mail; each works once. */
    invitationKeys: Readonly<Record<string, string>>;
    /** Where the portal's mails lie. */
    mailFolder: string;
  }
}

/**
 * Serves the built portal with its demo data for all browser tests; they reach it through `portalAddress`. After the last test none of
 * its logs, metrics and mails may hold a patient's name (D33). With TEST_PORTALS=two it is a front portal, and another process has the
 * data; with TEST_PORTALS=pooled there is a pooler in front of its database, and a stand-by that is behind.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const metricsPort = await freePort();
  const environment = { DISTRIBUTOR_SIMULATOR: "true", METRICS_PORT: String(metricsPort) };
  const { entrance, server, stop } = await startPortals(environment);
  project.provide("portalPort", entrance.port);
  project.provide("mailFolder", server.mailFolder);
  project.provide("invitationKeys", Object.fromEntries(invitations(server.output())));
  return async () => {
    const written = await everythingWritten(server, metricsPort);
    await stop();
    const found = Object.entries({ ...written, log: server.output(), "log of the front": entrance.output() })
      .map(([where, text]) => ({ where, names: findCanaryNames(text) }))
      .filter(({ names }) => names.length > 0);
    if (found.length === 0) return;
    // By itself an error thrown here fails nothing.
    process.exitCode = 1;
    throw new Error(`Names of patients: ${found.map(({ where, names }) => `${names} in ${where}`).join("; ")}`);
  };
}

type Environment = Readonly<Record<string, string>>;

/** Where browsers go, the process that has the data, and what ends them. */
type Served = { entrance: AppServer; server: AppServer; stop: () => Promise<unknown> };

async function startPortals(environment: Environment): Promise<Served> {
  if (process.env.TEST_PORTALS === "two") {
    const { front, back, stop } = await startTwoPortals(environment);
    return { entrance: front, server: back(), stop };
  }
  const server = await (process.env.TEST_PORTALS === "pooled" ? startPooledPortal : startAppServer)(environment);
  return { entrance: server, server, stop: server.stop };
}

/** The metrics and mails of a portal, by where they stand. */
async function everythingWritten({ mailFolder }: AppServer, metricsPort: number): Promise<Record<string, string>> {
  const mails = existsSync(mailFolder) ? readdirSync(mailFolder) : [];
  const texts = mails.map((name) => [`mail ${name}`, readFileSync(join(mailFolder, name), "utf8")]);
  const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  if (!metrics.ok) throw new Error(`The metrics were refused: ${metrics.status}`);
  return { ...Object.fromEntries(texts), metrics: await metrics.text() };
}

/** The announcement of the demo accounts names the invited ones with their keys, before the server is ready. */
function invitations(output: string): [string, string][] {
  return [...output.matchAll(/(\S+@\S+) {2}\(.*invited with the key (\S+)\)/g)].map(([, email = "", key = ""]) => [email, key]);
}
