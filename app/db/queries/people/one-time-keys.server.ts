import { and, eq, gt, isNull, lte } from "drizzle-orm";
import type { PracticeDb, Transaction } from "~/db/database.server";
import { schema } from "~/db/schema.server";
import { keyLifeMilliseconds, type OneTimeKeyKind } from "~/domain/account/key-life";
import { latestEnd } from "~/domain/clock-rule";

const { oneTimeKeys, users, tenants } = schema;

type Named = { tenantId: string; kind: OneTimeKeyKind };

/** Returns the condition for unused keys of a kind that expire after `moment`, and no later than a key issued now would (D52). */
const livingPast = ({ tenantId, kind }: Named, { moment, now }: { moment: Date; now: Date }) =>
  and(
    eq(oneTimeKeys.tenantId, tenantId),
    eq(oneTimeKeys.kind, kind),
    isNull(oneTimeKeys.usedAt),
    gt(oneTimeKeys.expiresAt, moment),
    lte(oneTimeKeys.expiresAt, latestEnd(now, keyLifeMilliseconds[kind])),
  );

export async function insertOneTimeKey(tx: Transaction, row: typeof oneTimeKeys.$inferInsert): Promise<void> {
  await tx.insert(oneTimeKeys).values(row);
}

type NamedKey = { readonly kind: OneTimeKeyKind; readonly keyHash: string };

/** Returns an unused, unexpired key with its person and practice; otherwise null. */
export async function findOneTimeKey(db: PracticeDb, named: NamedKey, now: Date) {
  const [row] = await selectKey(db, named, now);
  return row ?? null;
}

/** As `findOneTimeKey`, and locks the key until the end of the transaction, in which it is spent. */
export async function lockOneTimeKey(db: PracticeDb, named: NamedKey, now: Date) {
  const [row] = await selectKey(db, named, now).for("update", { of: oneTimeKeys });
  return row ?? null;
}

const selectKey = ({ tx, tenantId }: PracticeDb, { kind, keyHash }: NamedKey, now: Date) =>
  tx
    .select({ key: oneTimeKeys, user: users, tenant: tenants })
    .from(oneTimeKeys)
    .innerJoin(users, and(eq(users.tenantId, oneTimeKeys.tenantId), eq(users.id, oneTimeKeys.userId)))
    .innerJoin(tenants, eq(tenants.tenantId, oneTimeKeys.tenantId))
    .where(and(eq(oneTimeKeys.keyHash, keyHash), livingPast({ tenantId, kind }, { moment: now, now })));

/** Whether there is an unused key of this kind that expires after `moment`. */
export async function hasKeyLivingPast(
  { tx, tenantId }: PracticeDb,
  { userId, kind }: { userId: string; kind: OneTimeKeyKind },
  at: { moment: Date; now: Date },
): Promise<boolean> {
  const [row] = await tx
    .select({ userId: oneTimeKeys.userId })
    .from(oneTimeKeys)
    .where(and(eq(oneTimeKeys.userId, userId), livingPast({ tenantId, kind }, at)))
    .limit(1);
  return row !== undefined;
}

/** Invalidates every unused key of a kind, so that only the newest link works and none works after use; returns whether there was one. */
export async function spendKeys(
  { tx, tenantId }: PracticeDb,
  { userId, kind }: { userId: string; kind: OneTimeKeyKind },
  now: Date,
): Promise<boolean> {
  const spent = await tx
    .update(oneTimeKeys)
    .set({ usedAt: now, sealedKey: null, newEmail: null })
    .where(and(eq(oneTimeKeys.tenantId, tenantId), eq(oneTimeKeys.userId, userId), eq(oneTimeKeys.kind, kind), isNull(oneTimeKeys.usedAt)))
    .returning({ expiresAt: oneTimeKeys.expiresAt });
  return spent.some(({ expiresAt }) => expiresAt > now);
}

/** Returns the unused invitations of a practice, expired ones included; at most one per person. */
export async function listInvitationKeys({ tx, tenantId }: PracticeDb) {
  return tx
    .select({ userId: oneTimeKeys.userId, expiresAt: oneTimeKeys.expiresAt, sealedKey: oneTimeKeys.sealedKey })
    .from(oneTimeKeys)
    .where(and(eq(oneTimeKeys.tenantId, tenantId), eq(oneTimeKeys.kind, "invitation"), isNull(oneTimeKeys.usedAt)));
}

/** Returns the unconfirmed new e-mails of a practice (D110); at most one per person. */
export async function listNewEmails({ tx, tenantId }: PracticeDb, now: Date) {
  return tx
    .select({ userId: oneTimeKeys.userId, email: oneTimeKeys.newEmail, until: oneTimeKeys.expiresAt })
    .from(oneTimeKeys)
    .where(livingPast({ tenantId, kind: "confirmEmail" }, { moment: now, now }));
}
