import { safe } from "@orpc/client";
import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { handOverRequest, type RequestMessage } from "~/services/requests/hand-over-request.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callsLater, later, orderRows } from "../orders/placed-orders";
import { sendDue } from "../outbox/send-due";
import { distributorCalls, givenWaitingOrder, queuedMails } from "./given-requests";

beforeEach(resetDatabase);

async function askedOrder() {
  const given = await givenWaitingOrder();
  const { shopper, orderId, cartId } = given;
  const requestId = uuid();
  const calls = await callsLater(shopper, 45);
  const { request } = await calls.requests.askToCancel({ orderId, requestId, words: "Ordered twice" });
  const answer = async (state: "accepted" | "declined", words = "", minutes = 60) => {
    const { results } = await (await distributorCalls(minutes)).distributor.answerRequests({
      answers: [{ tenantId: shopper.tenantId, requestId, state, words }],
    });
    return results[0];
  };
  const detail = async () => (await (await callsLater(shopper, 70)).orders.detail({ tenantId: shopper.tenantId, cartId })).orders[0];
  return { ...given, requestId, request, answer, detail };
}

describe("asking to cancel after the window (D78)", () => {
  test("is shown with the order, sent to the distributor, and made once however often it is sent", async () => {
    const { shopper, orderId, requestId, request, detail } = await askedOrder();
    expect(request).toMatchObject({
      kind: "cancelOrder",
      state: "asked",
      steps: [{ state: "asked", words: "Ordered twice", at: later(45) }],
    });
    const again = await (await callsLater(shopper, 46)).requests.askToCancel({ orderId, requestId, words: "Ordered twice" });
    expect(again.request).toEqual(request);
    expect((await detail())?.requests).toEqual([request]);
    const sent: RequestMessage[] = [];
    const { doors } = await testDatabase();
    const give = (message: RequestMessage) => Promise.resolve(void sent.push(message));
    await sendDue({ doors, handlers: { request: handOverRequest({ doors, give }) } }, later(46));
    expect(sent).toMatchObject([{ message: "request", requestId, orderId, kind: "cancelOrder", state: "asked", words: "Ordered twice" }]);
    const { owner } = await testDatabase();
    const entries = await owner.select().from(schema.auditEntries);
    expect(entries.filter(({ action, subjectId }) => action === "cancellationAsked" && subjectId === orderId)).toHaveLength(1);
  });

  test("accepted cancels what can be stopped, and mails the answer to the person who asked", async () => {
    const { answer, detail, tell, now } = await askedOrder();
    await tell({ transactionConfirmationNum: now.number, status: "BeingPackaged" }, 50);
    expect(await answer("accepted", "The packed box still comes.")).toEqual({ outcome: "applied", reason: null, state: "accepted" });
    const order = await detail();
    expect(order?.transactions.map(({ status }) => status)).toEqual(["BeingPackaged", "Cancelled"]);
    expect(order?.requests[0]?.steps.at(-1)).toEqual({ state: "accepted", words: "The packed box still comes.", at: later(60) });
    expect((await queuedMails()).at(-1)).toMatchObject({
      ...{ template: "requestAnswered", kind: "cancelOrder", state: "accepted", words: "The packed box still comes." },
      link: expect.stringContaining("/history/history-detail?cart="),
    });
    const before = await orderRows();
    expect(await answer("accepted", "The packed box still comes.", 61)).toEqual({ outcome: "unchanged", reason: null, state: "accepted" });
    expect(await answer("declined")).toEqual({ outcome: "refused", reason: "illegalTransition", state: "accepted" });
    expect(await orderRows()).toEqual(before);
  });

  test("declined changes nothing, and can be asked again", async () => {
    const { shopper, orderId, answer, detail } = await askedOrder();
    await answer("declined", "It leaves at noon.");
    expect((await detail())?.status).toBe("OrderReceived");
    const calls = await callsLater(shopper, 65);
    expect((await calls.requests.askToCancel({ orderId, requestId: uuid() })).request.state).toBe("asked");
  });

  test("cannot be accepted for what can no longer be stopped", async () => {
    const { answer, tell } = await askedOrder();
    await tell({ status: "BeingPackaged" }, 50);
    expect(await answer("accepted")).toEqual({ outcome: "refused", reason: "illegalTransition", state: "asked" });
    expect(await answer("declined")).toMatchObject({ outcome: "applied" });
  });

  test("can be withdrawn until it is answered", async () => {
    const { shopper, requestId, answer } = await askedOrder();
    const calls = await callsLater(shopper, 50);
    expect((await calls.requests.withdraw({ requestId })).request.state).toBe("withdrawn");
    expect((await calls.requests.withdraw({ requestId })).request.steps).toHaveLength(2);
    expect(await answer("accepted")).toEqual({ outcome: "refused", reason: "illegalTransition", state: "withdrawn" });
  });

  test("is not sent any more once it was withdrawn, so that it cannot arrive after its withdrawal", async () => {
    const { shopper, requestId } = await askedOrder();
    const { doors } = await testDatabase();
    const sent: string[] = [];
    const give = async ({ state }: RequestMessage) => {
      if (sent.push(String(state)) === 1) throw new Error("no answer");
    };
    const handlers = { request: handOverRequest({ doors, give }) };
    await sendDue({ doors, handlers }, later(46));
    await (await callsLater(shopper, 50)).requests.withdraw({ requestId });
    expect(await sendDue({ doors, handlers }, later(51))).toEqual({ sent: 2, failed: 0 });
    expect(sent).toEqual(["asked", "withdrawn"]);
  });

  test("withdrawn too late says so", async () => {
    const { shopper, requestId, answer } = await askedOrder();
    await answer("declined");
    const [refusal] = await safe((await callsLater(shopper, 62)).requests.withdraw({ requestId }));
    expect(refusal).toMatchObject({ code: "alreadyAnswered", status: 409 });
  });
});

describe("asking is refused, and nothing is stored", () => {
  test("while a request is open, in a status that cannot be stopped, and for an unknown order", async () => {
    const { shopper, orderId, tell } = await askedOrder();
    const calls = await callsLater(shopper, 50);
    const ask = async (id: string) => (await safe(calls.requests.askToCancel({ orderId: id, requestId: uuid() })))[0];
    expect(await ask(orderId)).toMatchObject({ code: "alreadyAsked", status: 409 });
    await tell({ status: "BeingPackaged" }, 51);
    expect(await ask(uuid())).toMatchObject({ code: "notFound", status: 404 });
    const { owner } = await testDatabase();
    expect(await owner.select().from(schema.orderRequests)).toHaveLength(1);
  });

  test("while the practice can cancel by itself", async () => {
    const { shopper } = await givenWaitingOrder();
    const { cart } = await shopper.calls.cart.sync({
      locationId: shopper.locationId,
      preorders: [
        {
          id: uuid(),
          orderType: "Solution",
          merchandise: { purchaseType: "Solution", solutions: [{ id: uuid(), solutionId: "il-clearwell-360", quantity: 1 }] },
        },
      ],
    });
    const { holdId } = await shopper.calls.cart.startCheckout({ cartId: cart.id });
    const { receipt } = await shopper.calls.cart.checkout({ cartId: cart.id, holdId, acceptTerms: true });
    const asked = shopper.calls.requests.askToCancel({ orderId: receipt.orders[0]?.id ?? "", requestId: uuid() });
    expect((await safe(asked))[0]).toMatchObject({ code: "stillChangeable", data: { until: later(30) } });
  });
});
