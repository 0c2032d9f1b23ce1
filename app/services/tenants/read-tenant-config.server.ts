import { listUsers } from "~/db/queries/people.server";
import { listPersonLocations } from "~/db/queries/sessions.server";
import { findTenant } from "~/db/queries/tenants.server";
import { hasAdminPermission } from "~/domain/account/permissions";
import { signedIn } from "../access.server";
import { answerPeople } from "../people/answer-people.server";
import { locationAnswerOf, tenantAnswerOf } from "./tenant-answer.server";

/** The practice with the locations that the person sees (D13), for admins with its people, and the revision that a change must name. */
export const readTenantConfig = signedIn.tenants.config.handler(async ({ input, context, errors }) => {
  const { person, read } = context;
  if (input.tenantId !== person.tenantId) throw errors.notFound();
  return read(async (db) => {
    const tenant = await findTenant(db);
    if (!tenant) throw errors.notFound();
    const locations = await listPersonLocations(db, person.role === "staff" ? person.id : null);
    const staff = hasAdminPermission(person) ? await answerPeople(db, context, await listUsers(db)) : undefined;
    return { tenant: { ...tenantAnswerOf(tenant), staff }, locations: locations.map(locationAnswerOf), revision: tenant.revision };
  });
});
