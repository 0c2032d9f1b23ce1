import type { Doors } from "~/db/doors.server";
import { lockOrder } from "~/db/queries/orders/orders.server";
import { findRequest } from "~/db/queries/orders/requests.server";
import { listTransactions } from "~/db/queries/orders/transactions.server";
import type { OutboxHandler } from "../outbox/send-leased.server";

/**
 * The message to the distributor about a request (D78): ids and values of the order that it already has, and the text; it names no patient.
 */
export type RequestMessage = { messageId: string; message: "request"; requestId: string; orderId: string; tenantId: string } & Record<
  string,
  unknown
>;

/** Gives a request to the distributor; throws when that fails. */
export type GiveRequest = (message: RequestMessage, signal: AbortSignal) => Promise<void>;

/**
 * Returns the outbox handler of the kind "request", which sends the distributor a request, or its withdrawal. A request that was withdrawn
 * before it could be sent is not sent any more: it could arrive after its withdrawal.
 */
export function handOverRequest({ doors, give }: { doors: Doors; give: GiveRequest }): OutboxHandler {
  return async ({ tenantId, id, subjectId, payload }, signal) => {
    if (subjectId === null) return;
    const message = await doors.viewTenant(tenantId, async (db): Promise<RequestMessage | null> => {
      const request = await findRequest(db, subjectId);
      const order = request && (await lockOrder(db, request.orderId));
      if (!order || (payload.state === "asked" && request.state === "withdrawn")) return null;
      const part = (await listTransactions(db, [order.id])).find((each) => each.id === request.transactionId);
      const { kind, details, steps, lineId } = request;
      return {
        ...{
          messageId: id,
          message: "request",
          requestId: request.id,
          tenantId,
          orderId: order.id,
          confirmationNum: order.confirmationNum,
        },
        ...{ erpOrderNumber: order.erpOrderNumber, transactionConfirmationNum: part?.transactionConfirmationNum ?? null, lineId },
        ...{ kind, state: payload.state, words: steps[0]?.words ?? "", askedAt: request.askedAt.toISOString(), ...details },
      };
    });
    if (message) await give(message, signal);
  };
}
