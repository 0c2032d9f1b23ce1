import { distributor } from "../access.server";
import { type SettleOutcome, settleRequest } from "../requests/settle-request.server";

/** The distributor answers what practices asked (D78); each in a transaction of its own, so that one that is refused keeps no other back. */
export const answerRequests = distributor.distributor.answerRequests.handler(async ({ input, context }) => {
  const scope = { now: context.now, publicUrl: context.settings.publicUrl };
  const results: SettleOutcome[] = [];
  for (const { tenantId, ...answer } of input.answers) {
    results.push(await context.doors.withTenant(tenantId, (db) => settleRequest(db, answer, scope)));
  }
  return { results };
});
