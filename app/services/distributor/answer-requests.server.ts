import { type DecisionOutcome, decideRequest } from "~/services/requests/decide-request.server";
import { distributor } from "../access.server";

/** Applies the distributor's answers to requests (D78), each in its own transaction, so that a refused one does not hold up the others. */
export const answerRequests = distributor.distributor.answerRequests.handler(async ({ input, context }) => {
  const scope = { now: context.now, publicUrl: context.settings.publicUrl };
  const results: DecisionOutcome[] = [];
  for (const { tenantId, ...answer } of input.answers) {
    results.push(await context.doors.withTenant(tenantId, (db) => decideRequest(db, answer, scope)));
  }
  return { results };
});
