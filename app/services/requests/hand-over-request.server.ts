import type { Doors } from "~/db/doors.server";
import { lockOrder } from "~/db/queries/orders/orders.server";
import { findRequest } from "~/db/queries/orders/requests.server";
import { listTransactions } from "~/db/queries/orders/transactions.server";
import type { OutboxHandler } from "../outbox/send-leased.server";

/** What the distributor is told of a request (D78): ids and values of the order it holds already, and the words; no patient is named. */
export type RequestMessage = { messageId: string; message: "request"; requestId: string; orderId: string; tenantId: string } & Record<
  string,
  unknown
>;

/** Gives a request to the distributor; throws when it could not be given. */
export type GiveRequest = (message: RequestMessage, signal: AbortSignal) => Promise<void>;

/** The outbox handler of the kind "request": tells the distributor what was asked, or that it was taken back. */
export function handOverRequest({ doors, give }: { doors: Doors; give: GiveRequest }): OutboxHandler {
  return async ({ tenantId, id, subjectId, payload }, signal) => {
    if (subjectId === null) return;
    const message = await doors.withTenant(tenantId, async (db): Promise<RequestMessage | null> => {
      const request = await findRequest(db, subjectId);
      const order = request && (await lockOrder(db, request.orderId));
      if (!order) return null;
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
