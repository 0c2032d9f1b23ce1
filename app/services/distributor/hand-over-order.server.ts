import type { Doors } from "~/db/doors.server";
import { lockOrder } from "~/db/queries/orders/orders.server";
import { listTransactions } from "~/db/queries/orders/transactions.server";
import type { OutboxHandler } from "../outbox/send-leased.server";
import { handOverMessage } from "./hand-over-message.server";
import { moveOrder } from "./move-order.server";

/** Gives an order to the distributor and returns its number there; throws when that fails. */
export type GiveOrder = (order: ReturnType<typeof handOverMessage>, signal: AbortSignal) => Promise<{ erpOrderNumber: string | null }>;

type Giver = { doors: Doors; give: GiveOrder; clock: () => Date; publicUrl: string };

/**
 * Returns the outbox handler of the kind "handOver" (D28), which gives the order to the distributor and marks it received. An order that
 * was cancelled, or that the distributor has moved on already, is not given again. No transaction is open while the distributor answers.
 */
export function handOverOrder({ doors, give, clock, publicUrl }: Giver): OutboxHandler {
  return async ({ tenantId, subjectId }, signal) => {
    if (subjectId === null) return;
    const message = await doors.viewTenant(tenantId, async (db) => {
      // A cancellation that is under way ends first; the lock changes nothing, so the practice's kept answers stay (D175).
      const order = await lockOrder(db, subjectId);
      if (order?.status !== "OrderInitialized" || order.erpOrderNumber !== null) return null;
      return handOverMessage(order, await listTransactions(db, [subjectId]));
    });
    if (!message) return;
    const { erpOrderNumber } = await give(message, signal);
    const received = { orderId: subjectId, status: "OrderReceived" as const, ...(erpOrderNumber === null ? {} : { erpOrderNumber }) };
    await doors.withTenant(tenantId, (db) => moveOrder(db, received, { now: clock(), publicUrl }));
  };
}
