import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { expectRefused } from "./expect-refused";
import { givenCatalogue, mydayLine, stockOrder } from "./given-cart";
import { givenReview } from "./given-review";

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
});

describe("a copy that replaces an order next to the same lens (D22, D27)", () => {
  /** An order of 4 boxes, and the copies, lenses and orders at the location afterwards. */
  async function givenOrder() {
    const first = await givenReview([stockOrder([mydayLine(-3, 4)])]);
    const { receipt } = await first.calls.checkout({ cartId: first.cartId, holdId: first.holdId, acceptTerms: true });
    const orderId = receipt.orders[0]?.id ?? "";
    const { locationId, calls } = first.shopper;
    const carted = async () => {
      const { preordersStock } = await calls.cart.populate({ locationId });
      return preordersStock.map(({ replacesOrderId, boxesQuantity }) => [replacesOrderId, boxesQuantity]);
    };
    const orders = async () => {
      const { owner } = await testDatabase();
      const { status, boxesQuantity } = schema.orders;
      return owner.select({ status, boxesQuantity }).from(schema.orders).orderBy(schema.orders.confirmationNum);
    };
    const placeCart = async () => {
      const cartId = (await calls.cart.view({ locationId })).cart?.id ?? "";
      const { holdId } = await calls.cart.startCheckout({ cartId });
      await calls.cart.checkout({ cartId, holdId, acceptTerms: true });
    };
    return { orderId, locationId, calls, carted, orders, placeCart };
  }

  test("stays apart from what was in the cart before, and the order is placed once", async () => {
    const { orderId, locationId, calls, carted, orders, placeCart } = await givenOrder();
    await calls.cart.sync({ locationId, preorders: [stockOrder([mydayLine(-3, 1)])] });
    await calls.orders.copyToCart({ orderId, preorderId: uuid(), purpose: "change", onClash: "add" });
    expect(await carted()).toEqual([
      [null, 1],
      [orderId, 4],
    ]);
    await placeCart();
    expect(await orders()).toEqual([
      { status: "Cancelled", boxesQuantity: 4 },
      { status: "OrderInitialized", boxesQuantity: 1 },
      { status: "OrderInitialized", boxesQuantity: 4 },
    ]);
  });

  test.each(["ask", "add", "replace", "leave"] as const)("stays when the lens is added later with %s", async (onClash) => {
    const { orderId, locationId, calls, carted } = await givenOrder();
    await calls.orders.copyToCart({ orderId, preorderId: uuid(), purpose: "change" });
    await calls.cart.sync({ locationId, preorders: [stockOrder([mydayLine(-3, 1)])], onClash });
    expect(await carted()).toEqual([
      [orderId, 4],
      [null, 1],
    ]);
  });

  test("stays when the order is also reordered, one by one or with others", async () => {
    const { orderId, calls, carted } = await givenOrder();
    await calls.orders.copyToCart({ orderId, preorderId: uuid(), purpose: "change" });
    await calls.orders.copyToCart({ orderId, preorderId: uuid(), purpose: "reorder" });
    await calls.orders.copySelected({ orders: [{ orderId, preorderId: uuid() }], onClash: "add" });
    expect(await carted()).toEqual([
      [orderId, 4],
      [null, 8],
    ]);
  });

  test("is opened as it was edited when the same order is to be changed once more", async () => {
    const { orderId, locationId, calls, carted } = await givenOrder();
    const preorderId = uuid();
    const copy = { orderId, purpose: "change" as const };
    await calls.orders.copyToCart({ ...copy, preorderId });
    await calls.cart.sync({ locationId, preorders: [stockOrder([mydayLine(-4, 2)], { id: preorderId })] });
    expect((await calls.orders.previewReorder(copy)).preorder).toMatchObject({ id: preorderId, boxesQuantity: 2 });
    expect(await calls.orders.copyToCart({ ...copy, preorderId: uuid() })).toMatchObject({ preorderId, locationId });
    expect(await calls.orders.copyToCart({ ...copy, preorderId })).toMatchObject({ preorderId });
    expect(await carted()).toEqual([[orderId, 2]]);
  });

  test("is refused a second time when it is sent directly, next to the first or together with it", async () => {
    const { orderId, locationId, calls, carted } = await givenOrder();
    const preorderId = uuid();
    const copyOf = (power: number, id = uuid()) => stockOrder([mydayLine(power, 2)], { id, replacesOrderId: orderId });
    const first = { code: "changedElsewhere", data: { revision: 1, preorderId, lines: [{ quantity: 4 }] } };
    await expect(calls.cart.sync({ locationId, preorders: [copyOf(-4), copyOf(-5)] })).rejects.toMatchObject({ code: first.code });
    await calls.orders.copyToCart({ orderId, preorderId, purpose: "change" });
    await expect(calls.cart.sync({ locationId, preorders: [copyOf(-4)] })).rejects.toMatchObject(first);
    expect(await carted()).toEqual([[orderId, 4]]);
    await calls.cart.sync({ locationId, preorders: [copyOf(-4, preorderId)] });
    expect(await carted()).toEqual([[orderId, 2]]);
  });

  test("is moved back from where it was saved for later, unless the cart is being checked out", async () => {
    const { orderId, locationId, calls, carted } = await givenOrder();
    const preorderId = uuid();
    const copy = { orderId, purpose: "change" as const };
    await calls.orders.copyToCart({ ...copy, preorderId });
    await calls.cart.sync({ locationId, preorders: [stockOrder([mydayLine(-9, 1)])] });
    const cartId = (await calls.cart.view({ locationId })).cart?.id ?? "";
    await calls.cart.saveForLater({ cartId, preorderIds: [preorderId], saved: true });
    const { holdId } = await calls.cart.startCheckout({ cartId });
    await expectRefused(() => calls.orders.copyToCart({ ...copy, preorderId: uuid() }), "cartLocked");
    await calls.cart.releaseCheckout({ cartId, holdId });
    await calls.orders.copyToCart({ ...copy, preorderId: uuid() });
    expect(await carted()).toEqual([
      [orderId, 4],
      [null, 1],
    ]);
    expect((await calls.cart.populate({ locationId })).savedForLater).toEqual([]);
  });
});
