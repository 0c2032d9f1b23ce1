import { and, desc, eq, gt, lte, ne, sql } from "drizzle-orm";
import type { PracticeDb, Transaction } from "~/db/database.server";
import { schema } from "~/db/schema.server";
import type { Device } from "~/domain/account/device";
import { noWrongPasswords, type SignInCount } from "~/domain/account/sign-in-lock";

const { signInAttempts } = schema;

/** Whose wrong passwords are counted: an e-mail in a practice, from one browser or, with an empty device, from all unknown ones (D7). */
export type AttemptKey = { tenantId: string; emailKey: string; device: string };

/** Rows from before sign-ins were recorded use their last change. */
const lastSignIn = sql<Date>`coalesce(${signInAttempts.signedInAt}, ${signInAttempts.updatedAt})`.mapWith(signInAttempts.updatedAt);

const rowOf = ({ tenantId, emailKey, device }: AttemptKey) =>
  and(eq(signInAttempts.tenantId, tenantId), eq(signInAttempts.emailKey, emailKey), eq(signInAttempts.device, device));

type Within = { since: Date; until: Date };
const signedInWithin = ({ since, until }: Within) => and(gt(lastSignIn, since), lte(lastSignIn, until));

/** Whether this browser signed in with this e-mail within this period; only then are its wrong passwords counted separately. */
export async function isKnownDevice(tx: Transaction, key: AttemptKey, within: Within): Promise<boolean> {
  const [row] = await tx
    .select({ device: signInAttempts.device })
    .from(signInAttempts)
    .where(and(rowOf(key), signedInWithin(within)));
  return row !== undefined && key.device !== "";
}

/** Returns the browsers that signed in with an e-mail within this period, last used first (D111). */
export async function listKnownBrowsers({ tx, tenantId }: PracticeDb, emailKey: string, within: Within) {
  return tx
    .select({ device: signInAttempts.device, browser: signInAttempts.browser, signedInAt: lastSignIn })
    .from(signInAttempts)
    .where(
      and(
        eq(signInAttempts.tenantId, tenantId),
        eq(signInAttempts.emailKey, emailKey),
        ne(signInAttempts.device, ""),
        signedInWithin(within),
      ),
    )
    .orderBy(desc(lastSignIn), signInAttempts.device);
}

/** Records a sign-in on a browser, which is known from then on, and resets its wrong passwords. */
export async function writeKnownBrowser(tx: Transaction, key: AttemptKey, { browser, now }: { browser: Device; now: Date }): Promise<void> {
  const known = { ...noWrongPasswords, browser, signedInAt: now, updatedAt: now };
  await tx
    .insert(signInAttempts)
    .values({ ...key, ...known })
    .onConflictDoUpdate({ target: [signInAttempts.tenantId, signInAttempts.emailKey, signInAttempts.device], set: known });
}

/** Forgets a known browser: the next sign-in on it counts as one on an unknown browser. */
export async function deleteKnownBrowser(tx: Transaction, key: AttemptKey): Promise<void> {
  await tx.delete(signInAttempts).where(rowOf(key));
}

/** Returns the count of wrong passwords without locking it; zero when nothing is stored. */
export async function loadSignInCount(tx: Transaction, key: AttemptKey): Promise<SignInCount> {
  const [row] = await tx.select().from(signInAttempts).where(rowOf(key));
  return row ?? noWrongPasswords;
}

/** Returns the count under its row lock, so that concurrent guesses are counted one after another. */
export async function lockSignInCount(tx: Transaction, key: AttemptKey, now: Date): Promise<SignInCount> {
  await tx
    .insert(signInAttempts)
    .values({ ...key, ...noWrongPasswords, updatedAt: now })
    .onConflictDoNothing();
  const [row] = await tx.select().from(signInAttempts).where(rowOf(key)).for("update");
  return row ?? noWrongPasswords;
}

/** Inserts or replaces the count of wrong passwords of an e-mail and browser (D7). */
export async function writeSignInCount(tx: Transaction, key: AttemptKey, { count, now }: { count: SignInCount; now: Date }): Promise<void> {
  const { wrongInRow, wrongSinceSuccess, lockedUntil } = count;
  await tx
    .insert(signInAttempts)
    .values({ ...key, wrongInRow, wrongSinceSuccess, lockedUntil, updatedAt: now })
    .onConflictDoUpdate({
      target: [signInAttempts.tenantId, signInAttempts.emailKey, signInAttempts.device],
      set: { wrongInRow, wrongSinceSuccess, lockedUntil, updatedAt: now },
    });
}

/** Clears the lock of an e-mail in every browser; known browsers stay known. */
export async function clearSignInCounts({ tx, tenantId }: PracticeDb, emailKey: string): Promise<void> {
  await tx
    .update(signInAttempts)
    .set(noWrongPasswords)
    .where(and(eq(signInAttempts.tenantId, tenantId), eq(signInAttempts.emailKey, emailKey)));
}

/** Deletes an e-mail's wrong passwords and known browsers, when nobody of the practice has it any more. */
export async function deleteSignInCounts({ tx, tenantId }: PracticeDb, emailKey: string): Promise<void> {
  await tx.delete(signInAttempts).where(and(eq(signInAttempts.tenantId, tenantId), eq(signInAttempts.emailKey, emailKey)));
}

/** Moves the known browsers of an e-mail to the one that replaces it, and deletes that one's earlier counts. */
export async function moveSignInCounts({ tx, tenantId }: PracticeDb, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.delete(signInAttempts).where(and(eq(signInAttempts.tenantId, tenantId), eq(signInAttempts.emailKey, to)));
  await tx
    .update(signInAttempts)
    .set({ ...noWrongPasswords, emailKey: to })
    .where(and(eq(signInAttempts.tenantId, tenantId), eq(signInAttempts.emailKey, from)));
}
