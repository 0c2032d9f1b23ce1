import { and, asc, count, eq, gt, gte, inArray, isNull, lte, ne, notExists, or, sql } from "drizzle-orm";
import { builtOnce, givenFor } from "~/db/built-once.server";
import type { PracticeDb, Transaction } from "~/db/database.server";
import { leave } from "~/db/leave.server";
import { schema } from "~/db/schema.server";

const { orders, outbox } = schema;

export type OutboxRow = typeof outbox.$inferSelect;
export type OutboxKind = OutboxRow["kind"];

export async function insertOutboxMessage(
  tx: Transaction,
  row: Pick<OutboxRow, "tenantId" | "id" | "kind" | "subjectId" | "payload" | "availableAt">,
): Promise<void> {
  await tx.insert(outbox).values(row);
}

/**
 * Returns how many mails about something were queued since a moment; `sinceId` is the lowest id of that moment, because ids ascend in time.
 */
export async function countMailsSince({ tx, tenantId }: PracticeDb, subjectId: string, sinceId: string): Promise<number> {
  const ofSubject = and(eq(outbox.tenantId, tenantId), gte(outbox.id, sinceId), eq(outbox.kind, "mail"), eq(outbox.subjectId, subjectId));
  const [row] = await tx.select({ quantity: count() }).from(outbox).where(ofSubject);
  return row?.quantity ?? 0;
}

/** Drops the unsent mails about a subject (a person, an approval), or those from one template, because they no longer apply. */
export async function dropMailsAbout(
  { tx, tenantId }: PracticeDb,
  { subjectId, template }: { subjectId: string; template?: string },
  now: Date,
): Promise<void> {
  const fromTemplate = template === undefined ? undefined : isFrom(template);
  await tx
    .update(outbox)
    .set({ droppedAt: now })
    .where(and(isUnsentMail(tenantId), eq(outbox.subjectId, subjectId), fromTemplate));
}

/** Drops the unsent confirmations of those of these carts whose orders are all cancelled. */
export async function dropConfirmations({ tx, tenantId }: PracticeDb, cartIds: readonly string[], now: Date): Promise<void> {
  if (cartIds.length === 0) return;
  const present = tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.tenantId, tenantId), eq(orders.cartId, outbox.subjectId), ne(orders.status, "Cancelled")));
  await tx
    .update(outbox)
    .set({ droppedAt: now })
    .where(and(isUnsentMail(tenantId), inArray(outbox.subjectId, [...cartIds]), isFrom("orderConfirmation"), notExists(present)));
}

const isUnsentMail = (tenantId: string) =>
  and(eq(outbox.tenantId, tenantId), eq(outbox.kind, "mail"), isNull(outbox.sentAt), isNull(outbox.droppedAt));
const isFrom = (template: string) => sql`${outbox.payload} ->> 'template' = ${template}`;

/** A message that one sender has leased, so that no other sends it. */
export type LeasedMessage = OutboxRow & { leaseId: string };

/** Leases start and end by the clock of the database, so that processes whose clocks differ agree. */
const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/**
 * Leases due messages of a kind, of all practices (asOutbox), to one sender: others skip them until the lease ends, when they become due
 * again if the sender has died.
 */
export async function leaseDueMessages(
  { tx, left }: Pick<PracticeDb, "tx" | "left">,
  { kind, now, limit, leaseId, leaseSeconds }: { kind: OutboxKind; now: Date; limit: number; leaseId: string; leaseSeconds: number },
): Promise<LeasedMessage[]> {
  const isFree = or(isNull(outbox.leasedUntil), lte(outbox.leasedUntil, sql`now()`));
  const due = await tx
    .select()
    .from(outbox)
    .where(and(eq(outbox.kind, kind), isNull(outbox.sentAt), isNull(outbox.droppedAt), lte(outbox.availableAt, now), isFree))
    .orderBy(asc(outbox.availableAt), asc(outbox.id))
    .limit(limit)
    .for("update", { skipLocked: true });
  if (due.length === 0) return [];
  const leased = tx
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, leaseId, leasedUntil: inSeconds(leaseSeconds) })
    .where(or(...due.map(ofMessage)))
    .execute();
  await leave({ left }, leased);
  return due.map((row) => ({ ...row, attempts: row.attempts + 1, leaseId }));
}

/** Extends the lease of a message; false when somebody else holds it by now. */
export async function renewLease(tx: Transaction, message: LeasedMessage, leaseSeconds: number): Promise<boolean> {
  const renewed = await tx
    .update(outbox)
    .set({ leasedUntil: inSeconds(leaseSeconds) })
    .where(ofLease(message))
    .returning({ id: outbox.id });
  return renewed.length > 0;
}

/** Records that the message was sent. `payload` is what is kept of it: a mail's link and address are kept no longer than needed. */
export async function markSent(
  tx: Transaction,
  { tenantId, id, leaseId }: LeasedMessage,
  { payload, sentAt }: { payload: OutboxRow["payload"]; sentAt: Date },
): Promise<void> {
  await builtOnce(tx, sent).execute({ tenantId, id, leaseId, payload, sentAt });
}

const sent = (tx: Transaction) =>
  tx
    .update(outbox)
    .set({ sentAt: givenFor(outbox.sentAt, "sentAt"), lastError: null, payload: givenFor(outbox.payload, "payload"), ...givenBack })
    .where(
      and(
        eq(outbox.tenantId, sql.placeholder("tenantId")),
        eq(outbox.id, sql.placeholder("id")),
        eq(outbox.leaseId, sql.placeholder("leaseId")),
      ),
    )
    .prepare("message_sent");

/** Records that the message could not be sent; it is retried at `availableAt`. */
export async function markFailed(
  tx: Transaction,
  message: LeasedMessage,
  { lastError, availableAt }: { lastError: string; availableAt: Date },
): Promise<void> {
  await tx
    .update(outbox)
    .set({ lastError, availableAt, ...givenBack })
    .where(ofLease(message));
}

const givenBack = { leaseId: null, leasedUntil: null };

const ofMessage = ({ tenantId, id }: OutboxRow) => and(eq(outbox.tenantId, tenantId), eq(outbox.id, id));
const ofLease = (message: LeasedMessage) => and(ofMessage(message), eq(outbox.leaseId, message.leaseId));

/** The waiting messages of a kind, and the age of the oldest in seconds. */
export type OutboxQueue = { kind: OutboxKind; waiting: number; oldestSeconds: number };

/**
 * Returns overdue messages of all practices by kind (asOutbox), reading at most 1,000. Failed ones have waited since they were queued,
 * which their id shows; the rest since they were due.
 */
export async function loadOutboxQueues(tx: Transaction, now: Date): Promise<OutboxQueue[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const queuedAt = sql`to_timestamp(('x' || substr(replace(${outbox.id}::text, '-', ''), 1, 12))::bit(48)::bigint / 1000.0)`;
  const isLate = or(lte(outbox.availableAt, at), gt(outbox.attempts, 0));
  const late = tx
    .select({
      kind: outbox.kind,
      since: sql<Date>`case when ${outbox.attempts} > 0 then ${queuedAt} else ${outbox.availableAt} end`.as("since"),
    })
    .from(outbox)
    .where(and(isNull(outbox.sentAt), isNull(outbox.droppedAt), isLate))
    .limit(1000)
    .as("late");
  return tx
    .select({
      kind: late.kind,
      waiting: count(),
      oldestSeconds: sql<number>`greatest(0, extract(epoch from ${at} - min(${late.since})))`.mapWith(Number),
    })
    .from(late)
    .groupBy(late.kind);
}
