import { listPersonLocations } from "~/db/queries/sessions.server";
import { findTenant } from "~/db/queries/tenants.server";
import { signedIn } from "../access.server";
import { locationAnswerOf, tenantAnswerOf } from "./tenant-answer.server";

/** The practice with the locations that the person sees (D13), and the revision that a change must name. */
export const readTenantConfig = signedIn.tenants.config.handler(async ({ input, context: { person, withTenant }, errors }) => {
  if (input.tenantId !== person.tenantId) throw errors.notFound();
  return withTenant(async (tx) => {
    const tenant = await findTenant(tx, person.tenantId);
    if (!tenant) throw errors.notFound();
    const locations = await listPersonLocations(tx, person.tenantId, person.role === "staff" ? person.id : null);
    return { tenant: tenantAnswerOf(tenant), locations: locations.map(locationAnswerOf), revision: tenant.revision };
  });
});
