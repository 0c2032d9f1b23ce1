import { safe } from "@orpc/client";
import { and, eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { later } from "../orders/placed-orders";
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

  test("cancels it in the same transaction, returns its boxes to stock, and drops its hand-over and its confirmation", async () => {
    const { shopper, orderId, replacement, cartId } = await givenReplacement();
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
    const mails = await owner.select().from(schema.outbox).where(eq(schema.outbox.kind, "mail")).orderBy(schema.outbox.id);
    expect(mails.map(({ subjectId, droppedAt }) => [subjectId, droppedAt !== null])).toEqual([
      [cartId, true],
      [cart.id, false],
    ]);
  });

  test("does not count its boxes as in stock, and returns none, once the distributor has stated a new number", async () => {
    const { shopper, orderId, replacement } = await givenReplacement();
    await givenShelf(mydayId(-3), 3, { countedAt: later(10) });
    const at20 = await shopper.at(20);
    const { cart } = await at20.cart.sync({ locationId: shopper.locationId, preorders: [replacement] });
    const [shown] = (await at20.cart.populate({ locationId: shopper.locationId })).preordersStock;
    expect(shown?.lines[0]?.stock).toMatchObject({ now: 3, later: 1 });
    const { holdId } = await at20.cart.startCheckout({ cartId: cart.id });
    await at20.cart.checkout({ cartId: cart.id, holdId, acceptTerms: true });
    expect(await statusOf(orderId)).toBe("Cancelled");
    expect(await shelfOf(mydayId(-3))).toBe(0);
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
