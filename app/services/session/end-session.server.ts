import { endSession } from "~/db/queries/sessions.server";
import { open } from "../access.server";
import { readSessionToken } from "./session-token.server";

/** Ends the session on the server and at the caller; without one there is nothing to end (D11). */
export const logout = open.session.logout.handler(async ({ context }) => {
  const key = readSessionToken(context.carrier.token);
  if (key) await context.doors.withTenant(key.tenantId, (tx) => endSession(tx, key.tenantId, key.idHash, context.now));
  context.carrier.end();
  context.memory.signedIn = null;
  return { ended: key !== null };
});
