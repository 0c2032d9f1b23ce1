import type { Doors } from "~/db/doors.server";
import type { OutboxKind } from "~/db/queries/practice/outbox.server";
import type { OutboxHandlers } from "~/services/outbox/poll-outbox.server";
import { type OutboxHandler, recordAndLease, sendLeased } from "~/services/outbox/send-leased.server";

/** Sends what is due at a moment, once; answers how it went. */
export async function sendDue({ doors, handlers }: { doors: Doors; handlers: OutboxHandlers }, now: Date) {
  let [sent, failed] = [0, 0];
  for (const [kind, handler] of Object.entries(handlers) as [OutboxKind, OutboxHandler][]) {
    const messages = await recordAndLease(doors, [], { kind, limit: 20, now });
    const sending = messages.map((message) => sendLeased({ doors, handler, clock: () => now, random: () => 0 }, message));
    const results = await Promise.all(sending);
    await recordAndLease(doors, results, { kind, limit: 0, now });
    failed += results.filter((result) => "lastError" in result).length;
    sent += results.filter((result) => "sentAt" in result).length;
  }
  return { sent, failed };
}
