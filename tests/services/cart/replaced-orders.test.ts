import { safe } from "@orpc/client";
import { and, eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { expectRefused } from "./expect-refused";
import { givenCatalogue, givenShelf, givenShopper, mydayId, mydayLine, shopperOf, solutionOrder, stockOrder } from "./given-cart";
import { givenReview, shelfOf } from "./given-review";

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
});

describe("replacing an order (D27)", () => {
  /** An order of 6 boxes that emptied the shelf, and a preorder of 4 that is to take its place. */
  async function givenReplacement() {
    await givenShelf(mydayId(-3), 6);
    const first = await givenReview([stockOrder([mydayLine(-3, 6)])]);
    const { receipt } = await first.calls.checkout({ cartId: first.cartId, holdId: first.holdId, acceptTerms: true });
    const orderId = receipt.orders[0]?.id ?? "";
    const replacement = stockOrder([mydayLine(-3, 4)], { replacesOrderId: orderId });
    return { ...first, orderId, replacement };
  }

  const statusOf = async (orderId: string) => {
    const { owner } = await testDatabase();
    const [order] = await owner.select().from(schema.orders).where(eq(schema.orders.id, orderId));
    return order?.status;
  };

  test("cancels it in the same transaction, returns its boxes to stock, and drops its hand-over", async () => {
    const { shopper, orderId, replacement } = await givenReplacement();
    const at20 = await shopper.at(20);
    const { cart } = await at20.cart.sync({ locationId: shopper.locationId, preorders: [replacement] });
    const [shown] = (await at20.cart.populate({ locationId: shopper.locationId })).preordersStock;
    expect(shown?.lines[0]?.stock).toMatchObject({ now: 4, later: 0 });
    expect(await statusOf(orderId)).toBe("OrderInitialized");
    const { holdId } = await at20.cart.startCheckout({ cartId: cart.id });
    const { receipt } = await at20.cart.checkout({ cartId: cart.id, holdId, acceptTerms: true });
    expect(receipt.orders).toMatchObject([{ boxesQuantity: 4, transactions: [{ available: "now" }] }]);
    expect(await statusOf(orderId)).toBe("Cancelled");
    expect(await shelfOf(mydayId(-3))).toBe(2);
    const { owner } = await testDatabase();
    const handOver = and(eq(schema.outbox.kind, "handOver"), eq(schema.outbox.subjectId, orderId));
    expect(await owner.select().from(schema.outbox).where(handOver)).toMatchObject([
      { droppedAt: new Date("2026-11-24T10:25:00Z"), sentAt: null },
    ]);
    expect(await owner.select().from(schema.monthlyUse)).toMatchObject([{ boxesQuantity: 4 }]);
  });

  test("after its change window that preorder alone is refused and saved for later; the order stands", async () => {
    const { shopper, orderId, replacement } = await givenReplacement();
    const at20 = await shopper.at(20);
    const other = solutionOrder("il-clearwell-360", 1);
    const { cart } = await at20.cart.sync({ locationId: shopper.locationId, preorders: [replacement, other] });
    const { holdId } = await at20.cart.startCheckout({ cartId: cart.id });
    const at31 = await shopper.at(31);
    const { receipt } = await at31.cart.checkout({ cartId: cart.id, holdId, acceptTerms: true });
    expect(receipt.orders.map(({ preOrderId }) => preOrderId)).toEqual([other.id]);
    expect(receipt.notReplaced).toEqual([{ preorderId: replacement.id, orderId, productNames: ["MyDay"] }]);
    expect(await statusOf(orderId)).toBe("OrderInitialized");
    expect((await at31.cart.populate({ locationId: shopper.locationId })).savedForLater).toMatchObject([
      { id: replacement.id, replacesOrderId: null },
    ]);
  });

  test("is refused when it is alone in the cart, and nothing changes", async () => {
    const { shopper, orderId, replacement } = await givenReplacement();
    const at20 = await shopper.at(20);
    const { cart } = await at20.cart.sync({ locationId: shopper.locationId, preorders: [replacement] });
    const { holdId } = await at20.cart.startCheckout({ cartId: cart.id });
    const at31 = await shopper.at(31);
    await expectRefused(() => at31.cart.checkout({ cartId: cart.id, holdId, acceptTerms: true }), "changeWindowClosed", {
      preorderIds: [replacement.id],
    });
    await expectRefused(
      () =>
        at31.cart.sync({
          locationId: shopper.locationId,
          preorders: [stockOrder([mydayLine(-9, 1)], { replacesOrderId: orderId })],
        }),
      "changeWindowClosed",
    );
  });

  test("is not found for an unknown order or one of another practice", async () => {
    const { shopper, replacement } = await givenReplacement();
    const foreign = await givenShopper({ subDomain: "carmel" });
    await expectRefused(() => foreign.calls.cart.sync({ locationId: foreign.locationId, preorders: [replacement] }), "notFound");
    await expectRefused(
      () => shopper.calls.cart.sync({ locationId: shopper.locationId, preorders: [{ ...replacement, replacesOrderId: uuid() }] }),
      "notFound",
    );
  });
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

describe("two people who change the same order (D27)", () => {
  /** An order of 4 boxes with a copy that replaces it in the carts of two people, both under review. */
  async function givenTwoCopies() {
    const first = await givenReview([stockOrder([mydayLine(-3, 4)])]);
    const { receipt } = await first.calls.checkout({ cartId: first.cartId, holdId: first.holdId, acceptTerms: true });
    const orderId = receipt.orders[0]?.id ?? "";
    const { locationId } = first.shopper;
    const copies = [];
    for (const shopper of [first.shopper, await shopperOf(first.shopper.practice, { email: "noa@einayim.example" })]) {
      const preorderId = uuid();
      await shopper.calls.orders.copyToCart({ orderId, preorderId, purpose: "change" });
      const cartId = (await shopper.calls.cart.view({ locationId })).cart?.id ?? "";
      const review = async () => ({ cartId, holdId: (await shopper.calls.cart.startCheckout({ cartId })).holdId, acceptTerms: true });
      copies.push({ preorderId, review, sent: await review(), cart: shopper.calls.cart });
    }
    const [one, other] = copies as [(typeof copies)[0], (typeof copies)[0]];
    return { orderId, locationId, one, other };
  }

  const ordered = async () => {
    const { owner } = await testDatabase();
    const { status, boxesQuantity } = schema.orders;
    return owner.select({ status, boxesQuantity }).from(schema.orders).orderBy(schema.orders.confirmationNum);
  };
  const onceReplaced = [
    { status: "Cancelled", boxesQuantity: 4 },
    { status: "OrderInitialized", boxesQuantity: 4 },
  ];

  test("place it once: the copy of the second is refused, and the cart says why", async () => {
    const { locationId, one, other } = await givenTwoCopies();
    await one.cart.checkout(one.sent);
    await expectRefused(() => other.cart.checkout(other.sent), "changeWindowClosed", { preorderIds: [other.preorderId] });
    expect(await ordered()).toEqual(onceReplaced);
    const [shown] = (await other.cart.populate({ locationId })).preordersStock;
    expect(shown?.replacedOrder).toMatchObject({ changeable: false, cancelled: true });
  });

  test("the second copy alone is saved for later when there is more in the cart", async () => {
    const { orderId, locationId, one, other } = await givenTwoCopies();
    await one.cart.checkout(one.sent);
    await other.cart.releaseCheckout(other.sent);
    const more = solutionOrder("il-clearwell-360", 1);
    await other.cart.sync({ locationId, preorders: [more] });
    const { receipt } = await other.cart.checkout(await other.review());
    expect(receipt.orders.map(({ preOrderId }) => preOrderId)).toEqual([more.id]);
    expect(receipt.notReplaced).toEqual([{ preorderId: other.preorderId, orderId, productNames: ["MyDay"] }]);
    expect((await other.cart.populate({ locationId })).savedForLater).toMatchObject([{ id: other.preorderId, replacesOrderId: null }]);
  });

  test("the second may order the copy as a new order", async () => {
    const { locationId, one, other } = await givenTwoCopies();
    await one.cart.checkout(one.sent);
    const [shown] = (await other.cart.populate({ locationId })).preordersStock;
    const preorders = shown ? [{ ...shown, replacesOrderId: null }] : [];
    await other.cart.sync({ locationId, preorders, holdId: other.sent.holdId });
    await other.cart.checkout(await other.review());
    expect(await ordered()).toEqual([...onceReplaced, { status: "OrderInitialized", boxesQuantity: 4 }]);
  });

  test("place it once when both submit at the same moment", async () => {
    const { one, other } = await givenTwoCopies();
    const outcomes = await Promise.all([one, other].map(({ cart, sent }) => safe(cart.checkout(sent))));
    expect(outcomes.map(([error]) => (error as { code?: string } | null)?.code ?? "placed").sort()).toEqual([
      "changeWindowClosed",
      "placed",
    ]);
    expect(await ordered()).toEqual(onceReplaced);
  });
});
