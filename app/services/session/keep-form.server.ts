import { v7 as uuid } from "uuid";
import { findKeptForm, insertKeptForm, pruneKeptForms } from "~/db/queries/kept-forms.server";
import { findSession } from "~/db/queries/sessions.server";
import { sameOriginPath } from "~/domain/same-origin-path";
import { open, signedIn } from "../access.server";
import { readSessionToken } from "./session-token.server";

const keptHours = 12;
const keptPerPerson = 10;

/** Never kept, whatever the form calls it. */
const isSecret = (name: string) => /passw|secret/i.test(name);

/**
 * Keeps what was typed when the session had run out, for the person whose session it was (D31): 12 hours, at most 10 forms,
 * passwords never. A session that was ended on purpose, or none, keeps nothing.
 */
export const keepForm = open.session.keepForm.handler(async ({ input, context: { carrier, doors, now } }) => {
  const key = readSessionToken(carrier.token);
  if (!key) return { formId: null };
  const { tenantId } = key;
  return doors.withTenant(tenantId, async (tx) => {
    const found = await findSession(tx, tenantId, key.idHash);
    const ownerId = found?.session.userId ?? found?.session.operatorId;
    if (!found || !ownerId || found.session.endedAt !== null) return { formId: null };
    const formId = uuid();
    await insertKeptForm(tx, {
      tenantId,
      id: formId,
      ownerId,
      path: sameOriginPath(input.path),
      entries: input.entries.filter(([name]) => !isSecret(name)),
      expiresAt: new Date(now.getTime() + keptHours * 60 * 60_000),
    });
    await pruneKeptForms(tx, tenantId, ownerId, keptPerPerson, now);
    return { formId };
  });
});

/** A form kept for oneself; another person's is not there (D35). */
export const readForm = signedIn.session.readForm.handler(async ({ input, context: { person, withTenant, now }, errors }) => {
  const form = await withTenant((tx) => findKeptForm(tx, person.tenantId, input.formId, person.id, now));
  if (!form) throw errors.notFound();
  return { path: form.path, entries: form.entries };
});
