import type { PracticeDb } from "~/db/database.server";
import { lockOneTimeKey, spendKeys } from "~/db/queries/people/one-time-keys.server";
import { lockUsers, updateUser } from "~/db/queries/people/people.server";
import { moveSignInCounts } from "~/db/queries/people/sign-in-attempts.server";
import { normaliseEmail } from "~/domain/account/email";
import { hasAdminPermission } from "~/domain/account/permissions";
import { permitted, refused } from "~/domain/verdict";
import { open, signedIn } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import type { CallContext } from "../call-context.server";
import { errorOf } from "../error-of.server";
import { unlessRefused } from "../unless-refused.server";
import { endMailedLinks } from "./email-change.server";
import { findKey, wrongKey } from "./find-key.server";
import { queueSecurityMail } from "./queue-security-mail.server";

/** Returns whether this link still confirms an e-mail, and whose. Opening it changes nothing, because programs that read mails do so. */
export const checkEmailKey = open.users.checkEmailKey.handler(async ({ input, context, errors }) => {
  const found = await findKey(context.doors, { kind: "confirmEmail", text: input.key }, context.now);
  if (!found?.key.newEmail) throw await wrongKey(context, errors);
  return { email: found.key.newEmail, emailBefore: found.user.email, practiceName: found.tenant.practiceName };
});

/**
 * Makes the e-mail of the link the one to sign in with (D110). Sessions and known browsers stay; links mailed to the previous e-mail stop
 * working, and it is notified. An e-mail that a colleague got in the meantime is refused.
 */
export const confirmEmail = open.users.confirmEmail.handler(async ({ input, context, errors }) => {
  const found = await findKey(context.doors, { kind: "confirmEmail", text: input.key }, context.now);
  if (!found) throw await wrongKey(context, errors);
  const take = (db: PracticeDb) => takeNewEmail(db, context, found.idHash);
  const outcome = await unlessRefused((work) => context.doors.withTenant(found.tenantId, work), take);
  if (!outcome.permitted) throw errorOf(errors, outcome);
  const { subDomain, tenantId } = found.tenant;
  return { email: outcome.email, subDomain, tenantId };
});

async function takeNewEmail(db: PracticeDb, context: CallContext, keyHash: string) {
  const { now } = context;
  const people = await lockUsers(db);
  const found = await lockOneTimeKey(db, { kind: "confirmEmail", keyHash }, now);
  if (!found?.key.newEmail) return refused("keyInvalid");
  const { user, key } = found;
  const [email, emailKey] = [found.key.newEmail, normaliseEmail(found.key.newEmail)];
  if (people.some((other) => other.user.id !== key.userId && other.user.emailKey === emailKey)) return refused("emailTaken");
  await endMailedLinks(db, user.id, now);
  await queueSecurityMail(db, "emailChanged", user.id, context);
  await updateUser(db, user.id, { email, emailKey, updatedAt: now });
  await moveSignInCounts(db, { from: user.emailKey, to: emailKey });
  recordAudit(db, user, { action: "emailChanged", subjectKind: "user", subjectId: user.id }, now);
  return { ...permitted, email };
}

/** Keeps the present e-mail: the mailed link stops working. Admins can do it for everybody, others for themselves. */
export const cancelNewEmail = signedIn.users.cancelNewEmail.handler(({ input, context, errors }) => {
  const { person, now, withTenant } = context;
  if (!hasAdminPermission(person) && input.userId !== person.id) throw errors.notPermitted();
  return withTenant(async (db) => {
    const user = (await lockUsers(db)).find((each) => each.user.id === input.userId)?.user;
    if (!user) throw errors.notFound();
    if (await spendKeys(db, { userId: user.id, kind: "confirmEmail" }, now))
      recordAudit(db, person, { action: "emailChangeCancelled", subjectKind: "user", subjectId: user.id }, now);
    return {};
  });
});
