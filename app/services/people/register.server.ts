import { open } from "../access.server";
import { checkNewPassword } from "./check-new-password.server";
import { findKey, wrongKey } from "./find-key.server";
import { setPasswordByKey } from "./set-password-by-key.server";

/** Sets up an account through its invitation: 18 or older (D64), a strong password (D8), one use per key (D9). */
export const register = open.users.register.handler(async ({ input, context, errors }) => {
  const found = await findKey(context.doors, { kind: "invitation", text: input.registrationkey }, context.now);
  if (!found) throw await wrongKey(context, errors);
  const { email, tenantId } = found.user;
  if (!input.affirmsAge) throw errors.affirmationMissing({ data: { fields: ["affirmsAge"] } });
  const verdict = await checkNewPassword(context.settings.breachedPasswords, { password: input.password, email });
  if (!verdict.permitted) throw errors.weakPassword({ data: { reason: verdict.code } });
  if (!(await setPasswordByKey(context, "invitation", found, input.password))) throw errors.keyInvalid();
  return { subDomain: found.tenant.subDomain, tenantId, email };
});
