import { open } from "../access.server";
import type { CallContext } from "../call-context.server";
import { checkNewPassword } from "./check-new-password.server";
import { findKey, wrongKey } from "./find-key.server";
import { findOperatorReset, resetOperatorPassword } from "./operator-reset.server";
import { setPasswordByKey } from "./set-password-by-key.server";

/** Sets a new password through a mailed link (D9), of a person of a practice or of an operator. It signs nobody in. */
export const resetPassword = open.users.resetPassword.handler(async ({ input, context, errors }) => {
  const found = await findReset(context, input.key);
  if (!found) throw await wrongKey(context, errors);
  const verdict = await checkNewPassword(context.settings.breachedPasswords, { password: input.password, email: found.email });
  if (!verdict.permitted) throw errors.weakPassword({ data: { reason: verdict.code } });
  if (!(await found.setPassword(input.password))) throw errors.keyInvalid();
  return { subDomain: found.tenant.subDomain, tenantId: found.tenant.tenantId };
});

/** Returns whether this reset link still works, before a person thinks of a new password. */
export const checkResetKey = open.users.checkResetKey.handler(async ({ input, context, errors }) => {
  const found = await findReset(context, input.key);
  if (!found) throw await wrongKey(context, errors);
  return { email: found.email };
});

/** Returns whose link it is, and how it sets the password; null for every text that is no valid link. */
async function findReset(context: CallContext, text: string) {
  const ofUser = await findKey(context.doors, { kind: "reset", text }, context.now);
  if (ofUser) {
    const setPassword = (password: string) => setPasswordByKey(context, "reset", ofUser, password);
    return { email: ofUser.user.email, tenant: ofUser.tenant, setPassword };
  }
  const ofOperator = await findOperatorReset(context.doors, text, context.now);
  if (!ofOperator) return null;
  const setPassword = (password: string) => resetOperatorPassword(context, ofOperator, password);
  return { email: ofOperator.operator.email, tenant: ofOperator.tenant, setPassword };
}
