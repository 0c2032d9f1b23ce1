import { createDoors, type Doors, notesChanges } from "~/db/doors.server";
import { type OpenedDatabase, openDatabase } from "~/db/open.server";
import { openReplica } from "~/db/open-replica.server";
import { countOwnChanges } from "~/db/own-changes.server";
import type { Replica } from "~/db/replica.server";
import { createTurns, inTurns, replicaInTurns, turnsOf } from "~/db/turns.server";
import type { Configuration } from "~/integrations/configuration.server";
import { findDistributorKey } from "~/integrations/distributor/distributor-address.server";
import { fetchWith } from "~/integrations/fetch-with.server";
import { checkGateway } from "~/integrations/gateway/check-gateway.server";
import { gatewayUrlOf } from "~/integrations/gateway/gateway-url.server";
import type { Log } from "~/integrations/log.server";
import { openMailbox } from "~/integrations/mail/mailbox.server";
import { oncePerProcess } from "~/integrations/once-per-process.server";
import type { Answering } from "~/middleware/answering.server";
import { portalContext } from "~/middleware/portal-context.server";
import { createProductImages, productImagesContext } from "~/middleware/product-images.server";
import { keepAnswers } from "~/services/keep-answers.server";
import { sealKey } from "~/services/people/sealed-key.server";
import { presumeSessions } from "~/services/session/presume-sessions.server";
import { answerByGateway } from "./answer/answer-by-gateway.server";
import { answerHere } from "./answer/answer-here.server";
import { dumpOnRequest } from "./dump-on-request.server";
import { keepPurging } from "./keep-purging.server";
import { logRefusals } from "./log-refusals.server";
import type { Demo, OpenPortal, Portal } from "./portal.server";
import { openPortalClock } from "./portal-clock.server";
import { watchedFigures } from "./portal-figures.server";
import { rememberWrites } from "./remember-writes.server";
import { RequestContextProvider } from "./request-context-provider.server";
import { distributorCheck, sendOutbox } from "./send-outbox.server";
import { createTimings } from "./timings.server";

/** The delay of each call in the demo, in milliseconds (D42). */
const demoSlowMilliseconds = 300;

/** Opens the database and the services, or with `GATEWAY_URL` the connection to the portal that has them. */
export const openPortal: OpenPortal = (configuration, log, demo) =>
  configuration.gatewayUrl === null ? openBack(configuration, log, demo) : openFront(configuration, configuration.gatewayUrl);

/** Opens a portal with its own data: the database, and how requests reach the services. */
const openBack: OpenPortal = async (configuration, log, demo) => {
  const database = await oncePerProcess("database", () => openWithDemo(configuration, log, demo));
  const demoEmails = await demo.findAccounts(database);
  const { doors, ownChanges } = openDoors(database);
  const replica = oncePerProcess("replica", () => openReplicaOf(configuration, database, log));
  const timings = createTimings(log);
  const clock = await oncePerProcess("clock", () => openClockOf(configuration, database, log));
  const settings = {
    publicUrl: configuration.publicUrl,
    environment: configuration.production ? ("production" as const) : ("development" as const),
    addressVerifierUrl: configuration.addressVerifierUrl,
    distributorKey: findDistributorKey(configuration.distributorUrl),
    sealingSecret: configuration.sessionSecret,
    operatorsNeedFactor: configuration.operatorSecondFactor,
    everybodyNeedsFactor: configuration.secondFactorForAll,
    breachedPasswords: configuration.breachedPasswords,
    workers: configuration.workers,
  };
  const mailbox = configuration.demo ? oncePerProcess("mailbox", openMailbox) : null;
  const outbox = { configuration, clock: clock.now, doors, kind: database.kind, log, mailbox };
  const stopSending = oncePerProcess("outbox", () => sendOutbox(outbox));
  const stopPurging = oncePerProcess("purge", () => keepPurging({ doors, clock: clock.now, log }));
  const { dump } = database;
  const keepsDirectory = dump !== null && !configuration.demo;
  const onError = (error: unknown) => log.error({ err: error }, "a dump of the database failed");
  const stopDumping = keepsDirectory
    ? await oncePerProcess("dumps", () => dumpOnRequest(configuration.dataDirectory, { dump, onError }))
    : null;
  return {
    createContext: createContexts(
      { ...configuration, now: clock.now },
      answerHere({
        ...{
          ...inShares({ doors, replica }, database.connectionsMax),
          settings,
          around: [logRefusals(log), timings.timeCall, rememberWrites],
          innermost: [presumeSessions(), ...(notesChanges(database.doorsBy) ? [keepAnswers({ ownChanges })] : [])],
        },
        slowMilliseconds: configuration.demo ? demoSlowMilliseconds : 0,
      }),
      keepsDirectory,
    ),
    readinessChecks: [{ name: "database", check: () => database.ping().then(() => ({ ready: true })) }, distributorCheck(outbox)],
    figures: {
      watched: watchedFigures({ database, replica, doors, clock: clock.now }),
      measured: timings.measured,
    },
    refusals: async () => refusalsOf(configuration, database, demoEmails),
    announcements: [
      ...(demoEmails.length > 0 ? demo.accountLines() : []),
      ...warningsOf(database),
      ...(mailbox ? ["Demo: nothing outlives this process; mails are read at /demo/mails."] : []),
    ],
    mailbox,
    stopJobs: async () => {
      await Promise.all([stopSending(), stopPurging()]);
    },
    close: async () => {
      stopDumping?.();
      await clock.close();
      await replica?.close();
      await database.close();
    },
  };
};

/** Returns the doors, and for the embedded database, which only this process changes, how many changes there have been. */
function openDoors({ owner, doorsBy, kind }: OpenedDatabase): { doors: Doors; ownChanges: (() => number) | null } {
  const doors = createDoors(owner, doorsBy);
  return kind === "embedded" ? countOwnChanges(doors) : { doors, ownChanges: null };
}

/**
 * Opens a portal in front of another one that has the data: no database, nothing to send; ready when the other one is. It stores only the
 * secret of its cookies and rendered images.
 */
async function openFront(configuration: Configuration, gatewayUrl: string): Promise<Portal> {
  const fetch = fetchWith(configuration.gatewayCertificate);
  const parts = { ...configuration, now: () => configuration.clock ?? new Date() };
  return {
    createContext: createContexts(parts, answerByGateway(gatewayUrl, fetch), true),
    readinessChecks: [{ name: "gateway", check: () => checkGateway(gatewayUrlOf(gatewayUrl, null), fetch) }],
    figures: { watched: [], measured: [] },
    refusals: () => Promise.resolve([]),
    mailbox: null,
    announcements: [`The calls are answered by ${new URL(gatewayUrlOf(gatewayUrl, null)).host} (GATEWAY_URL).`],
    stopJobs: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}

type Parts = Pick<Configuration, "sessionSecret" | "dataDirectory"> & { now: () => Date };

/** Returns the contexts of every request; rendered images are stored below the data directory when the process has one of its own. */
function createContexts(parts: Parts, answering: Answering, keepsFiles: boolean): Portal["createContext"] {
  const { sessionSecret, now, dataDirectory } = parts;
  const images = createProductImages(keepsFiles ? dataDirectory : null);
  return () => {
    const context = new RequestContextProvider();
    context.set(portalContext, { answering, sessionSecret, clock: now });
    context.set(productImagesContext, images);
    return context;
  };
}

/** Opens the database, and fills an empty embedded one with the demo; one given by DATABASE_URL is never filled (D34). */
async function openWithDemo(configuration: Configuration, log: Log, demo: Demo): Promise<OpenedDatabase> {
  const onLost = (error: Error & { code?: string }) =>
    log.warn({ code: error.code ?? error.name }, "a connection to the database was lost");
  const { databaseUrl, migrateUrl, workers } = configuration;
  const dataDirectory = configuration.demo ? null : configuration.dataDirectory;
  const database = await openDatabase(
    { databaseUrl, migrateUrl, dataDirectory, workers, onMigration: (message) => log.info(message) },
    onLost,
  );
  if (database.kind === "embedded") {
    const { clock, sessionSecret } = configuration;
    await demo.seed(database, clock ?? new Date(), (key) => sealKey(sessionSecret, key));
  }
  return database;
}

/** Returns the doors and the replica for requests: each practice with its share of the connections, when there are several (D108). */
function inShares(open: { doors: Doors; replica: Replica | null }, connections: number | null): typeof open {
  if (connections === null) return open;
  const { doors, replica } = open;
  return {
    doors: inTurns(doors, createTurns(turnsOf(connections))),
    replica: replica && replicaInTurns(replica, createTurns(turnsOf(connections))),
  };
}

/** Returns a clock that follows the database's, or the fixed time of the configuration. */
function openClockOf({ clock }: Configuration, { askNow }: OpenedDatabase, log: Log) {
  return openPortalClock({ askNow, fixed: clock, onError: (error) => log.warn({ err: error }, "the database's clock could not be read") });
}

/** Returns the configured replica; null when there is none. */
function openReplicaOf({ databaseReadUrl, workers }: Configuration, { owner }: OpenedDatabase, log: Log): Replica | null {
  if (databaseReadUrl === null) return null;
  const onTrouble = (error: unknown) => log.warn({ err: error }, "the replica does not answer; the primary does");
  return openReplica(databaseReadUrl, { primary: owner, workers, onTrouble });
}

/**
 * Returns why the database must not be served. In production a configured database may have no account with a published password, and its
 * login may own no table, because the rules that separate practices do not bind an owner (D34).
 */
function refusalsOf({ production }: Configuration, { login }: OpenedDatabase, demoEmails: readonly string[]): string[] {
  if (!production || login === null) return [];
  const refusals: string[] = [];
  if (demoEmails.length > 0)
    refusals.push(
      `The database holds demo accounts, whose password everybody can read: ${demoEmails.join(", ")}. Use a database without the demo, or remove them.`,
    );
  if (login.ownsTables)
    refusals.push(
      "DATABASE_URL: its login owns the tables, so that nothing in the database would bind the portal. Give the owner's address as MIGRATE_URL, and one of a login that owns nothing as DATABASE_URL.",
    );
  return refusals;
}

/** Warnings about a PostgreSQL server for whoever starts the portal. */
const warningsOf = ({ login }: OpenedDatabase): string[] =>
  login === null || login.unsafeSettings.length === 0
    ? []
    : [`PostgreSQL may lose orders that it acknowledged when its machine loses power: ${login.unsafeSettings.join(", ")} off.`];
