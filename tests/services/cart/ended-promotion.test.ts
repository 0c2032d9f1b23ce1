import { v7 as uuid } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { now } from "~tests/helpers/given";
import { expectRefused } from "./expect-refused";
import { givenCatalogue, givenShopper, mydayLine, stockOrder } from "./given-cart";

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
});

/** Minutes from the tests' moment, 12:05 in Israel, to five minutes before and after midnight. */
const [beforeMidnight, afterMidnight] = [11 * 60 + 50, 12 * 60];

/** One box from a promotion that needs two and ends today, in the cart. */
async function givenPromotional() {
  const { owner } = await testDatabase();
  const data = {
    ...{ id: "autumn", edition: "IL" as const, seriesIds: ["il-myday"], minimumBoxes: 2, fromDay: "2026-11-01", toDay: "2026-11-24" },
    discount: { kind: "percentage", basisPoints: 1000 } as const,
  };
  await owner.insert(schema.promotions).values({ ...data, data: { ...data, names: {}, texts: {}, reviewNumber: null } });
  const shopper = await givenShopper();
  const { locationId } = shopper;
  const sent = { ...stockOrder([mydayLine(-3, 1)]), orderType: "DiscountedPromotional" as const, promotionId: "autumn" };
  const { cart } = await shopper.calls.cart.sync({ locationId, preorders: [sent] });
  /** The calls at a moment, in a session that lasts until then. */
  const at = async (minutes: number) => {
    const seenAt = new Date(now.getTime() + minutes * 60_000);
    await owner.update(schema.sessions).set({ createdAt: seenAt, seenAt });
    return shopper.at(minutes);
  };
  const orders = () => owner.select({ id: schema.orders.id, orderType: schema.orders.orderType }).from(schema.orders);
  return { locationId, cartId: cart.id, preorderId: sent.id, at, orders };
}

test("an order whose promotion has ended is reviewed and placed as stock, and the review says so (D74)", async () => {
  const { locationId, cartId, preorderId, at, orders } = await givenPromotional();
  const calls = await at(afterMidnight);
  const { holdId } = await calls.cart.startCheckout({ cartId });
  const { preordersStock, preordersOffice } = await calls.cart.populate({ locationId });
  const asStock = { orderType: "Stock", kind: "stock", promotionId: null, promotionEnded: true };
  expect([preordersOffice, preordersStock]).toMatchObject([[], [{ id: preorderId, ...asStock }]]);
  const { receipt } = await calls.cart.checkout({ cartId, holdId, acceptTerms: true });
  expect(receipt.orders).toMatchObject([{ orderType: "Stock" }]);
  expect(await orders()).toMatchObject([{ orderType: "Stock" }]);
});

test("a promotion that ends while its order is under review changes the review (D25, D74)", async () => {
  const { cartId, preorderId, at, orders } = await givenPromotional();
  const { holdId } = await (await at(beforeMidnight)).cart.startCheckout({ cartId });
  const calls = await at(afterMidnight);
  await expect(calls.cart.checkout({ cartId, holdId, acceptTerms: true })).rejects.toMatchObject({
    code: "reviewChanged",
    data: { changes: [{ kind: "promotionEnded", preorderId, productName: "MyDay", before: "", after: "" }] },
  });
  expect(await orders()).toEqual([]);
});

test("an order placed under a promotion that has ended since is copied as stock to be changed (D27, D74)", async () => {
  const { locationId, cartId, at, orders } = await givenPromotional();
  const before = await at(beforeMidnight);
  const { holdId } = await before.cart.startCheckout({ cartId });
  await before.cart.checkout({ cartId, holdId, acceptTerms: true });
  const [order] = await orders();
  expect(order?.orderType).toBe("DiscountedPromotional");
  const calls = await at(afterMidnight);
  const copy = { orderId: order?.id ?? "", purpose: "change" as const };
  expect((await calls.orders.previewReorder(copy)).preorder).toMatchObject({ orderType: "Stock", promotionEnded: true });
  await calls.orders.copyToCart({ ...copy, preorderId: uuid() });
  expect((await calls.cart.populate({ locationId })).preordersStock).toMatchObject([
    { orderType: "Stock", promotionId: null, replacesOrderId: copy.orderId, boxesQuantity: 1 },
  ]);
});

test("a new order under an ended promotion stays refused", async () => {
  const { locationId, at } = await givenPromotional();
  const calls = await at(afterMidnight);
  const sent = { ...stockOrder([mydayLine(-3, 1)]), orderType: "DiscountedPromotional" as const, promotionId: "autumn" };
  await expectRefused(() => calls.cart.sync({ locationId, preorders: [sent] }), "promotionEnded", { toDay: "2026-11-24" });
});
