import { and, eq, gt, inArray, isNull, lte } from "drizzle-orm";
import type { Transaction } from "~/db/database.server";
import { schema } from "~/db/schema.server";
import { keyLifeMilliseconds } from "~/domain/account/key-life";
import { latestEnd } from "~/domain/clock-rule";

const { operators, operatorKeys } = schema;

export type OperatorRow = typeof operators.$inferSelect;

/** Returns an operator of the distributor; null when there is none with this id. */
export async function findOperator(tx: Transaction, id: string) {
  const [row] = await tx.select().from(operators).where(eq(operators.id, id));
  return row ?? null;
}

/** Returns the operator with this e-mail key (lower case); null when there is none. */
export async function findOperatorByEmail(tx: Transaction, emailKey: string) {
  const [row] = await tx.select().from(operators).where(eq(operators.emailKey, emailKey));
  return row ?? null;
}

/** Locks an operator until the end of the transaction. */
export async function lockOperator(tx: Transaction, id: string): Promise<void> {
  await tx.select({ id: operators.id }).from(operators).where(eq(operators.id, id)).for("update");
}

/** Returns operators by id, or by e-mail key; two are enough to know that there are several. */
export async function listOperatorIds(tx: Transaction, emailKey: string | null) {
  return tx
    .select({ id: operators.id })
    .from(operators)
    .where(emailKey === null ? undefined : eq(operators.emailKey, emailKey))
    .limit(2);
}

/** Returns the names of those among these ids who are operators. */
export async function listOperatorNames(tx: Transaction, ids: readonly string[]) {
  const { id, firstName, lastName } = operators;
  return tx
    .select({ id, firstName, lastName })
    .from(operators)
    .where(inArray(id, [...ids]));
}

/** Records which versions of terms and cookie notice an operator accepted, and when (D46). */
export async function setOperatorTermsAccepted(
  tx: Transaction,
  id: string,
  { terms, cookies, now }: { terms: string; cookies: string; now: Date },
): Promise<void> {
  await tx.update(operators).set({ termsAcceptedAt: now, termsVersion: terms, cookiesVersion: cookies }).where(eq(operators.id, id));
}

/** Returns the condition for unused reset keys that expire after `moment`, and no later than a key issued now would (D52). */
const livingPast = ({ moment, now }: { moment: Date; now: Date }) =>
  and(
    isNull(operatorKeys.usedAt),
    gt(operatorKeys.expiresAt, moment),
    lte(operatorKeys.expiresAt, latestEnd(now, keyLifeMilliseconds.reset)),
  );

/** Returns an unused, unexpired reset key with its operator, locked until the end of the transaction; otherwise null. */
export async function findOperatorKey(tx: Transaction, keyHash: string, now: Date) {
  const [row] = await tx
    .select({ key: operatorKeys, operator: operators })
    .from(operatorKeys)
    .innerJoin(operators, eq(operators.id, operatorKeys.operatorId))
    .where(and(eq(operatorKeys.keyHash, keyHash), livingPast({ moment: now, now })))
    .for("update", { of: operatorKeys });
  return row ?? null;
}

/** Whether there is an unused reset key that expires after `moment`. */
export async function hasOperatorKeyLivingPast(tx: Transaction, operatorId: string, at: { moment: Date; now: Date }): Promise<boolean> {
  const [row] = await tx
    .select({ operatorId: operatorKeys.operatorId })
    .from(operatorKeys)
    .where(and(eq(operatorKeys.operatorId, operatorId), livingPast(at)))
    .limit(1);
  return row !== undefined;
}

/** Stores a reset key; earlier ones of the operator stop working. */
export async function replaceOperatorKey(tx: Transaction, key: { keyHash: string; operatorId: string; expiresAt: Date }, now: Date) {
  await spendOperatorKeys(tx, key.operatorId, now);
  await tx.insert(operatorKeys).values(key);
}

/** Sets an operator's password; all links stop working, and earlier sessions end. */
export async function setOperatorPassword(
  tx: Transaction,
  id: string,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<void> {
  await tx.update(operators).set({ passwordHash, passwordSetAt: now }).where(eq(operators.id, id));
  await spendOperatorKeys(tx, id, now);
}

async function spendOperatorKeys(tx: Transaction, operatorId: string, now: Date): Promise<void> {
  await tx
    .update(operatorKeys)
    .set({ usedAt: now })
    .where(and(eq(operatorKeys.operatorId, operatorId), isNull(operatorKeys.usedAt)));
}
