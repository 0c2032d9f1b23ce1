import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { givenCatalogue, mydayLine, stockOrder } from "~tests/services/cart/given-cart";
import { givenApprovals, givenAsked, placedAndCarts } from "./given-approvals";

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
});

/** An approved order whose copy, which is to replace it, waits for approval; `decline` returns the cart with that copy. */
async function givenWaitingCopy() {
  const { staff, admin } = await givenApprovals();
  await admin.calls.approvals.approve(await givenAsked(staff));
  const [order] = (await placedAndCarts()).orders;
  const change = { orderId: order?.id ?? "", purpose: "change" as const };
  const at = { locationId: staff.locationId };
  const { preorderId } = await staff.calls.orders.copyToCart({ ...change, preorderId: uuid() });
  const cartId = (await staff.calls.cart.view(at)).cart?.id ?? "";
  const { holdId } = await staff.calls.cart.startCheckout({ cartId });
  const approvalId = uuid();
  await staff.calls.approvals.ask({ cartId, holdId, acceptTerms: true, approvalId });
  const decline = async () => {
    await admin.calls.approvals.decline({ approvalId, words: "No" });
    const { preordersStock, savedForLater } = await staff.calls.cart.populate(at);
    return [preordersStock, savedForLater].map((listed) => listed.map(({ id, replacesOrderId }) => [id, replacesOrderId]));
  };
  return { staff, change, at, preorderId, decline };
}

describe("the copy of an order that returns from a declined approval (D27, D96)", () => {
  test("still replaces the order when it is saved for later, because the cart has no room for it", async () => {
    const { staff, change, at, preorderId, decline } = await givenWaitingCopy();
    const full = stockOrder([mydayLine(-7, 999)]);
    await staff.calls.cart.sync({ ...at, preorders: [full] });
    expect(await decline()).toEqual([[[full.id, null]], [[preorderId, change.orderId]]]);
  });

  test("no longer replaces it when the order was copied again meanwhile", async () => {
    const { staff, change, preorderId, decline } = await givenWaitingCopy();
    const again = await staff.calls.orders.copyToCart({ ...change, preorderId: uuid() });
    expect(again.preorderId).not.toBe(preorderId);
    expect(await decline()).toEqual([[[again.preorderId, change.orderId]], [[preorderId, null]]]);
  });
});
