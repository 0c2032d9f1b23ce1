import type { Doors } from "~/db/doors.server";
import { markFailed, markSent, type OutboxKind, type OutboxRow, reserveDueMessages } from "~/db/queries/outbox.server";

/** Sends one message; throws when it could not. It may be called again for the same message, so what it sends carries the id. */
export type OutboxHandler = (message: Pick<OutboxRow, "tenantId" | "id" | "subjectId" | "payload" | "attempts">) => Promise<void>;

/** Who sends what; a kind without a handler waits. */
export type OutboxHandlers = Partial<Record<OutboxKind, OutboxHandler>>;

const batch = 20;
const reservedMilliseconds = 2 * 60_000;
const firstPauseMilliseconds = 5_000;
const longestPauseMilliseconds = 60 * 60_000;

/** The pause after the n-th failure: 5 seconds, doubled each time, an hour at most. */
export function retryPauseMilliseconds(attempts: number): number {
  return Math.min(longestPauseMilliseconds, firstPauseMilliseconds * 2 ** Math.min(attempts - 1, 20));
}

/**
 * Sends what is due, at most 20 messages, and answers how it went. Messages are reserved in one transaction, sent outside of any,
 * and marked in another, so that a slow receiver holds no lock and several processes never send one twice at the same time.
 */
export async function sendDue(
  { doors, handlers }: { doors: Doors; handlers: OutboxHandlers },
  now: Date,
): Promise<{ sent: number; failed: number }> {
  const kinds = (Object.keys(handlers) as OutboxKind[]).filter((kind) => handlers[kind]);
  if (kinds.length === 0) return { sent: 0, failed: 0 };
  const reservedUntil = new Date(now.getTime() + reservedMilliseconds);
  const due = await doors.asOutbox((tx) => reserveDueMessages(tx, { kinds, now, reservedUntil, limit: batch }));
  let sent = 0;
  for (const message of due) {
    const failure = await trySend(handlers[message.kind], message);
    await doors.asOutbox((tx) =>
      failure === null
        ? markSent(tx, message, message.kind === "mail" ? {} : message.payload, now)
        : markFailed(tx, message, failure, new Date(now.getTime() + retryPauseMilliseconds(message.attempts))),
    );
    if (failure === null) sent += 1;
  }
  return { sent, failed: due.length - sent };
}

async function trySend(handler: OutboxHandler | undefined, message: OutboxRow): Promise<string | null> {
  try {
    await handler?.(message);
    return null;
  } catch (error) {
    return describeFailure(error);
  }
}

/** Kind and code only: the words of an error may quote addresses and names (D33). */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown };
  return [error.name, code, responseCode].filter((part) => typeof part === "string" || typeof part === "number").join(" ");
}
