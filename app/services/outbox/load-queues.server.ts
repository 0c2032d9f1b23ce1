import type { Doors } from "~/db/doors.server";
import { loadOutboxQueues, type OutboxQueue } from "~/db/queries/practice/outbox.server";

/** Returns overdue messages of all practices by kind: their number, up to 1,000, and the age of the oldest. */
export async function loadQueues(doors: Doors, now: Date): Promise<Record<OutboxQueue["kind"], Omit<OutboxQueue, "kind">>> {
  const nothing = { waiting: 0, oldestSeconds: 0 };
  const queues = await doors.asOutbox((tx) => loadOutboxQueues(tx, now));
  return { mail: nothing, handOver: nothing, request: nothing, ...Object.fromEntries(queues.map(({ kind, ...queue }) => [kind, queue])) };
}
