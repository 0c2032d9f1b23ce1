import { and, eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { expectRefused } from "./expect-refused";
import { givenCatalogue, givenShelf, givenShopper, mydayId, mydayLine, solutionOrder, stockOrder } from "./given-cart";
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
