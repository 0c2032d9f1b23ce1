import { releaseHoldsOf } from "~/db/queries/cart/cart.server";
import { deleteOwnKeptFormsOf } from "~/db/queries/cart/kept-forms.server";
import { endSession } from "~/db/queries/people/sessions.server";
import { limited } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import { currentPerson } from "./current-person.server";
import { hashOf, parseSessionToken } from "./session-token.server";

/**
 * Ends the session on the server and in the browser, and deletes the drafts that the person typed (D31), but not those that colleagues
 * handed over (D77); without a session there is nothing to end (D11). A hold lasts to the end of the session at most (D23): those that
 * began in this one are released, and a review in another session of the person goes on.
 */
export const logout = limited.session.logout.handler(async ({ context }) => {
  const { carrier, doors, now } = context;
  const key = parseSessionToken(carrier.token);
  const person = await currentPerson(context);
  if (key)
    await doors.withTenant(key.tenantId, async (db) => {
      await endSession(db, key.idHash, now);
      if (!person) return;
      await deleteOwnKeptFormsOf(db, person.id);
      await releaseHoldsOf(db, person.id, hashOf(key.idHash));
      recordAudit(db, person, { action: "signedOut", subjectKind: "session", subjectId: person.id }, now);
    });
  carrier.end();
  context.memory.session = null;
  return { ended: key !== null };
});
