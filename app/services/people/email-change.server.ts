import type { PracticeDb } from "~/db/database.server";
import { spendKeys } from "~/db/queries/people/one-time-keys.server";
import type { UserRow } from "~/db/queries/people/people.server";
import { deleteSignInCounts } from "~/db/queries/people/sign-in-attempts.server";
import { dropMailsAbout } from "~/db/queries/practice/outbox.server";
import { findTenant } from "~/db/queries/practice/tenants.server";
import { recordAudit } from "../audit/record-audit.server";
import type { CallContext, SignedInContext } from "../call-context.server";
import { issueOneTimeKey } from "./one-time-key.server";
import { queueKeyMail, queueLink } from "./queue-key-mail.server";
import { queueSecurityMail } from "./queue-security-mail.server";

type Setting = Pick<CallContext, "settings" | "carrier" | "now">;

/**
 * Follows up when a person who has not set up the account gets another e-mail: links mailed to the previous one stop working, its wrong
 * passwords are deleted, and the invitation is sent to the new one, unless it was withdrawn.
 */
export async function afterEmailChange(
  db: PracticeDb,
  context: Setting,
  { user, emailKeyBefore }: { user: UserRow; emailKeyBefore: string },
): Promise<void> {
  await endMailedLinks(db, user.id, context.now);
  await deleteSignInCounts(db, emailKeyBefore);
  const tenant = await findTenant(db);
  if (tenant && user.invitationWithdrawnAt === null) await queueKeyMail(db, "invitation", { user, tenant }, context);
}

/** Invalidates links mailed to a person, and drops unsent ones. */
export async function endMailedLinks(db: PracticeDb, userId: string, now: Date): Promise<void> {
  for (const kind of ["invitation", "reset", "confirmEmail"] as const) await spendKeys(db, { userId, kind }, now);
  await dropMailsAbout(db, { subjectId: userId }, now);
}

/**
 * Stores a new e-mail of a person with a set-up account until it is confirmed (D110): the link is sent there, and a notification to the
 * present one. It replaces an earlier unconfirmed one.
 */
export async function askForNewEmail(
  db: PracticeDb,
  context: Setting & Pick<SignedInContext, "person">,
  { user, email }: { user: UserRow; email: string },
): Promise<void> {
  const { person, settings, now } = context;
  const { publicUrl, sealingSecret } = settings;
  const tenant = await findTenant(db);
  if (!tenant) return;
  const asked = { tenantId: tenant.tenantId, userId: user.id, kind: "confirmEmail", newEmail: email } as const;
  const { key, expiresAt } = await issueOneTimeKey(db, asked, { now, sealingSecret });
  await queueLink(db, "confirmEmail", { user: { ...user, email }, tenant }, { key, expiresAt, publicUrl, now });
  await queueSecurityMail(db, "emailChangeAsked", user.id, context);
  recordAudit(db, person, { action: "emailChangeAsked", subjectKind: "user", subjectId: user.id }, now);
}
