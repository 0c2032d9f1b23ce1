import type { Doors } from "~/db/doors.server";
import type { OutboxKind } from "~/db/queries/practice/outbox.server";
import type { OutboxHandlers } from "~/services/outbox/poll-outbox.server";
import { leaseDue, type OutboxHandler, sendLeased } from "~/services/outbox/send-leased.server";

/** Sends what is due at a moment, once; answers how it went. */
export async function sendDue({ doors, handlers }: { doors: Doors; handlers: OutboxHandlers }, now: Date) {
  const outcomes: boolean[] = [];
  for (const [kind, handler] of Object.entries(handlers) as [OutboxKind, OutboxHandler][]) {
    const messages = await leaseDue(doors, { kind, limit: 20, now });
    outcomes.push(
      ...(await Promise.all(messages.map((message) => sendLeased({ doors, handler, clock: () => now, random: () => 0 }, message)))),
    );
  }
  const sent = outcomes.filter(Boolean).length;
  return { sent, failed: outcomes.length - sent };
}
