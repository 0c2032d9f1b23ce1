import { and, desc, eq, getTableColumns, gt, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { builtOnce } from "~/db/built-once.server";
import type { PracticeDb, Transaction } from "~/db/database.server";
import { jsonRows } from "~/db/json-rows.server";
import { schema } from "~/db/schema.server";
import { changeColumns } from "../practice/changes.server";

const { sessions, users, tenants, locations, userLocations } = schema;

const isLocationOf = (userId: SQL) =>
  sql`exists (select 1 from ${userLocations} where ${userLocations.tenantId} = ${locations.tenantId} and ${userLocations.userId} = ${userId} and ${userLocations.locationId} = ${locations.id})`;

const isOpenToUser = sql`${locations.tenantId} = ${sessions.tenantId} and (${users.role} is distinct from 'staff' or ${isLocationOf(sql`${users.id}`)})`;

/** The transactions that wrote the rows as they are, and the ids of the locations. */
const versionOfRows = sql<string>`concat_ws(' ', ${sessions}.xmin, ${tenants}.xmin, coalesce(${users}.xmin::text, '-'), (select string_agg(concat_ws(' ', ${locations.id}, ${locations}.xmin), ' ' order by ${locations.id}) from ${locations} where ${isOpenToUser}))`;

const ofPractice = eq(tenants.tenantId, sessions.tenantId);
const ofUser = and(eq(users.tenantId, sessions.tenantId), eq(users.id, sessions.userId));
const ofSessionAsked = and(eq(sessions.tenantId, sql.placeholder("tenantId")), eq(sessions.idHash, sql.placeholder("idHash")));

/** Returns a session record, ended or not, with its user (null for an operator), practice and permitted locations, in order. */
export async function findSession({ tx, tenantId }: PracticeDb, idHash: string) {
  const [row] = await builtOnce(tx, sessionByHash).execute({ tenantId, idHash });
  return row ?? null;
}

/** Returns the same with what has changed in the practice since a snapshot of the database (D175). */
export async function findSessionAndChanges({ tx, tenantId }: PracticeDb, idHash: string, since: string | null) {
  const [row] = await builtOnce(tx, sessionAndChanges).execute({ tenantId, idHash, since });
  return row ?? null;
}

/**
 * Returns the version of a session's rows as the above read them: another one as soon as one of them is changed, added or removed; null
 * when there is no such session.
 */
export async function findSessionVersion({ tx, tenantId }: PracticeDb, idHash: string): Promise<string | null> {
  const [row] = await builtOnce(tx, sessionVersion).execute({ tenantId, idHash });
  return row?.version ?? null;
}

const sessionByHash = (tx: Transaction) => selectSession(tx, {}).prepare("session_by_hash");

const sessionAndChanges = (tx: Transaction) => selectSession(tx, { changes: changeColumns() }).prepare("session_and_changes");

const sessionVersion = (tx: Transaction) =>
  tx
    .select({ version: versionOfRows })
    .from(sessions)
    .innerJoin(tenants, ofPractice)
    .leftJoin(users, ofUser)
    .where(ofSessionAsked)
    .prepare("session_version");

function selectSession<More extends { changes?: ReturnType<typeof changeColumns> }>(tx: Transaction, more: More) {
  return tx
    .select({
      session: sessions,
      user: users,
      tenant: tenants,
      locations: jsonRows({
        columns: getTableColumns(locations),
        from: sql`${locations} where ${isOpenToUser}`,
        orderBy: sql`${locations.position}, ${locations.id}`,
      }),
      version: versionOfRows,
      ...more,
    })
    .from(sessions)
    .innerJoin(tenants, ofPractice)
    .leftJoin(users, ofUser)
    .where(ofSessionAsked);
}

/** Returns the locations where a person may work, in order: all of the practice when `userId` is null, else those of the user. */
export async function listPersonLocations({ tx, tenantId }: PracticeDb, userId: string | null) {
  const ofUser = and(eq(locations.tenantId, tenantId), userId === null ? undefined : isLocationOf(sql`${userId}`));
  return tx.select().from(locations).where(ofUser).orderBy(locations.position, locations.id);
}

/** Returns the location of a person's last used session; null when none is stored any more. */
export async function findLastLocation({ tx, tenantId }: PracticeDb, userId: string): Promise<string | null> {
  const ofUser = and(eq(sessions.tenantId, tenantId), eq(sessions.userId, userId));
  const last = tx.select({ locationId: sessions.locationId }).from(sessions).where(ofUser).orderBy(desc(sessions.seenAt)).limit(1);
  return (await last)[0]?.locationId ?? null;
}

/** Records that the session was used now, unless another request is recording it: requests of one moment do not wait for one another. */
export async function touchSession({ tx, tenantId }: PracticeDb, idHash: string, now: Date): Promise<void> {
  const ofSession = and(eq(sessions.tenantId, tenantId), eq(sessions.idHash, idHash));
  const free = tx.select({ idHash: sessions.idHash }).from(sessions).where(ofSession).for("update", { skipLocked: true });
  await tx
    .update(sessions)
    .set({ seenAt: now })
    .where(and(ofSession, inArray(sessions.idHash, free)));
}

/** Stores a new session. */
export async function insertSession(tx: Transaction, row: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(row);
}

/** Ends a session of the practice; its row stays until the purge. */
export async function endSession({ tx, tenantId }: PracticeDb, idHash: string, now: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.tenantId, tenantId), eq(sessions.idHash, idHash), isNull(sessions.endedAt)));
}

/** Returns the condition for the sessions of a user of the practice, or of an operator in it. */
const isOwnedBy = (ownerId: string) => or(eq(sessions.userId, ownerId), eq(sessions.operatorId, ownerId));

/**
 * Returns the sessions of a person in this practice that were used since a moment and not ended, with the location of each; last used
 * first.
 */
export async function listSessionsOf({ tx, tenantId }: PracticeDb, ownerId: string, seenSince: Date) {
  return tx
    .select({ session: sessions, locationName: locations.name })
    .from(sessions)
    .innerJoin(locations, and(eq(locations.tenantId, sessions.tenantId), eq(locations.id, sessions.locationId)))
    .where(and(eq(sessions.tenantId, tenantId), isOwnedBy(ownerId), isNull(sessions.endedAt), gt(sessions.seenAt, seenSince)))
    .orderBy(desc(sessions.seenAt), sessions.idHash);
}

/** Returns how many sessions of a user were used since a moment and not ended. */
export async function countSessionsOfUser({ tx, tenantId }: PracticeDb, userId: string, seenSince: Date): Promise<number> {
  return tx.$count(
    sessions,
    and(eq(sessions.tenantId, tenantId), eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.seenAt, seenSince)),
  );
}

/** Ends every session of a user but one (D9); an empty `exceptIdHash` ends all. */
export async function endSessionsOfUser(
  { tx, tenantId }: PracticeDb,
  { userId, exceptIdHash }: { userId: string; exceptIdHash: string },
  now: Date,
): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.tenantId, tenantId), eq(sessions.userId, userId), ne(sessions.idHash, exceptIdHash), isNull(sessions.endedAt)));
}

/** Stores the location of a session. */
export async function setSessionLocation({ tx, tenantId }: PracticeDb, idHash: string, locationId: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ locationId })
    .where(and(eq(sessions.tenantId, tenantId), eq(sessions.idHash, idHash)));
}

/** Number of searches that a session stores; the oldest are dropped. */
const searchesMax = 20;

/** Stores a search in the session record (D33). The ids grow with time, so their order is their age. */
export async function keepSessionSearch(
  { tx, tenantId }: PracticeDb,
  idHash: string,
  { searchId, search }: { searchId: string; search: Record<string, string> },
): Promise<void> {
  const ofSession = and(eq(sessions.tenantId, tenantId), eq(sessions.idHash, idHash));
  const [row] = await tx.select({ searches: sessions.searches }).from(sessions).where(ofSession).for("update");
  const searches = Object.entries({ ...row?.searches, [searchId]: search }).sort(([a], [b]) => (a < b ? -1 : 1));
  await tx
    .update(sessions)
    .set({ searches: Object.fromEntries(searches.slice(-searchesMax)) })
    .where(ofSession);
}

/** Returns a search that the session stored (D33); null when it has none with this id. */
export async function findSessionSearch({ tx, tenantId }: PracticeDb, idHash: string, searchId: string) {
  const [row] = await tx
    .select({ searches: sessions.searches })
    .from(sessions)
    .where(and(eq(sessions.tenantId, tenantId), eq(sessions.idHash, idHash)));
  return row?.searches[searchId] ?? null;
}
