import { RouterContextProvider } from "react-router";
import { createDoors } from "~/db/doors.server";
import { type OpenedDatabase, openDatabase } from "~/db/open.server";
import type { Configuration } from "~/integrations/configuration.server";
import { findDistributorKey } from "~/integrations/distributor/distributor-address.server";
import { oncePerProcess } from "~/integrations/once-per-process.server";
import type { Demo, OpenPortal } from "~/middleware/portal.server";
import { portalContext } from "~/middleware/portal-context.server";
import { createProductImages, productImagesContext } from "~/middleware/product-images.server";
import { distributorCheck, sendOutbox } from "~/middleware/send-outbox.server";

/** Opens what stands behind the HTTP process: the database and the services, and says how a request reaches them. */
export const openPortal: OpenPortal = async (configuration, log, demo) => {
  const database = await oncePerProcess("database", () => openWithDemo(configuration, demo));
  const demoEmails = await demo.findAccounts(database);
  const parts = {
    doors: createDoors(database.owner),
    settings: {
      publicUrl: configuration.publicUrl,
      environment: configuration.production ? ("production" as const) : ("development" as const),
      gatewayUrl: configuration.gatewayUrl,
      addressVerifierUrl: configuration.addressVerifierUrl,
      distributorKey: findDistributorKey(configuration.distributorUrl),
    },
    sessionSecret: configuration.sessionSecret,
    clock: configuration.clock,
  };
  const outbox = { configuration, doors: parts.doors, kind: database.kind, log };
  const stopSending = oncePerProcess("outbox", () => sendOutbox(outbox));
  const images = createProductImages(parts.doors, database.kind === "embedded" ? configuration.dataDirectory : null);
  return {
    createContext: () => {
      const context = new RouterContextProvider();
      context.set(portalContext, parts);
      context.set(productImagesContext, images);
      return context;
    },
    readinessChecks: [{ name: "database", check: () => database.ping().then(() => ({ ready: true })) }, distributorCheck(outbox)],
    refusals: async () => refusalsOf(configuration, database, demoEmails),
    announcements: demoEmails.length > 0 ? demo.accountLines() : [],
    close: async () => {
      await stopSending();
      await database.close();
    },
  };
};

/** The embedded database is filled with the demo when it is empty; one that was named with DATABASE_URL never is (D34). */
async function openWithDemo(configuration: Configuration, demo: Demo): Promise<OpenedDatabase> {
  const database = await openDatabase(configuration);
  if (database.kind === "embedded") await demo.seed(database, configuration.clock ?? new Date());
  return database;
}

/** In production a named database must hold no account whose password is published (D34). */
function refusalsOf({ production }: Configuration, { kind }: OpenedDatabase, demoEmails: readonly string[]): string[] {
  if (!production || kind === "embedded" || demoEmails.length === 0) return [];
  return [
    `The database holds demo accounts, whose password everybody can read: ${demoEmails.join(", ")}. Use a database without the demo, or remove them.`,
  ];
}
