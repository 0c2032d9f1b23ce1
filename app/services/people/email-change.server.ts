import type { PracticeDb } from "~/db/database.server";
import { spendKeys } from "~/db/queries/people/one-time-keys.server";
import type { UserRow } from "~/db/queries/people/people.server";
import { deleteSignInCounts } from "~/db/queries/people/sign-in-attempts.server";
import { dropMailsTo } from "~/db/queries/practice/outbox.server";
import { findTenant } from "~/db/queries/practice/tenants.server";
import type { SignedInContext } from "../call-context.server";
import { queueKeyMail } from "./queue-key-mail.server";

/**
 * What follows when a person gets another e-mail: links that went to the one before stop working, its wrong passwords are forgotten, and
 * whoever has not set up the account is invited at the new one, unless the invitation was taken back.
 */
export async function afterEmailChange(
  db: PracticeDb,
  context: Pick<SignedInContext, "settings" | "now">,
  { user, emailKeyBefore }: { user: UserRow; emailKeyBefore: string },
): Promise<void> {
  const { id, passwordSet, invitationWithdrawnAt } = user;
  await spendKeys(db, { userId: id, kind: "invitation" }, context.now);
  await spendKeys(db, { userId: id, kind: "reset" }, context.now);
  await dropMailsTo(db, id, context.now);
  await deleteSignInCounts(db, emailKeyBefore);
  const tenant = await findTenant(db);
  if (tenant && !passwordSet && invitationWithdrawnAt === null) await queueKeyMail(db, "invitation", { user, tenant }, context);
}
