import type { PracticeDb } from "~/db/database.server";
import { setLastSignedIn } from "~/db/queries/people/people.server";
import { endSession, findLastLocation, insertSession } from "~/db/queries/people/sessions.server";
import { lockSignInCount, writeSignInCount } from "~/db/queries/people/sign-in-attempts.server";
import { deviceOf } from "~/domain/account/device";
import { afterWrongPassword, checkSignInOpen, noWrongPasswords } from "~/domain/account/sign-in-lock";
import { startLocation } from "~/domain/account/start-location";
import { permitted, refused } from "~/domain/verdict";
import { recordAudit } from "~/services/audit/record-audit.server";
import type { CallContext } from "~/services/call-context.server";
import { queueSecurityMail } from "~/services/people/queue-security-mail.server";
import type { Account } from "./find-account.server";
import { attemptKeyOf, rememberBrowser } from "./known-device.server";
import { newSessionToken, parseSessionToken } from "./session-token.server";

type Attempt = {
  tenantId: string;
  emailKey: string;
  account: Account | null;
  /** Whether the password was right, or in the second step the code. */
  matches: boolean;
  /** The password alone opens no session for a person with a second factor. */
  step: "password" | "code";
  locationId: string | undefined;
};

/**
 * Writes the outcome of a sign-in in one transaction: the count, the session, the audit trail. Returns why it was refused. When the lock
 * started while the password was checked, a correct one is refused too. A correct password that needs a code does not reset the count, so
 * that codes cannot be guessed between correct passwords. The caller gets its cookies only after the commit. A wrong password or
 * code, and a password that a code must follow, discard nothing that the practice has kept (D175).
 */
export async function finishSignIn(context: CallContext, attempt: Attempt) {
  const { doors, carrier, now } = context;
  const { tenantId, emailKey, account, matches, step } = attempt;
  const isWithoutSession = !matches || (step === "password" && account?.hasFactor !== false);
  const enter = isWithoutSession ? doors.viewTenant : doors.withTenant;
  const outcome = await enter(tenantId, async (db) => {
    const key = await attemptKeyOf(db, { who: { tenantId, emailKey }, carrier }, now);
    const count = await lockSignInCount(db.tx, key, now);
    const stillOpen = checkSignInOpen(count, now);
    if (!stillOpen.permitted) return stillOpen;
    if (!account || !matches) {
      const next = afterWrongPassword(count, now);
      await writeSignInCount(db.tx, key, { count: next, now });
      await recordFailure(db, attempt, { isLocked: next.lockedUntil !== null && next.lockedUntil > now, now });
      return refused("invalidCredentials");
    }
    if (step === "password" && account.hasFactor) return refused("secondFactorNeeded");
    await writeSignInCount(db.tx, key, { count: noWrongPasswords, now });
    const device = await rememberBrowser(db, { who: { tenantId, emailKey }, carrier }, now);
    if (key.device === "" && account.kind === "user") await queueSecurityMail(db, "newDevice", account.id, context);
    const token = await beginSession(db, account, { chosen: attempt.locationId, userAgent: carrier.userAgent, now });
    return { ...permitted, device, token };
  });
  if (!outcome.permitted) return outcome;
  await endPresentSession(context);
  carrier.begin(outcome.token);
  carrier.rememberDevice(outcome.device);
  return permitted;
}

type Beginning = { chosen: string | undefined; userAgent: string | null; now: Date };

/** Starts a session in the chosen location or the one that the person used last (D155). */
async function beginSession(db: PracticeDb, account: Account, { chosen, userAgent, now }: Beginning): Promise<string> {
  const { tx, tenantId } = db;
  const last = account.kind === "user" ? await findLastLocation(db, account.id) : null;
  const locationId = startLocation({ permitted: account.locationIds, chosen, last });
  if (!locationId) throw new Error("An account without a location cannot sign in");
  const { token, idHash } = newSessionToken(tenantId);
  const who = account.kind === "user" ? { userId: account.id } : { operatorId: account.id };
  await insertSession(tx, { tenantId, idHash, ...who, locationId, createdAt: now, seenAt: now, device: deviceOf(userAgent) });
  if (account.kind === "user") await setLastSignedIn(db, account.id, now);
  recordAudit(db, { ...account, tenantId }, { action: "signedIn", subjectKind: "session", subjectId: account.id }, now);
  return token;
}

/** Records a failure. Who typed a wrong password is not known; only whose e-mail it was, when that is a person of the practice. */
async function recordFailure(db: PracticeDb, { tenantId, account }: Attempt, { isLocked, now }: { isLocked: boolean; now: Date }) {
  if (!account) return;
  const nobody = { id: null, tenantId };
  recordAudit(db, nobody, { action: isLocked ? "signInLocked" : "signInFailed", subjectKind: "user", subjectId: account.id }, now);
}

/** Ends the browser's present session, so that signing in again leaves one. */
async function endPresentSession({ carrier, doors, now }: CallContext): Promise<void> {
  const present = parseSessionToken(carrier.token);
  if (present) await doors.withTenant(present.tenantId, (db) => endSession(db, present.idHash, now));
}
