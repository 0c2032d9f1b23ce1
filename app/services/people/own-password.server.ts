import type { PracticeDb } from "~/db/database.server";
import { setOperatorPassword } from "~/db/queries/people/operators.server";
import { endSession, insertSession } from "~/db/queries/people/sessions.server";
import { sessionStart } from "~/domain/account/session-life";
import { permitted, refused } from "~/domain/verdict";
import { recordAudit } from "../audit/record-audit.server";
import type { SignedInContext } from "../call-context.server";
import { loadChangedSession } from "../session/session-answer.server";
import { newSessionToken } from "../session/session-token.server";
import { checkNewPassword } from "./check-new-password.server";
import { checkPresentPassword } from "./check-present-password.server";
import { findOwnRow } from "./own-row.server";
import { hashPassword } from "./password-hash.server";
import { personVersionOf } from "./person-answers.server";
import { queueSecurityMail } from "./queue-security-mail.server";
import { changePassword } from "./set-password-by-key.server";

type Typed = { password: string; presentPassword: string };

/**
 * Changes one's own password (D8): the present one is required and counted as at sign-in, so that nobody can try passwords at an unattended
 * screen. Every other session of the person ends (D9).
 */
export async function changeOwnPassword(context: SignedInContext, { password, presentPassword }: Typed) {
  const { person, now } = context;
  const account = await findOwnRow(context);
  if (!account) return refused("notFound");
  const verdict = await checkNewPassword(context.settings.breachedPasswords, { password, email: account.email });
  if (!verdict.permitted) return refused("weakPassword", { reason: verdict.code });
  const present = await checkPresentPassword(context, account, presentPassword);
  if (!present.permitted) return present;
  const passwordHash = await hashPassword(password);
  if (person.kind === "operator") await replaceOperatorPassword(context, passwordHash);
  else
    await context.withTenant(async (db) => {
      await changePassword(db, { ...person, emailKey: account.emailKey }, passwordHash, { exceptIdHash: person.sessionIdHash, now });
      await queueSecurityMail(db, "passwordSet", person.id, context);
      recordOwnPassword(db, context);
    });
  const { user } = await loadChangedSession(context);
  return {
    ...permitted,
    user: {
      ...user,
      registrationLink: null,
      invitation: null,
      lastSignedInAt: "lastSignedInAt" in account ? account.lastSignedInAt : null,
      hasSecondFactor: "sealedFactor" in account && account.sealedFactor !== null,
      newEmail: null,
      version: personVersionOf(user),
    },
  };
}

const recordOwnPassword = (db: PracticeDb, { person, now }: SignedInContext) =>
  recordAudit(db, person, { action: "passwordSet", subjectKind: "user", subjectId: person.id }, now);

/**
 * Sessions of an operator that began before the new password end everywhere, so the present one is continued by a new one, which ends when
 * it would have (D10) and remains in the practice for the same reason (D49).
 */
async function replaceOperatorPassword(context: SignedInContext, passwordHash: string): Promise<void> {
  const { person, doors, carrier, withTenant, now } = context;
  const { tenantId, id: operatorId, locationId, sessionIdHash } = person;
  await doors.asOperator((tx) => setOperatorPassword(tx, operatorId, { passwordHash, now }));
  const { token, idHash } = newSessionToken(tenantId, now);
  await withTenant(async (db) => {
    await insertSession(db.tx, { tenantId, idHash, operatorId, locationId, createdAt: sessionStart(person), seenAt: now });
    await endSession(db, sessionIdHash, now);
    recordOwnPassword(db, context);
  });
  carrier.begin(token);
}
