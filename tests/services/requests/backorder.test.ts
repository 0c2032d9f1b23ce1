import { safe } from "@orpc/client";
import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { givenShelf, mydayId } from "../cart/given-cart";
import { callsLater } from "../orders/placed-orders";
import { distributorCalls, givenWaitingOrder } from "./given-requests";

beforeEach(resetDatabase);

async function givenLine() {
  const given = await givenWaitingOrder();
  await given.tell({ transactionConfirmationNum: given.waiting.number, status: "Backordered" }, 45);
  await givenShelf(mydayId(-3.25), 1);
  await givenShelf(mydayId(-3.25, 30), 12);
  const calls = await callsLater(given.shopper, 50);
  const read = () => calls.requests.readBackorder(given.waiting.line);
  const choose = (choice: "wait" | "sendAvailable" | "replace" | "cancelLine", productId?: string, requestId: string = uuid()) =>
    calls.requests.chooseForBackorder({ ...given.waiting.line, requestId, choice, productId });
  const accept = async (requestId: string) => {
    const answers = [{ tenantId: given.shopper.tenantId, requestId, state: "accepted" as const }];
    return (await (await distributorCalls()).distributor.answerRequests({ answers })).results[0];
  };
  const detail = async () => (await calls.orders.detail({ tenantId: given.shopper.tenantId, cartId: given.cartId })).orders[0];
  return { ...given, calls, read, choose, accept, detail };
}

describe("a line on backorder (D79)", () => {
  test("can wait, be sent in part, be replaced by other packs of the same lens, or be cancelled", async () => {
    const { read } = await givenLine();
    const { choices, onHand, replacements, chosen, line } = await read();
    expect({ choices, onHand, chosen, quantity: line.quantity }).toEqual({
      ...{ choices: ["wait", "sendAvailable", "replace", "cancelLine"], onHand: 1, chosen: "wait", quantity: 3 },
    });
    expect(replacements).toMatchObject([{ productId: mydayId(-3.25, 30), packSize: 30, quantity: 9 }]);
    const [pack] = replacements;
    expect(pack?.difference.amount).toBe((pack?.unitPrice.amount ?? 0) * 9 - (await read()).net.amount);
  });

  test("keeps the newest choice with the order, and choosing to wait withdraws it", async () => {
    const { choose, read, detail } = await givenLine();
    const requestId = uuid();
    const first = await choose("sendAvailable", undefined, requestId);
    expect(await choose("sendAvailable", undefined, requestId)).toEqual(first);
    expect(first.request).toMatchObject({ kind: "sendAvailable", state: "asked", quantity: 1 });
    await choose("replace", mydayId(-3.25, 30));
    expect((await read()).chosen).toBe("replace");
    const { request } = await choose("wait");
    expect(request).toMatchObject({ kind: "replace", state: "withdrawn" });
    expect((await detail())?.requests.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      "sendAvailable withdrawn",
      "replace withdrawn",
    ]);
    expect((await choose("wait")).request).toBeNull();
  });

  test("cancels its transaction with its last line", async () => {
    const { choose, accept, detail, read } = await givenLine();
    const { request } = await choose("cancelLine");
    expect(await accept(request?.id ?? "")).toMatchObject({ outcome: "applied" });
    expect((await detail())?.transactions.map(({ status }) => status)).toEqual(["OrderReceived", "Cancelled"]);
    expect((await read()).choices).toEqual([]);
  });

  test.each([
    ["a replacement that is no pack of this lens", "replace", mydayId(-3, 30)],
    ["a replacement without a product", "replace", undefined],
  ] as const)("%s is refused", async (_, choice, productId) => {
    const { choose } = await givenLine();
    expect((await safe(choose(choice, productId)))[0]).toMatchObject({ code: "choiceImpossible", status: 409, data: { choice } });
  });

  test("has no choices once it is packaged", async () => {
    const { choose, read, tell, waiting } = await givenLine();
    await tell({ transactionConfirmationNum: waiting.number, status: "BeingPackaged" }, 48);
    expect((await read()).choices).toEqual([]);
    expect((await safe(choose("cancelLine")))[0]).toMatchObject({ code: "choiceImpossible", data: { choices: [] } });
  });
});
