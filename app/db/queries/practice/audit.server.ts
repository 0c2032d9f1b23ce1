import { and, asc, desc, eq, gt, gte, inArray, isNotNull, lt, notExists, or, type SQL, sql } from "drizzle-orm";
import { builtOnce, given, statementIn } from "~/db/built-once.server";
import type { PracticeDb } from "~/db/database.server";
import { schema } from "~/db/schema.server";
import { type AuditEntry, type AuditSubjectKey, auditText } from "~/domain/account/audit-trail";

const { auditEntries, auditHeads, formerUsers, users } = schema;

export type AuditRow = typeof auditEntries.$inferSelect;

/**
 * Adds an entry to the end of the practice's chain. Its hash includes the hash before it, whose row stays locked until the transaction
 * ends: entries of one practice are written one after another, without blocking other practices.
 */
export async function appendAuditEntry({ tx, tenantId }: PracticeDb, entry: AuditEntry): Promise<void> {
  const { at, ...facts } = entry;
  await builtOnce(tx, entryAppended).execute({ ...facts, tenantId, at: at.toISOString(), text: auditText(entry) });
}

const hashAfter = (before: SQL) => sql`encode(sha256(convert_to(${before} || ${given("text", "text")}, 'UTF8')), 'hex')`;

const entryAppended = statementIn(
  sql`with head as (
      insert into audit_heads as present (tenant_id, seq, previous_hash, hash)
      values (${given("tenantId", "uuid")}, 1, '', ${hashAfter(sql`''`)})
      on conflict (tenant_id) do update set seq = present.seq + 1, previous_hash = present.hash, hash = ${hashAfter(sql`present.hash`)}
      returning seq, previous_hash, hash
    )
    insert into audit_entries (tenant_id, id, at, actor_id, action, subject_kind, subject_id, seq, previous_hash, hash)
    select ${given("tenantId", "uuid")}, ${given("id", "uuid")}, ${given("at", "timestamptz")}, ${given("actorId", "uuid")},
      ${given("action", "text")}, ${given("subjectKind", "text")}, ${given("subjectId", "text")}, head.seq, head.previous_hash, head.hash
    from head`,
  "audit_entry_appended",
);

/** Returns the end of a practice's chain; null when it has no entry. */
export async function findAuditHead({ tx, tenantId }: PracticeDb) {
  const [row] = await tx.select().from(auditHeads).where(eq(auditHeads.tenantId, tenantId));
  return row ?? null;
}

/** Returns entries in the order of the chain, after a number; at most `limit`. */
export async function listAuditChain({ tx, tenantId }: PracticeDb, afterSeq: number, limit: number): Promise<AuditRow[]> {
  return tx
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.tenantId, tenantId), gt(auditEntries.seq, afterSeq)))
    .orderBy(asc(auditEntries.seq))
    .limit(limit);
}

/** Whose entries: anybody's, those of one person, or those of the distributor's operators, who do not belong to the practice. */
export type AuditActor = "anyone" | "operators" | { id: string };
export type AuditFilter = {
  actor: AuditActor;
  actions: readonly string[] | null;
  /** About any of these; null means about everything. */
  subjects: readonly AuditSubjectKey[] | null;
  startAt: Date | null;
  endAt: Date | null;
};
export type AuditKey = { at: Date; id: string };

/** Returns the newest entries of a filter, or those after the last one of the previous page; at most `limit`. */
export async function listAuditEntries(db: PracticeDb, filter: AuditFilter, page: { before: AuditKey | null; limit: number }) {
  const { before, limit } = page;
  const earlier = before && sql`(${auditEntries.at}, ${auditEntries.id}) < (${before.at.toISOString()}::timestamptz, ${before.id}::uuid)`;
  return db.tx
    .select()
    .from(auditEntries)
    .where(and(passing(db, filter), earlier ?? undefined))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(limit);
}

/** Returns how many entries a filter has, by action; null when there are more than `most`, which are not counted. */
export async function countAuditActions(db: PracticeDb, filter: AuditFilter, most: number): Promise<Map<string, number> | null> {
  const found = db.tx
    .select({ action: auditEntries.action })
    .from(auditEntries)
    .where(passing(db, filter))
    .limit(most + 1)
    .as("found");
  const rows = await db.tx.select({ action: found.action, quantity: sql<number>`count(*)::int` }).from(found).groupBy(found.action);
  const all = rows.reduce((sum, { quantity }) => sum + quantity, 0);
  return all > most ? null : new Map(rows.map(({ action, quantity }) => [action, quantity]));
}

function passing(db: PracticeDb, { actor, startAt, endAt, actions, subjects }: AuditFilter): SQL | undefined {
  const isAbout = ({ kind, id }: AuditSubjectKey) => and(eq(auditEntries.subjectKind, kind), eq(auditEntries.subjectId, id));
  return and(
    eq(auditEntries.tenantId, db.tenantId),
    startAt ? sql`${auditEntries.at} >= ${startAt.toISOString()}::timestamptz` : undefined,
    endAt ? lt(auditEntries.at, endAt) : undefined,
    actions ? inArray(auditEntries.action, [...actions]) : undefined,
    subjects ? or(...subjects.map(isAbout)) : undefined,
    ofActor(db, actor),
  );
}

function ofActor({ tx, tenantId }: PracticeDb, actor: AuditActor): SQL | undefined {
  if (actor === "anyone") return undefined;
  if (actor !== "operators") return eq(auditEntries.actorId, actor.id);
  const isOf = (people: typeof users | typeof formerUsers) =>
    tx
      .select({ id: people.id })
      .from(people)
      .where(and(eq(people.tenantId, tenantId), eq(people.id, auditEntries.actorId)));
  return and(isNotNull(auditEntries.actorId), notExists(isOf(users)), notExists(isOf(formerUsers)));
}

/** Returns everybody who is or was a person of the practice, by name. */
export async function listPeopleNames({ tx, tenantId }: PracticeDb) {
  const named = (people: typeof users | typeof formerUsers, isFormer: boolean) =>
    tx
      .select({ id: people.id, firstName: people.firstName, lastName: people.lastName, isFormer: sql<boolean>`${isFormer}::boolean` })
      .from(people)
      .where(eq(people.tenantId, tenantId));
  const rows = [...(await named(users, false)), ...(await named(formerUsers, true))];
  return rows.sort((one, other) => (nameKey(one) < nameKey(other) ? -1 : 1));
}

const nameKey = ({ lastName, firstName }: { lastName: string; firstName: string }) => `${lastName} ${firstName}`.toLowerCase();

/** Stores the name of a person who leaves the practice, for readers of the trail. */
export async function rememberFormerUser({ tx }: PracticeDb, row: typeof formerUsers.$inferInsert): Promise<void> {
  await tx.insert(formerUsers).values(row);
}

/** Returns the numbers of orders, carts and patients in the trail; ids that no longer exist are left out. */
export async function listAuditLabels({ tx, tenantId }: PracticeDb, ids: { orders: string[]; carts: string[]; patients: string[] }) {
  const { orders, patients } = schema;
  const placed = await tx
    .select({
      ...{ id: orders.id, cartId: orders.cartId, number: orders.confirmationNum, cartNumber: orders.cartConfirmationNum },
      ...{ boxesQuantity: orders.boxesQuantity, grossAmount: orders.grossAmount },
      locationName: sql<string | null>`${orders.orderDetail} ->> 'locationName'`,
    })
    .from(orders)
    .where(and(eq(orders.tenantId, tenantId), or(inArray(orders.id, ids.orders), inArray(orders.cartId, ids.carts))));
  const known = await tx
    .select({ id: patients.id, customerId: patients.customerId })
    .from(patients)
    .where(and(eq(patients.tenantId, tenantId), inArray(patients.id, ids.patients)));
  return { placed, known };
}

/** Whether a person did this to a subject at that moment or later. */
export async function hasAuditEntrySince(
  { tx, tenantId }: PracticeDb,
  {
    actorId,
    action,
    subjectKind,
    subjectId,
    since,
  }: { actorId: string; action: string; subjectKind: string; subjectId: string; since: Date },
): Promise<boolean> {
  const ofSubject = and(eq(auditEntries.subjectKind, subjectKind), eq(auditEntries.subjectId, subjectId), gte(auditEntries.at, since));
  const rows = await tx
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(and(eq(auditEntries.tenantId, tenantId), ofSubject, eq(auditEntries.actorId, actorId), eq(auditEntries.action, action)))
    .limit(1);
  return rows.length > 0;
}
