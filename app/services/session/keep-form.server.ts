import { pruneKeptForms, putKeptForm } from "~/db/queries/cart/kept-forms.server";
import { findSession } from "~/db/queries/people/sessions.server";
import { keptMilliseconds } from "~/domain/kept-time";
import { limited } from "../access.server";
import { formIdOf, formPath } from "./kept-form-id.server";
import { parseSessionToken } from "./session-token.server";

const keptPerPerson = 20;

/** Whether the name is of a field that is never stored. */
const isSecret = (name: string) => /passw|secret/i.test(name);

/**
 * Stores what was typed for the person whose session it is or was (D31): 12 hours, at most 20 forms, passwords never. It may arrive while
 * the person types, and after the session expired; without a session, or after signing out, nothing is stored. A form that names what it
 * makes or changes is stored once: the newest counts.
 */
export const keepForm = limited.session.keepForm.handler(async ({ input, context: { carrier, doors, now } }) => {
  const key = parseSessionToken(carrier.token);
  if (!key) return { formId: null };
  const { tenantId } = key;
  return doors.withTenant(tenantId, async (db) => {
    const found = await findSession(db, key.idHash);
    const ownerId = found?.session.userId ?? found?.session.operatorId;
    if (!found || !ownerId || found.session.endedAt !== null) return { formId: null };
    const path = formPath(input.path);
    const entries = input.entries.filter(([name]) => !isSecret(name));
    const formId = formIdOf({ tenantId, ownerId, path }, entries);
    await putKeptForm(db.tx, {
      tenantId,
      id: formId,
      ownerId,
      path,
      entries,
      expiresAt: new Date(now.getTime() + keptMilliseconds),
    });
    await pruneKeptForms(db, ownerId, { keep: keptPerPerson, now });
    return { formId };
  });
});
