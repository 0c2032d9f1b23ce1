import type { PracticeDb } from "~/db/database.server";
import { spendKeys } from "~/db/queries/people/one-time-keys.server";
import { lockUsers, setInvitationWithdrawn } from "~/db/queries/people/people.server";
import { dropMailsAbout } from "~/db/queries/practice/outbox.server";
import { findTenant } from "~/db/queries/practice/tenants.server";
import { permitted, refused } from "~/domain/verdict";
import { admin } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import { errorOf } from "../error-of.server";
import { loadPersonAnswer } from "./person-answers.server";
import { queueKeyMail } from "./queue-key-mail.server";

/** Sends the invitation with a new key, also an expired or withdrawn one; the previous link stops working (D9). */
export const sendInvitation = admin.users.sendInvitation.handler(({ input, context, errors }) =>
  context.withTenant(async (db) => {
    const { person, now } = context;
    const locked = await lockInvited(db, input.userId);
    if (!locked.permitted) throw errorOf(errors, locked);
    const { invited } = locked;
    const present = await loadPersonAnswer(db, context, invited);
    const sentAt = present.invitation?.state === "invited" ? present.invitation.sentAt : null;
    if (sentAt && input.lastSentAt && sentAt > input.lastSentAt) return { user: present };
    const tenant = await findTenant(db);
    if (!tenant) throw errors.notFound();
    await setInvitationWithdrawn(db, input.userId, null);
    await queueKeyMail(db, "invitation", { user: invited.user, tenant }, context);
    recordAudit(db, person, { action: "userInvited", subjectKind: "user", subjectId: input.userId }, now);
    return { user: await loadPersonAnswer(db, context, { ...invited, user: { ...invited.user, invitationWithdrawnAt: null } }) };
  }),
);

/** Withdraws an invitation; one that was withdrawn already keeps its date. */
export const withdrawInvitation = admin.users.withdrawInvitation.handler(({ input, context, errors }) =>
  context.withTenant(async (db) => {
    const { person, now } = context;
    const locked = await lockInvited(db, input.userId);
    if (!locked.permitted) throw errorOf(errors, locked);
    const { invited } = locked;
    if (invited.user.invitationWithdrawnAt !== null) return { user: await loadPersonAnswer(db, context, invited) };
    await spendKeys(db, { userId: input.userId, kind: "invitation" }, now);
    await dropMailsAbout(db, { subjectId: input.userId }, now);
    await setInvitationWithdrawn(db, input.userId, now);
    recordAudit(db, person, { action: "invitationWithdrawn", subjectKind: "user", subjectId: input.userId }, now);
    return { user: await loadPersonAnswer(db, context, { ...invited, user: { ...invited.user, invitationWithdrawnAt: now } }) };
  }),
);

/** Locks and returns a person of the practice; refused when nobody has the id, or the account is set up already. */
async function lockInvited(db: PracticeDb, id: string) {
  const invited = (await lockUsers(db)).find(({ user }) => user.id === id);
  if (!invited) return refused("notFound");
  return invited.user.passwordSet ? refused("alreadySetUp") : { ...permitted, invited };
}
