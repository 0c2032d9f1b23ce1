import { distributor } from "../access.server";
import { type MoveOutcome, moveOrder } from "./move-order.server";

/**
 * Updates the statuses of orders as the distributor reports them, each in its own transaction, so that a refused one does not hold up the
 * others.
 */
export const updateStatuses = distributor.distributor.updateStatuses.handler(async ({ input, context }) => {
  const scope = { now: context.now, publicUrl: context.settings.publicUrl };
  const results: MoveOutcome[] = [];
  for (const { tenantId, ...move } of input.updates) {
    results.push(await context.doors.withTenant(tenantId, (db) => moveOrder(db, move, scope)));
  }
  return { results };
});
