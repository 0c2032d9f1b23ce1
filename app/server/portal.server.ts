import type { RouterContextProvider } from "react-router";
import type { OpenedDatabase } from "~/db/open.server";
import type { Configuration } from "~/integrations/configuration.server";
import type { Log } from "~/integrations/log.server";
import type { Mailbox } from "~/integrations/mail/mailbox.server";
import type { RequestFacts } from "~/middleware/request-facts.server";
import type { ReadinessCheck } from "./health.server";
import type { Figures } from "./metrics.server";

/** Everything behind the HTTP process: the database, the services and what requests need of them. */
export type Portal = {
  /** The contexts of one request. The HTTP process adds `requestContext` itself. */
  readonly createContext: (facts: RequestFacts) => RouterContextProvider;
  readonly readinessChecks: readonly ReadinessCheck[];
  readonly figures: Figures;
  /** Reasons why this database must not be served (D34), as sentences; if there are any, the process ends. */
  readonly refusals: () => Promise<readonly string[]>;
  /** Lines for the person who starts the server, such as the demo accounts (D36). */
  readonly announcements: readonly string[];
  /** The mailbox of the demo (D42); null when mails are really sent. */
  readonly mailbox: Mailbox | null;
  /** Sends and deletes nothing more, and returns when what is on its way has ended and is recorded. Requests may still be answered. */
  readonly stopJobs: () => Promise<void>;
  /** Closes the database. Called after the last request has finished and the jobs have stopped. */
  readonly close: () => Promise<void>;
};

/** The demo (D36), passed in by the program that starts. */
export type Demo = {
  /** Fills an empty database; leaves any other unchanged. */
  readonly seed: (database: OpenedDatabase, now: Date, sealKey: (given: { key: string; userId: string }) => string) => Promise<unknown>;
  /** Returns the demo's e-mails that a database has. */
  readonly findAccounts: (database: OpenedDatabase) => Promise<readonly string[]>;
  /** Returns the accounts as lines for the terminal. */
  readonly accountLines: () => readonly string[];
};

export type OpenPortal = (configuration: Configuration, log: Log, demo: Demo) => Promise<Portal>;
