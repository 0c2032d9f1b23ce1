import type { Doors } from "~/db/doors.server";
import {
  findOperatorKey,
  hasOperatorKeyLivingPast,
  lockOperator,
  type OperatorRow,
  replaceOperatorKey,
  setOperatorPassword,
} from "~/db/queries/people/operators.server";
import { clearSignInCounts } from "~/db/queries/people/sign-in-attempts.server";
import { findTenant } from "~/db/queries/practice/tenants.server";
import { keyLifeMilliseconds } from "~/domain/account/key-life";
import { recordAudit } from "../audit/record-audit.server";
import type { CallContext } from "../call-context.server";
import { newSessionToken, parseSessionToken } from "../session/session-token.server";
import { hashPassword } from "./password-hash.server";
import { queueLink } from "./queue-key-mail.server";

/**
 * Mails an operator a link to set a new password (D9), through the practice in which they asked: the link has its host, and its audit trail
 * records the request. At most one mail per `pauseMilliseconds`.
 */
export async function sendOperatorReset(
  { doors, settings, now }: Pick<CallContext, "doors" | "settings" | "now">,
  operator: OperatorRow,
  { tenantId, pauseMilliseconds }: { tenantId: string; pauseMilliseconds: number },
): Promise<void> {
  const { token, idHash } = newSessionToken(tenantId);
  const expiresAt = new Date(now.getTime() + keyLifeMilliseconds.reset);
  const issued = await doors.asOperator(async (tx) => {
    const moment = new Date(expiresAt.getTime() - pauseMilliseconds);
    await lockOperator(tx, operator.id);
    if (await hasOperatorKeyLivingPast(tx, operator.id, { moment, now })) return false;
    await replaceOperatorKey(tx, { keyHash: idHash, operatorId: operator.id, expiresAt }, now);
    return true;
  });
  if (!issued) return;
  await doors.withTenant(tenantId, async (db) => {
    const tenant = await findTenant(db);
    if (!tenant) return;
    const user = { ...operator, language: null };
    await queueLink(db, "reset", { user, tenant }, { key: token, expiresAt, publicUrl: settings.publicUrl, now });
    const nobody = { id: null, tenantId };
    recordAudit(db, nobody, { action: "passwordResetRequested", subjectKind: "user", subjectId: operator.id }, now);
  });
}

/** Returns a valid reset key of an operator, with the practice in which it was requested; null for every other text. */
export async function findOperatorReset(doors: Doors, text: string, now: Date) {
  const key = parseSessionToken(text.trim());
  if (!key) return null;
  const found = await doors.asOperator((tx) => findOperatorKey(tx, key.idHash, now));
  const tenant = found && (await doors.readTenant(key.tenantId, findTenant));
  return found && tenant ? { operator: found.operator, tenant, idHash: key.idHash } : null;
}

/**
 * Sets an operator's password through a mailed link and invalidates the link; false when it was used in the meantime. Every session of the
 * operator ends, and the lock in the practice of the link is cleared (D7).
 */
export async function resetOperatorPassword(
  { doors, now }: Pick<CallContext, "doors" | "now">,
  { operator, tenant: { tenantId }, idHash }: NonNullable<Awaited<ReturnType<typeof findOperatorReset>>>,
  password: string,
): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  const done = await doors.asOperator(async (tx) => {
    if (!(await findOperatorKey(tx, idHash, now))) return false;
    await setOperatorPassword(tx, operator.id, { passwordHash, now });
    return true;
  });
  if (!done) return false;
  await doors.withTenant(tenantId, async (db) => {
    await clearSignInCounts(db, operator.emailKey);
    recordAudit(db, { ...operator, tenantId }, { action: "passwordSet", subjectKind: "user", subjectId: operator.id }, now);
  });
  return true;
}
