import { and, asc, eq, sql } from "drizzle-orm";
import type { Transaction } from "~/db/database.server";
import { schema } from "~/db/schema.server";
import type { Language } from "~/domain/language";

const { users, userLocations } = schema;

export type UserRow = typeof users.$inferSelect;

export async function findUser(tx: Transaction, tenantId: string, id: string): Promise<UserRow | null> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.id, id)));
  return row ?? null;
}

export async function findUserByEmail(tx: Transaction, tenantId: string, emailKey: string): Promise<UserRow | null> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.emailKey, emailKey)));
  return row ?? null;
}

/** The people of a practice with the ids of their locations, by name. */
export async function listUsers(tx: Transaction, tenantId: string): Promise<{ user: UserRow; locationIds: string[] }[]> {
  const people = await tx
    .select()
    .from(users)
    .where(eq(users.tenantId, tenantId))
    .orderBy(asc(sql`lower(${users.lastName})`), asc(sql`lower(${users.firstName})`), asc(users.id));
  const attached = await tx.select().from(userLocations).where(eq(userLocations.tenantId, tenantId));
  return people.map((user) => ({
    user,
    locationIds: attached.filter(({ userId }) => userId === user.id).map(({ locationId }) => locationId),
  }));
}

/** Sets the password; whoever was invited is active from then on. */
export async function setPassword(tx: Transaction, tenantId: string, id: string, passwordHash: string, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ passwordHash, passwordSet: true, status: "active", updatedAt: now })
    .where(and(eq(users.tenantId, tenantId), eq(users.id, id)));
}

/** Notes when terms and cookie notice were accepted; a date that stands already stays. */
export async function setTermsAccepted(tx: Transaction, tenantId: string, id: string, now: Date): Promise<void> {
  const stamp = now.toISOString();
  await tx
    .update(users)
    .set({
      termsAcceptedAt: sql`coalesce(${users.termsAcceptedAt}, ${stamp}::timestamptz)`,
      cookiesAcceptedAt: sql`coalesce(${users.cookiesAcceptedAt}, ${stamp}::timestamptz)`,
      updatedAt: now,
    })
    .where(and(eq(users.tenantId, tenantId), eq(users.id, id)));
}

export async function setLanguage(tx: Transaction, tenantId: string, id: string, language: Language, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ language, updatedAt: now })
    .where(and(eq(users.tenantId, tenantId), eq(users.id, id)));
}
