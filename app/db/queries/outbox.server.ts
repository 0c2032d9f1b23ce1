import { and, asc, count, eq, gte, inArray, isNull, lte } from "drizzle-orm";
import type { Transaction } from "~/db/database.server";
import { schema } from "~/db/schema.server";

const { outbox } = schema;

export type OutboxRow = typeof outbox.$inferSelect;
export type OutboxKind = OutboxRow["kind"];

export async function insertOutboxMessage(
  tx: Transaction,
  row: Pick<OutboxRow, "tenantId" | "id" | "kind" | "subjectId" | "payload" | "availableAt">,
): Promise<void> {
  await tx.insert(outbox).values(row);
}

/** How many mails about something were queued since; `sinceId` is the lowest id of that moment, because ids ascend in time. */
export async function countMailsSince(tx: Transaction, tenantId: string, subjectId: string, sinceId: string): Promise<number> {
  const ofSubject = and(eq(outbox.tenantId, tenantId), gte(outbox.id, sinceId), eq(outbox.kind, "mail"), eq(outbox.subjectId, subjectId));
  const [row] = await tx.select({ quantity: count() }).from(outbox).where(ofSubject);
  return row?.quantity ?? 0;
}

/**
 * Messages that are due, of every practice (asOutbox), reserved for this sender until `reservedUntil`: others skip them, and when
 * this process dies they come up again then.
 */
export async function reserveDueMessages(
  tx: Transaction,
  { kinds, now, reservedUntil, limit }: { kinds: readonly OutboxKind[]; now: Date; reservedUntil: Date; limit: number },
): Promise<OutboxRow[]> {
  const due = await tx
    .select()
    .from(outbox)
    .where(and(inArray(outbox.kind, [...kinds]), isNull(outbox.sentAt), isNull(outbox.droppedAt), lte(outbox.availableAt, now)))
    .orderBy(asc(outbox.availableAt), asc(outbox.id))
    .limit(limit)
    .for("update", { skipLocked: true });
  const reserved: OutboxRow[] = [];
  for (const row of due) {
    const attempts = row.attempts + 1;
    await tx.update(outbox).set({ attempts, availableAt: reservedUntil }).where(ofMessage(row));
    reserved.push({ ...row, attempts });
  }
  return reserved;
}

/** The message was sent. `payload` is what stays of it: a mail's link and address are not kept longer than they are needed. */
export async function markSent(tx: Transaction, row: OutboxRow, payload: OutboxRow["payload"], now: Date): Promise<void> {
  await tx.update(outbox).set({ sentAt: now, lastError: null, payload }).where(ofMessage(row));
}

/** The message could not be sent; it is tried again at `availableAt`. */
export async function markFailed(tx: Transaction, row: OutboxRow, lastError: string, availableAt: Date): Promise<void> {
  await tx.update(outbox).set({ lastError, availableAt }).where(ofMessage(row));
}

const ofMessage = ({ tenantId, id }: OutboxRow) => and(eq(outbox.tenantId, tenantId), eq(outbox.id, id));
