import { v7 as newId } from "uuid";
import type { Transaction } from "~/db/database.server";
import type { Doors } from "~/db/doors.server";
import { leave } from "~/db/leave.server";
import {
  type LeasedMessage,
  leaseDueMessages,
  markFailed,
  markSent,
  type OutboxKind,
  type OutboxRow,
  renewLease,
} from "~/db/queries/practice/outbox.server";

/**
 * Sends one message; throws when that fails. It may be called again for the same message, so what it sends includes the id. `signal` aborts
 * when another sender has taken over the message.
 */
export type OutboxHandler = (
  message: Pick<OutboxRow, "tenantId" | "id" | "subjectId" | "payload" | "attempts">,
  signal: AbortSignal,
) => Promise<void>;

type Sender = { doors: Doors; handler: OutboxHandler; clock: () => Date; random?: () => number };

/** What came of sending a leased message: when it was sent, or why it was not and when it is sent again. */
export type OutboxResult = { readonly message: LeasedMessage } & (
  | { readonly sentAt: Date }
  | { readonly lastError: string; readonly availableAt: Date }
);

type Due = { kind: OutboxKind; limit: number; now: Date };

/** Longer than one try of a hand-over may take, so that even a lease that cannot be renewed lasts for it. */
const leaseSeconds = 30;
const renewedEveryMilliseconds = 10_000;
const firstPauseMilliseconds = 5_000;
const longestPauseMilliseconds = 60 * 60_000;

/**
 * The pause after the n-th failure: 5 seconds, doubled each time, an hour at most, and up to a fifth less by chance (`random`, 0 to 1), so
 * that messages that failed together are not all sent again at once.
 */
export function retryPauseMilliseconds(attempts: number, random: number): number {
  const pause = Math.min(longestPauseMilliseconds, firstPauseMilliseconds * 2 ** Math.min(attempts - 1, 20));
  return pause * (1 - random / 5);
}

/**
 * Records what came of messages, and leases due ones of a kind in the same transaction: at most `limit`, which must be sent at once. What
 * came of a message that somebody else has leased meanwhile is not recorded.
 */
export function recordAndLease(doors: Doors, results: readonly OutboxResult[], due: Due): Promise<LeasedMessage[]> {
  return doors.asOutbox(async (tx, left) => {
    await leave({ left }, ...results.map((result) => record(tx, result)));
    return due.limit > 0 ? leaseDueMessages({ tx, left }, { ...due, leaseId: newId(), leaseSeconds }) : [];
  });
}

function record(tx: Transaction, { message, ...result }: OutboxResult): Promise<void> {
  if ("lastError" in result) return markFailed(tx, message, result);
  return markSent(tx, message, { ...result, payload: message.kind === "mail" ? {} : message.payload });
}

/** Sends a leased message outside of any transaction, so that a slow receiver holds no lock, and renews the lease meanwhile. */
export async function sendLeased({ doors, handler, clock, random = Math.random }: Sender, message: LeasedMessage): Promise<OutboxResult> {
  const lastError = await trySend({ doors, handler }, message);
  const endedAt = clock();
  if (lastError === null) return { message, sentAt: endedAt };
  return { message, lastError, availableAt: new Date(endedAt.getTime() + retryPauseMilliseconds(message.attempts, random())) };
}

async function trySend({ doors, handler }: Pick<Sender, "doors" | "handler">, message: LeasedMessage): Promise<string | null> {
  const lost = new AbortController();
  const renew = () =>
    doors
      .asOutbox((tx) => renewLease(tx, message, leaseSeconds))
      .then(
        (isOurs) => isOurs || lost.abort(),
        // Without a database nobody else can take it either; the next renewal will tell.
        () => undefined,
      );
  const renewing = setInterval(() => void renew(), renewedEveryMilliseconds);
  try {
    await handler(message, lost.signal);
    return null;
  } catch (error) {
    return describeFailure(error);
  } finally {
    clearInterval(renewing);
  }
}

/** Returns kind and code only: the message of an error may quote addresses and names (D33). */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown };
  return [error.name, code, responseCode].filter((part) => typeof part === "string" || typeof part === "number").join(" ");
}
