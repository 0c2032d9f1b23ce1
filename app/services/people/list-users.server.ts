import { listUsers as listPlacedUsers } from "~/db/queries/people/people.server";
import { admin } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import { loadPersonAnswers } from "./person-answers.server";

/** Returns the people of the practice, by name. The view is in the audit trail (D32). */
export const listUsers = admin.users.list.handler(({ context }) =>
  context.view(async (db) => {
    recordAudit(db, context.person, { action: "userViewed", subjectKind: "user", subjectId: null }, context.now);
    return { users: await loadPersonAnswers(db, context, await listPlacedUsers(db)) };
  }),
);
