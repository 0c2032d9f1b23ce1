import { findOrder, lockOrder } from "~/db/queries/orders/orders.server";
import { findRequest, listRequests } from "~/db/queries/orders/requests.server";
import { listTransactions } from "~/db/queries/orders/transactions.server";
import { canChange } from "~/domain/order/change-window";
import { canAskToCancel } from "~/domain/request/order-request";
import { signedIn } from "../access.server";
import { placeRequest, withdrawRequest } from "./place-request.server";
import { requestAnswerOf } from "./request-answer.server";

/** Asks the distributor to cancel an order whose window has closed (D78). */
export const askToCancel = signedIn.requests.askToCancel.handler(({ input, context, errors }) => {
  const { orderId, requestId, words } = input;
  const { person, edition, now } = context;
  return context.withTenant(async (db) => {
    const seen = await findOrder(db, orderId, person.locationIds);
    const order = seen && (await lockOrder(db, orderId));
    if (!order) throw errors.notFound();
    const present = await findRequest(db, requestId);
    if (present && (present.orderId !== orderId || present.kind !== "cancelOrder")) throw errors.notFound();
    if (present) return { request: requestAnswerOf(present, edition) };
    const statuses = (await listTransactions(db, [orderId])).map(({ status }) => status);
    const isAsked = (await listRequests(db, [orderId])).some(({ kind, state }) => kind === "cancelOrder" && state === "asked");
    const { placedAt, changeableUntil: until } = order;
    const changeable = canChange({ placedAt, cutOffAt: until, statuses }, now).permitted;
    const verdict = canAskToCancel({ changeable, until, statuses, isAsked });
    if (!verdict.permitted) {
      if (verdict.code === "stillChangeable") throw errors.stillChangeable({ data: { until } });
      throw errors[verdict.code]();
    }
    const request = { id: requestId, kind: "cancelOrder", transactionId: null, lineId: null, details: {}, words } as const;
    return { request: requestAnswerOf(await placeRequest(db, context, order, request), edition) };
  });
});

/** Withdraws a request that has not been answered; one that was withdrawn already is returned unchanged. */
export const withdraw = signedIn.requests.withdraw.handler(({ input, context, errors }) =>
  context.withTenant(async (db) => {
    const asked = await findRequest(db, input.requestId);
    const seen = asked && (await findOrder(db, asked.orderId, context.person.locationIds));
    if (!seen) throw errors.notFound();
    await lockOrder(db, asked.orderId);
    const present = (await findRequest(db, input.requestId)) ?? asked;
    if (present.state !== "asked" && present.state !== "withdrawn") throw errors.alreadyAnswered();
    const withdrawn = present.state === "asked" ? await withdrawRequest(db, context, present) : present;
    return { request: requestAnswerOf(withdrawn, context.edition) };
  }),
);
