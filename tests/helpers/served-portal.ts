import type { TestProject } from "vitest/node";
import { startAppServer } from "./app-server";

declare module "vitest" {
  interface ProvidedContext {
    portalPort: number;
  }
}

/** Serves the built portal with its demo data for all browser tests; they reach it through `portalAddress`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startAppServer({ DEMO: "true" });
  project.provide("portalPort", server.port);
  return async () => {
    await server.stop();
  };
}
