import type { Doors } from "~/db/doors.server";
import { type OutboxQueue, readOutboxQueues } from "~/db/queries/practice/outbox.server";

/** By kind, of every practice, what should have been sent by now: how many messages, up to 1,000, and for how long the oldest. */
export async function readQueues(doors: Doors, now: Date): Promise<Record<OutboxQueue["kind"], Omit<OutboxQueue, "kind">>> {
  const nothing = { waiting: 0, oldestSeconds: 0 };
  const queues = await doors.asOutbox((tx) => readOutboxQueues(tx, now));
  return { mail: nothing, handOver: nothing, request: nothing, ...Object.fromEntries(queues.map(({ kind, ...queue }) => [kind, queue])) };
}
