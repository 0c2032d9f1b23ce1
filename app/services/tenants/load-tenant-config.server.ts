import { listUsers } from "~/db/queries/people/people.server";
import { hasAdminPermission } from "~/domain/account/permissions";
import { loadPersonAnswers } from "~/services/people/person-answers.server";
import { signedIn } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import { currentSession } from "../session/current-person.server";
import { locationAnswerOf, practiceAnswerOf } from "./tenant-answer.server";

/**
 * Returns the practice with the person's locations (D13), for admins with its people, and the revision that a change must name. An admin's
 * view is in the audit trail (D32).
 */
export const loadTenantConfig = signedIn.tenants.config.handler(async ({ input, context, errors }) => {
  const { person, view, now } = context;
  if (input.tenantId !== person.tenantId) throw errors.notFound();
  const session = await currentSession(context);
  if (!session) throw errors.notFound();
  const { tenant, locations } = session;
  const staff = hasAdminPermission(person)
    ? await view(async (db) => {
        recordAudit(db, person, { action: "settingsViewed", subjectKind: "practice", subjectId: person.tenantId }, now);
        return loadPersonAnswers(db, context, await listUsers(db));
      })
    : undefined;
  return { tenant: { ...practiceAnswerOf(tenant), staff }, locations: locations.map(locationAnswerOf), revision: tenant.revision };
});
