import type { TestProject } from "vitest/node";
import { startAppServer } from "./app-server";
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
 * Serves the built portal with its demo data for all browser tests; they reach it through `portalAddress`. With TEST_PORTALS=two it is
 * a front portal, and another process has the data.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.TEST_PORTALS === "two") {
    const { front, stop } = await startTwoPortals({ DISTRIBUTOR_SIMULATOR: "true" });
    project.provide("portalPort", front.port);
    return stop;
  }
  const server = await startAppServer({ DISTRIBUTOR_SIMULATOR: "true" });
  project.provide("portalPort", server.port);
  project.provide("mailFolder", server.mailFolder);
  project.provide("invitationKeys", Object.fromEntries(invitations(server.output())));
  return async () => {
    await server.stop();
  };
}

/** The announcement of the demo accounts names the invited ones with their keys, before the server is ready. */
function invitations(output: string): [string, string][] {
  return [...output.matchAll(/(\S+@\S+) {2}\(.*invited with the key (\S+)\)/g)].map(([, email = "", key = ""]) => [email, key]);
}
