import { distributor } from "../access.server";
import { type SettleOutcome, settleRequest } from "../requests/settle-request.server";

/** Applies the distributor's answers to requests (D78), each in its own transaction, so that a refused one does not hold up the others. */
export const answerRequests = distributor.distributor.answerRequests.handler(async ({ input, context }) => {
  const scope = { now: context.now, publicUrl: context.settings.publicUrl };
  const results: SettleOutcome[] = [];
  for (const { tenantId, ...answer } of input.answers) {
    results.push(await context.doors.withTenant(tenantId, (db) => settleRequest(db, answer, scope)));
  }
  return { results };
});
