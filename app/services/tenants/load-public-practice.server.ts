import { limited } from "../access.server";
import { findPractice } from "./find-practice.server";

/** Returns the practice of a sub-domain, as in the public list. */
export const loadPracticeBySubDomain = limited.tenants.bySubDomain.handler(async ({ input, context, errors }) => {
  const practice = await findPractice(context, { subDomain: input.subDomain });
  if (!practice) throw errors.notFound();
  return practice;
});

/** Returns the practice with an id, as in the public list. */
export const loadPracticeById = limited.tenants.byId.handler(async ({ input, context, errors }) => {
  const practice = await findPractice(context, { tenantId: input.tenantId });
  if (!practice) throw errors.notFound();
  return practice;
});
