import { v7 as newId } from "uuid";
import { findUserByEmail, insertUser, lockUsers } from "~/db/queries/people/people.server";
import { findTenant, listLocations } from "~/db/queries/practice/tenants.server";
import { isSupportLocation } from "~/domain/account/directory-words";
import { normaliseEmail, storedEmail } from "~/domain/account/email";
import { findPersonMistakes } from "~/domain/account/find-person-mistakes";
import { roleOfRoleType } from "~/domain/account/roles";
import { admin } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import { hasLeft } from "./has-left.server";
import { loadPersonAnswer } from "./person-answers.server";
import { queueKeyMail } from "./queue-key-mail.server";
import { storedName } from "./stored-person.server";

/**
 * Invites a person: pending, in group staff, at every location where the practice works (D6, D13), with a mail with the registration link
 * (D9). For an existing id returns its person and sends nothing; an id of somebody who left the practice, whom orders and audit trail name by
 * it, is not found, and an e-mail that somebody of the practice has is refused (D7).
 */
export const addUser = admin.users.add.handler(({ input, context, errors }) => {
  const { person, now, withTenant } = context;
  const { tenantId } = person;
  const fields = findPersonMistakes(input);
  if (Object.keys(fields).length > 0) throw errors.invalidFields({ data: { fields } });
  const id = input._id ?? newId();
  const emailKey = normaliseEmail(input.email);

  return withTenant(async (db) => {
    const known = (await lockUsers(db)).find(({ user }) => user.id === id);
    if (known) return { user: await loadPersonAnswer(db, context, known) };
    const tenant = await findTenant(db);
    if (!tenant || (input._id && (await hasLeft(db, id)))) throw errors.notFound();
    const locations = (await listLocations(db)).filter(({ name }) => !isSupportLocation(name));
    const locationIds = locations.map((location) => location.id);
    const row = {
      ...{ tenantId, id, email: storedEmail(input.email), emailKey, group: "staff", status: "pending" as const },
      ...{ firstName: storedName(input.firstName), lastName: storedName(input.lastName) },
      ...{ ...roleOfRoleType(input.roleType), createdAt: now, updatedAt: now },
    };
    const isNew = await insertUser(db.tx, row, locationIds);
    const user = await findUserByEmail(db, emailKey);
    if (!user) throw errors.notFound();
    if (user.id !== id) throw errors.emailTaken({ data: { userId: user.id } });
    if (isNew) {
      await queueKeyMail(db, "invitation", { user, tenant }, context);
      recordAudit(db, person, { action: "userInvited", subjectKind: "user", subjectId: id }, now);
    }
    return { user: await loadPersonAnswer(db, context, { user, locationIds }) };
  });
});
