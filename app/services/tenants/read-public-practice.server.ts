import { limited } from "../access.server";
import { findPractice } from "./find-practice.server";

/** The practice of a sub-domain, as far as the picker shows it. */
export const readPracticeBySubDomain = limited.tenants.bySubDomain.handler(async ({ input, context, errors }) => {
  const practice = await findPractice(context, { subDomain: input.subDomain });
  if (!practice) throw errors.notFound();
  return practice;
});

/** The practice of an id, as far as the picker shows it. */
export const readPracticeById = limited.tenants.byId.handler(async ({ input, context, errors }) => {
  const practice = await findPractice(context, { tenantId: input.tenantId });
  if (!practice) throw errors.notFound();
  return practice;
});
