import type { Transaction } from "~/db/database.server";
import { spendKeys } from "~/db/queries/one-time-keys.server";
import { dropMailsTo } from "~/db/queries/outbox.server";
import type { UserRow } from "~/db/queries/people.server";
import { deleteSignInCounts } from "~/db/queries/sign-in-attempts.server";
import { findTenant } from "~/db/queries/tenants.server";
import type { SignedInContext } from "../call-context.server";
import { queueKeyMail } from "./queue-key-mail.server";

/**
 * What follows when a person gets another e-mail: links that went to the one before stop working, its wrong passwords are forgotten, and
 * whoever has not set up the account is invited at the new one, unless the invitation was taken back.
 */
export async function afterEmailChange(
  tx: Transaction,
  context: Pick<SignedInContext, "settings" | "now">,
  user: UserRow,
  emailKeyBefore: string,
): Promise<void> {
  const { tenantId, id, passwordSet, invitationWithdrawnAt } = user;
  await spendKeys(tx, tenantId, id, "invitation", context.now);
  await spendKeys(tx, tenantId, id, "reset", context.now);
  await dropMailsTo(tx, tenantId, id, context.now);
  await deleteSignInCounts(tx, tenantId, emailKeyBefore);
  const tenant = await findTenant(tx, tenantId);
  if (tenant && !passwordSet && invitationWithdrawnAt === null) await queueKeyMail(tx, "invitation", { user, tenant }, context);
}
