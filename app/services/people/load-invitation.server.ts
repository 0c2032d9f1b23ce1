import { open } from "../access.server";
import { findKey, wrongKey } from "./find-key.server";

/** Returns the invitation of a key: its e-mail and practice (D9). */
export const loadInvitation = open.users.invitation.handler(async ({ input, context, errors }) => {
  const found = await findKey(context.doors, { kind: "invitation", text: input.registrationkey }, context.now);
  if (!found) throw await wrongKey(context, errors);
  const { user, tenant } = found;
  const { email, firstName, lastName } = user;
  return { email, firstName, lastName, practiceName: tenant.practiceName, subDomain: tenant.subDomain };
});
