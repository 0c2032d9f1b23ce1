import { v7 as uuid } from "uuid";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { openPages, visitorOf } from "~tests/helpers/visitor";
import { callsLater } from "../services/orders/placed-orders";
import { givenWaitingOrder, queuedMails } from "../services/requests/given-requests";
import { givenOperatorIn } from "../services/session/accounts";

beforeAll(async () => {
  await openPages();
});
beforeEach(resetDatabase);

test("a request is answered by an operator with words, which the practice reads", async () => {
  const { shopper, orderId, cartId } = await givenWaitingOrder();
  const calls = await callsLater(shopper, 45);
  const { request } = await calls.requests.askToCancel({ orderId, requestId: uuid(), words: "Ordered twice" });
  const { carrier } = await givenOperatorIn(shopper);
  const operator = await visitorOf({ token: carrier.token ?? "" });
  const address = `/operator/requests/${shopper.tenantId}/${request.id}`;
  const home = await operator.get("/operator");
  expect(home.textsAt("#requests tbody tr").join()).toMatch(/Cancel the order.*Ordered twice/);
  expect(home.document.querySelector(`a[href="${address}"]`)).not.toBeNull();
  expect((await operator.get(`${address}/photo`)).status).toBe(404);
  expect((await operator.get(`/operator/requests/${shopper.tenantId}/${uuid()}`)).status).toBe(404);
  expect((await operator.post(address, { message: "Gladly" })).status).toBe(400);
  const answered = await operator.post(address, { state: "accepted", message: "Gladly" });
  expect(answered.location).toBe("/operator");
  expect((await operator.follow(answered)).document.body.textContent).toContain("Every request has been answered.");
  expect((await operator.post(address, { state: "declined", message: "No" })).status).toBe(409);
  const { orders } = await calls.orders.detail({ tenantId: shopper.tenantId, cartId });
  expect(orders[0]).toMatchObject({ status: "Cancelled", requests: [{ state: "accepted", steps: [{}, { words: "Gladly" }] }] });
  expect((await queuedMails()).at(-1)).toMatchObject({ template: "requestAnswered", state: "accepted", words: "Gladly" });
});
