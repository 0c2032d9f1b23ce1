import { and, asc, desc, eq, gt, gte, inArray, isNotNull, lt, notExists, or, type SQL, sql } from "drizzle-orm";
import { builtOnce, given, statementIn } from "~/db/built-once.server";
import type { PracticeDb } from "~/db/database.server";
import { schema } from "~/db/schema.server";
import { together } from "~/db/together.server";
import { type AuditEntry, type AuditSubjectKey, auditText } from "~/domain/account/audit-trail";
import type { StoredVisit } from "~/domain/search/recent-visit";
import { visitsStored } from "../recents/recent-visits.server";

const { auditEntries, auditHeads, formerUsers, users } = schema;

export type AuditRow = typeof auditEntries.$inferSelect;

/**
 * Adds entries to the end of the practice's chain. The hash of each includes the hash before it, and the row with the last one stays locked
 * until the transaction ends: entries of one practice are written one after another, without blocking other practices. The same statement
 * stores what was opened with a view (D172).
 */
export async function appendAuditEntries(
  { tx, tenantId }: PracticeDb,
  entries: readonly AuditEntry[],
  visits: readonly StoredVisit[] = [],
): Promise<void> {
  if (entries.length === 0) return;
  const added = { tenantId, quantity: entries.length, texts: JSON.stringify(entries.map(auditText)) };
  if (visits.length === 0) await builtOnce(tx, entriesAppended).execute(added);
  else await builtOnce(tx, viewsAppended).execute({ ...added, visits: JSON.stringify(visits) });
}

/** Columns of what is hashed for an entry and for those before it in the same statement, after a hash; `added` are the texts by place. */
const hashesAfter = (hash: SQL) => sql`
  select 0::bigint as place, null::text as before, ${hash} as hash
  union all
  select added.place, hashes.hash, encode(sha256(convert_to(hashes.hash || added.text, 'UTF8')), 'hex')
  from hashes join added on added.place = hashes.place + 1`;

const lastHashAfter = (hash: SQL) =>
  sql`(with recursive hashes as (${hashesAfter(hash)}) select hashes.hash from hashes order by hashes.place desc limit 1)`;

/** The facts of an entry are read from the text that is hashed. */
const appending = (visiting: SQL) =>
  sql`with recursive added as materialized (
      select listed.place, listed.text, listed.text::jsonb as facts
      from jsonb_array_elements_text(${given("texts", "jsonb")}) with ordinality as listed(text, place)
    ),
    head as (
      insert into audit_heads as present (tenant_id, seq, previous_hash, hash)
      values (${given("tenantId", "uuid")}, ${given("quantity", "integer")}, '', ${lastHashAfter(sql`''::text`)})
      on conflict (tenant_id) do update
      set seq = present.seq + excluded.seq, previous_hash = present.hash, hash = ${lastHashAfter(sql`present.hash`)}
      returning seq - ${given("quantity", "integer")} as seq, previous_hash
    ),
    hashes as (${hashesAfter(sql`(select head.previous_hash from head)`)})${visiting}
    insert into audit_entries (tenant_id, id, at, actor_id, action, subject_kind, subject_id, seq, previous_hash, hash)
    select ${given("tenantId", "uuid")}, (facts ->> 1)::uuid, (facts ->> 2)::timestamptz, (facts ->> 3)::uuid, facts ->> 4, facts ->> 5,
      facts ->> 6, head.seq + place, hashes.before, hashes.hash
    from head, hashes join added using (place)`;

const visiting = sql`,
    visited as (${visitsStored(sql`
      select ${given("tenantId", "uuid")}, v."ownerId", v.kind, v.subject, v."visitedAt"
      from jsonb_to_recordset(${given("visits", "jsonb")}) as v("ownerId" uuid, kind text, subject text, "visitedAt" timestamptz)`)})`;

const entriesAppended = statementIn(appending(sql.empty()), "audit_entries_appended");
const viewsAppended = statementIn(appending(visiting), "views_appended");

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
  const [present, former] = await together(named(users, false), named(formerUsers, true));
  return [...present, ...former].sort((one, other) => (nameKey(one) < nameKey(other) ? -1 : 1));
}

const nameKey = ({ lastName, firstName }: { lastName: string; firstName: string }) => `${lastName} ${firstName}`.toLowerCase();

/** Stores the name of a person who leaves the practice, for readers of the trail; of two with one id the first one's stays. */
export async function rememberFormerUser({ tx }: PracticeDb, row: typeof formerUsers.$inferInsert): Promise<void> {
  await tx.insert(formerUsers).values(row).onConflictDoNothing();
}

/** Returns the numbers of orders, carts and patients in the trail; ids that no longer exist are left out. */
export async function listAuditLabels({ tx, tenantId }: PracticeDb, ids: { orders: string[]; carts: string[]; patients: string[] }) {
  const { orders, patients } = schema;
  const placed = tx
    .select({
      ...{ id: orders.id, cartId: orders.cartId, number: orders.confirmationNum, cartNumber: orders.cartConfirmationNum },
      ...{ boxesQuantity: orders.boxesQuantity, grossAmount: orders.grossAmount },
      locationName: sql<string | null>`${orders.orderDetail} ->> 'locationName'`,
    })
    .from(orders)
    .where(and(eq(orders.tenantId, tenantId), or(inArray(orders.id, ids.orders), inArray(orders.cartId, ids.carts))));
  const known = tx
    .select({ id: patients.id, customerId: patients.customerId })
    .from(patients)
    .where(and(eq(patients.tenantId, tenantId), inArray(patients.id, ids.patients)));
  const [foundOrders, foundPatients] = await together(placed.execute(), known.execute());
  return { placed: foundOrders, known: foundPatients };
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
