import type { PracticeDb } from "~/db/database.server";
import { lockOneTimeKey, spendKeys } from "~/db/queries/people/one-time-keys.server";
import { setPassword, type UserRow } from "~/db/queries/people/people.server";
import { endSessionsOfUser } from "~/db/queries/people/sessions.server";
import { clearSignInCounts } from "~/db/queries/people/sign-in-attempts.server";
import type { OneTimeKeyKind } from "~/domain/account/key-life";
import { recordAudit } from "../audit/record-audit.server";
import type { CallContext } from "../call-context.server";
import { unlessRefused } from "../unless-refused.server";
import type { findKey } from "./find-key.server";
import { hashPassword } from "./password-hash.server";
import { queueSecurityMail } from "./queue-security-mail.server";

type FoundKey = NonNullable<Awaited<ReturnType<typeof findKey>>>;

/**
 * Sets a password through a mailed key and invalidates the key; false when it was used in the meantime. The slow hash is computed before
 * the transaction starts.
 */
export async function setPasswordByKey(
  context: Pick<CallContext, "doors" | "settings" | "carrier" | "now">,
  kind: OneTimeKeyKind,
  { tenantId, idHash, user }: FoundKey,
  password: string,
): Promise<boolean> {
  const { doors, now } = context;
  const passwordHash = await hashPassword(password);
  const set = async (db: PracticeDb) => {
    if (!(await lockOneTimeKey(db, { kind, keyHash: idHash }, now))) return false;
    await changePassword(db, user, passwordHash, { exceptIdHash: "", now });
    if (kind === "reset") await queueSecurityMail(db, "passwordSet", user.id, context);
    recordAudit(db, user, { action: "passwordSet", subjectKind: "user", subjectId: user.id }, now);
    return true;
  };
  return unlessRefused(
    (work) => doors.withTenant(tenantId, work),
    set,
    (isSet) => !isSet,
  );
}

/**
 * Sets a password with all its consequences: the person's other sessions end (D9), open links and an unconfirmed e-mail become invalid
 * (D110), the lock is cleared (D7). `exceptIdHash` is the session that stays; an empty one ends all.
 */
export async function changePassword(
  db: PracticeDb,
  { id, emailKey }: Pick<UserRow, "id" | "emailKey">,
  passwordHash: string,
  { exceptIdHash, now }: { exceptIdHash: string; now: Date },
): Promise<void> {
  await setPassword(db, id, { passwordHash, now });
  for (const kind of ["invitation", "reset", "confirmEmail"] as const) await spendKeys(db, { userId: id, kind }, now);
  await endSessionsOfUser(db, { userId: id, exceptIdHash }, now);
  await clearSignInCounts(db, emailKey);
}
