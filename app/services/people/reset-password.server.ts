import { checkPassword } from "~/domain/account/check-password";
import { open } from "../access.server";
import { findKey } from "./find-key.server";
import { setPasswordByKey } from "./set-password-by-key.server";

/** Sets a new password through a mailed link (D9). It signs nobody in. */
export const resetPassword = open.users.resetPassword.handler(async ({ input, context, errors }) => {
  const found = await findKey(context.doors, "reset", input.key, context.now);
  if (!found) throw errors.keyInvalid();
  const verdict = checkPassword(input.password, found.user.email);
  if (!verdict.permitted) throw errors.weakPassword({ data: { reason: verdict.code } });
  if (!(await setPasswordByKey(context, "reset", found, input.password))) throw errors.keyInvalid();
  return { subDomain: found.tenant.subDomain, tenantId: found.tenantId };
});

/** Does this reset link still work? Asked before a person thinks of a new password. */
export const checkResetKey = open.users.checkResetKey.handler(async ({ input, context, errors }) => {
  const found = await findKey(context.doors, "reset", input.key, context.now);
  if (!found) throw errors.keyInvalid();
  return { email: found.user.email };
});
