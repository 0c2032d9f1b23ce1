import type { Doors } from "~/db/doors.server";
import { isDatabaseAway } from "~/db/is-database-away.server";
import type { LeasedMessage, OutboxKind } from "~/db/queries/practice/outbox.server";
import { type OutboxHandler, type OutboxResult, recordAndLease, sendLeased } from "./send-leased.server";

/** The handler of each kind; messages of a kind without one wait. */
export type OutboxHandlers = Partial<Record<OutboxKind, OutboxHandler>>;

type Options = {
  doors: Doors;
  clock: () => Date;
  everyMilliseconds: number;
  /** Called with the kind of a message that could not be sent, or with the error when the database did not answer. */
  onTrouble: (trouble: { failed: OutboxKind } | { error: unknown }) => void;
};

/** Maximum number of messages of one kind in flight at a time. */
const atOnce = 4;

/** From the end of a message to its record and the search for the next ones: one transaction is enough for all that end meanwhile. */
const gatheredMilliseconds = 25;

/**
 * Keeps sending due messages, each kind separately so that mails do not wait behind a slow distributor. The returned function stops it,
 * waits for messages in flight and records what came of them.
 */
export function pollOutbox({ handlers, ...options }: Options & { handlers: OutboxHandlers }): () => Promise<void> {
  const kinds = Object.entries(handlers) as [OutboxKind, OutboxHandler][];
  const stops = kinds.map(([kind, handler]) => pollKind({ ...options, kind, handler }));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** Leases only as many messages as can be sent now; finished messages make room for the next ones. */
function pollKind({ doors, kind, handler, clock, everyMilliseconds, onTrouble }: Options & { kind: OutboxKind; handler: OutboxHandler }) {
  const onItsWay = new Set<Promise<void>>();
  const finished: OutboxResult[] = [];
  let isRunning = true;
  let looking: Promise<void> = Promise.resolve();
  let isLookPlanned = false;

  const send = async (message: LeasedMessage) => {
    const result = await sendLeased({ doors, handler, clock }, message);
    finished.push(result);
    if ("lastError" in result) onTrouble({ failed: kind });
  };
  const start = (message: LeasedMessage) => {
    const sending = send(message)
      .catch((error: unknown) => onTrouble({ error }))
      .then(() => {
        onItsWay.delete(sending);
        lookSoon();
      });
    onItsWay.add(sending);
  };
  const lookOnce = async () => {
    const limit = isRunning ? atOnce - onItsWay.size : 0;
    const results = finished.splice(0);
    if (limit === 0 && results.length === 0) return;
    try {
      for (const message of await recordAndLease(doors, results, { kind, limit, now: clock() })) start(message);
    } catch (error) {
      // Recorded with the next look, unless the lease has ended by then and somebody else sends the message.
      if (isDatabaseAway(error)) finished.push(...results);
      throw error;
    }
  };
  // One look at a time; two at once would exceed the limit.
  const look = () => {
    looking = looking.then(lookOnce).catch((error: unknown) => onTrouble({ error }));
    return looking;
  };

  const lookSoon = () => {
    if (isLookPlanned) return;
    isLookPlanned = true;
    setTimeout(() => {
      isLookPlanned = false;
      void look();
    }, gatheredMilliseconds).unref();
  };

  const timer = setInterval(() => void look(), everyMilliseconds);
  timer.unref();
  return async () => {
    isRunning = false;
    clearInterval(timer);
    await looking;
    await Promise.all(onItsWay);
    await look();
  };
}
