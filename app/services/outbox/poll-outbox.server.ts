import type { Doors } from "~/db/doors.server";
import type { LeasedMessage, OutboxKind } from "~/db/queries/practice/outbox.server";
import { leaseDue, type OutboxHandler, sendLeased } from "./send-leased.server";

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

/** Between the end of a message and the search for the next ones: those that end meanwhile make room for several, which one search finds. */
const gatheredMilliseconds = 25;

/**
 * Keeps sending due messages, each kind separately so that mails do not wait behind a slow distributor. The returned function stops it and
 * waits for messages in flight.
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
  let isRunning = true;
  let looking: Promise<void> = Promise.resolve();
  let isLookPlanned = false;

  const send = async (message: LeasedMessage) => {
    if (!(await sendLeased({ doors, handler, clock }, message))) onTrouble({ failed: kind });
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
    const limit = atOnce - onItsWay.size;
    if (isRunning && limit > 0) for (const message of await leaseDue(doors, { kind, limit, now: clock() })) start(message);
  };
  // One lookup at a time; two at once would exceed the limit.
  const look = () => {
    looking = looking.then(lookOnce).catch((error: unknown) => onTrouble({ error }));
  };

  const lookSoon = () => {
    if (isLookPlanned) return;
    isLookPlanned = true;
    setTimeout(() => {
      isLookPlanned = false;
      look();
    }, gatheredMilliseconds).unref();
  };

  const timer = setInterval(look, everyMilliseconds);
  timer.unref();
  return async () => {
    isRunning = false;
    clearInterval(timer);
    await looking;
    await Promise.all(onItsWay);
  };
}
