import { RouterContextProvider } from "react-router";
import { createDoors } from "~/db/doors.server";
import { openDatabase } from "~/db/open.server";
import { oncePerProcess } from "~/integrations/once-per-process.server";
import type { OpenPortal } from "~/middleware/portal.server";
import { portalContext } from "~/middleware/portal-context.server";

/** Opens what stands behind the HTTP process: the database and the services, and says how a request reaches them. */
export const openPortal: OpenPortal = async (configuration) => {
  const database = await oncePerProcess("database", () => openDatabase(configuration));
  const parts = {
    doors: createDoors(database.owner),
    settings: {
      publicUrl: configuration.publicUrl,
      environment: configuration.production ? ("production" as const) : ("development" as const),
      gatewayUrl: configuration.gatewayUrl,
      addressVerifierUrl: configuration.addressVerifierUrl,
    },
    sessionSecret: configuration.sessionSecret,
    clock: configuration.clock,
  };
  return {
    createContext: () => new RouterContextProvider(new Map([[portalContext, parts]])),
    readinessChecks: [{ name: "database", check: () => database.ping().then(() => ({ ready: true })) }],
    refusals: async () => [],
    announcements: [],
    close: database.close,
  };
};
