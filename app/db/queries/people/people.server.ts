import { and, asc, eq, sql } from "drizzle-orm";
import { builtOnce } from "~/db/built-once.server";
import type { PracticeDb, Transaction } from "~/db/database.server";
import { schema } from "~/db/schema.server";
import { together } from "~/db/together.server";

const { users, userLocations } = schema;

export type UserRow = typeof users.$inferSelect;

/** Returns a person of the practice; null when it has none with this id. */
export async function findUser({ tx, tenantId }: PracticeDb, id: string): Promise<UserRow | null> {
  const [row] = await builtOnce(tx, userById).execute({ tenantId, id });
  return row ?? null;
}

const userById = (tx: Transaction) =>
  tx
    .select()
    .from(users)
    .where(and(eq(users.tenantId, sql.placeholder("tenantId")), eq(users.id, sql.placeholder("id"))))
    .prepare("user_by_id");

/** Returns the person of the practice with this e-mail key (lower case); null when there is none. */
export async function findUserByEmail(db: PracticeDb, emailKey: string): Promise<UserRow | null> {
  const [row] = await usersWithEmail(db, emailKey);
  return row ?? null;
}

/** Returns the same person, locked until the end of the transaction. */
export async function lockUserByEmail(db: PracticeDb, emailKey: string): Promise<UserRow | null> {
  const [row] = await usersWithEmail(db, emailKey).for("update");
  return row ?? null;
}

const usersWithEmail = ({ tx, tenantId }: PracticeDb, emailKey: string) =>
  tx
    .select()
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.emailKey, emailKey)));

export type PlacedUser = { user: UserRow; locationIds: string[] };

/** Returns the people of a practice with the ids of their locations, by name. */
export async function listUsers(db: PracticeDb): Promise<PlacedUser[]> {
  const { tx, tenantId } = db;
  const people = tx
    .select()
    .from(users)
    .where(eq(users.tenantId, tenantId))
    .orderBy(asc(sql`lower(${users.lastName})`), asc(sql`lower(${users.firstName})`), asc(users.id));
  return placedUsers(...(await together(people.execute(), listAttached(db))));
}

/**
 * Returns the same, locked until the transaction ends, so that of two concurrent changes the second sees the first: who is the last admin,
 * for example.
 */
export async function lockUsers(db: PracticeDb): Promise<PlacedUser[]> {
  const { tx, tenantId } = db;
  const people = await tx.select().from(users).where(eq(users.tenantId, tenantId)).orderBy(asc(users.id)).for("update");
  return placedUsers(people, await listAttached(db));
}

type Attached = typeof userLocations.$inferSelect;

async function listAttached({ tx, tenantId }: PracticeDb): Promise<Attached[]> {
  return tx.select().from(userLocations).where(eq(userLocations.tenantId, tenantId));
}

function placedUsers(people: readonly UserRow[], attached: readonly Attached[]): PlacedUser[] {
  return people.map((user) => ({
    user,
    locationIds: attached.filter(({ userId }) => userId === user.id).map(({ locationId }) => locationId),
  }));
}

/** Adds a person without a password; returns whether the id and the e-mail were free. */
export async function insertUser(tx: Transaction, row: typeof users.$inferInsert, locationIds: readonly string[]): Promise<boolean> {
  const { tenantId, id } = row;
  const added = await tx.insert(users).values(row).onConflictDoNothing().returning({ id: users.id });
  if (added.length === 0) return false;
  await attachToLocations({ tx, tenantId }, id, locationIds);
  return true;
}

type UserChange = Partial<Pick<UserRow, "email" | "emailKey" | "firstName" | "lastName" | "role" | "isDoctor">> & { updatedAt: Date };

/** Changes a person; returns whether the e-mail was free. */
export async function updateUser(db: PracticeDb, id: string, change: UserChange): Promise<boolean> {
  const { tx, tenantId } = db;
  const { emailKey } = change;
  const other = emailKey === undefined ? null : await findUserByEmail(db, emailKey);
  if (other && other.id !== id) return false;
  await tx
    .update(users)
    .set(change)
    .where(and(eq(users.tenantId, tenantId), eq(users.id, id)));
  return true;
}

/** Replaces the locations that a person is attached to. */
export async function setUserLocations(db: PracticeDb, userId: string, locationIds: readonly string[]): Promise<void> {
  const { tx, tenantId } = db;
  await tx.delete(userLocations).where(and(eq(userLocations.tenantId, tenantId), eq(userLocations.userId, userId)));
  await attachToLocations(db, userId, locationIds);
}

async function attachToLocations({ tx, tenantId }: PracticeDb, userId: string, locationIds: readonly string[]): Promise<void> {
  const rows = [...new Set(locationIds)].map((locationId) => ({ tenantId, userId, locationId }));
  if (rows.length > 0) await tx.insert(userLocations).values(rows);
}

/** Deletes a person with their sessions, keys and locations. */
export async function deleteUser({ tx, tenantId }: PracticeDb, id: string): Promise<void> {
  await tx.delete(users).where(and(eq(users.tenantId, tenantId), eq(users.id, id)));
}

/** Stores when a person last signed in. */
export async function setLastSignedIn({ tx, tenantId }: PracticeDb, id: string, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ lastSignedInAt: now })
    .where(and(eq(users.tenantId, tenantId), eq(users.id, id)));
}

/** Records when the invitation was withdrawn; null after it was sent again. */
export async function setInvitationWithdrawn({ tx, tenantId }: PracticeDb, id: string, withdrawnAt: Date | null): Promise<void> {
  await tx
    .update(users)
    .set({ invitationWithdrawnAt: withdrawnAt })
    .where(and(eq(users.tenantId, tenantId), eq(users.id, id)));
}

/** Sets the password; an invited person is active from then on. */
export async function setPassword(
  { tx, tenantId }: PracticeDb,
  id: string,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<void> {
  await tx
    .update(users)
    .set({ passwordHash, passwordSet: true, status: "active", updatedAt: now })
    .where(and(eq(users.tenantId, tenantId), eq(users.id, id)));
}

/** Records which versions of terms and cookie notice were accepted, and when (D46); versions accepted before keep their moment. */
export async function setTermsAccepted(
  tx: Transaction,
  { tenantId, id }: Pick<UserRow, "tenantId" | "id">,
  { terms, cookies, now }: { terms: string; cookies: string; now: Date },
): Promise<void> {
  const stamp = sql`${now.toISOString()}::timestamptz`;
  await tx
    .update(users)
    .set({
      termsAcceptedAt: sql`case when ${users.termsVersion} = ${terms} then ${users.termsAcceptedAt} else ${stamp} end`,
      termsVersion: terms,
      cookiesAcceptedAt: sql`case when ${users.cookiesVersion} = ${cookies} then ${users.cookiesAcceptedAt} else ${stamp} end`,
      cookiesVersion: cookies,
      updatedAt: now,
    })
    .where(and(eq(users.tenantId, tenantId), eq(users.id, id)));
}

/** A person's own choices: the mails about orders that they do not want (D81), the language, and the start page (D83). */
type OwnChoices = Pick<UserRow, "mutedMails" | "language" | "startPage">;

/** Stores a person's choices; omitted ones stay. */
export async function setOwnChoices({ tx, tenantId }: PracticeDb, id: string, choices: Partial<OwnChoices>, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ ...choices, updatedAt: now })
    .where(and(eq(users.tenantId, tenantId), eq(users.id, id)));
}
