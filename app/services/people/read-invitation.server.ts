import { open } from "../access.server";
import { findKey } from "./find-key.server";

/** The invitation behind a key: whom it was sent to, and for which practice (D9). */
export const readInvitation = open.users.invitation.handler(async ({ input, context: { doors, now }, errors }) => {
  const found = await findKey(doors, { kind: "invitation", text: input.registrationkey }, now);
  if (!found) throw errors.keyInvalid();
  const { user, tenant } = found;
  const { email, firstName, lastName } = user;
  return { email, firstName, lastName, practiceName: tenant.practiceName, subDomain: tenant.subDomain };
});
