import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { givenPractice } from "~tests/helpers/given";
import { givenCatalogue, mydayLine, shopperOf, stockOrder } from "~tests/services/cart/given-cart";

beforeEach(resetDatabase);

/** Staff with carts at two locations, one line of the first saved for later, and an admin with a cart at the first. */
async function givenCarts() {
  await givenCatalogue();
  const practice = await givenPractice({ locations: 2 });
  const [here, there] = [practice.locationIds[0], practice.locationIds[1] ?? ""];
  const staff = await shopperOf(practice, { email: "staff@einayim.example" });
  const admin = await shopperOf(practice, { role: "practiceAdmin", email: "admin@einayim.example" });
  const [kept, later, elsewhere] = [stockOrder([mydayLine(-2, 5)]), stockOrder([mydayLine(-3, 7)]), stockOrder([mydayLine(-1, 4)])];
  const { cart } = await staff.calls.cart.sync({ locationId: here, preorders: [kept, later] });
  await staff.calls.cart.saveForLater({ cartId: cart.id, preorderIds: [later.id], saved: true });
  await staff.calls.cart.sync({ locationId: there, preorders: [elsewhere] });
  const own = await admin.calls.cart.sync({ locationId: here, preorders: [stockOrder([mydayLine(-2, 3)])] });
  return { here, there, staff, admin, kept, later, elsewhere, own: own.cart };
}

const statusesOf = async (ids: string[]) => {
  const { owner } = await testDatabase();
  const rows = await owner.select({ id: schema.preorders.id, status: schema.preorders.status }).from(schema.preorders);
  return ids.map((id) => rows.find((row) => row.id === id)?.status);
};

describe("the open carts of a person who is removed", () => {
  test("are listed before the removal, by location, beside one's own", async () => {
    const { staff, admin, here, there } = await givenCarts();
    const { carts } = await admin.calls.users.previewRemoval({ _id: staff.userId });
    expect(carts.sort((one, other) => one.locationName.localeCompare(other.locationName))).toEqual([
      { locationId: here, locationName: "Location 1", itemsQuantity: 5, ownItemsQuantity: 3 },
      { locationId: there, locationName: "Location 2", itemsQuantity: 4, ownItemsQuantity: 0 },
    ]);
  });

  test("are moved unchanged into the carts of the person who removes them", async () => {
    const { staff, admin, here, there, kept, later, elsewhere, own } = await givenCarts();
    expect(await admin.calls.users.remove({ _id: staff.userId, openCarts: "takeOver" })).toEqual({ removed: true, takenOverQuantity: 9 });
    const cartAt = async (locationId: string) => (await admin.calls.cart.populate({ locationId })).cart;
    expect((await cartAt(here))?.id).toBe(own.id);
    expect([await cartAt(here), await cartAt(there)].map((cart) => cart?.itemsQuantity)).toEqual([8, 4]);
    const { savedForLater } = await admin.calls.cart.populate({ locationId: here });
    expect(savedForLater.map(({ id }) => id)).toEqual([later.id]);
    expect(await statusesOf([kept.id, later.id, elsewhere.id])).toEqual(["active", "savedForLater", "active"]);
  });

  test("do not replace an order twice of which one's own cart has a copy, too (D27)", async () => {
    const { staff, admin, here, own } = await givenCarts();
    const { holdId } = await admin.calls.cart.startCheckout({ cartId: own.id });
    const { receipt } = await admin.calls.cart.checkout({ cartId: own.id, holdId, acceptTerms: true });
    const change = { orderId: receipt.orders[0]?.id ?? "", purpose: "change" as const };
    const theirs = await staff.calls.orders.copyToCart({ ...change, preorderId: uuid() });
    const mine = await admin.calls.orders.copyToCart({ ...change, preorderId: uuid() });
    await admin.calls.users.remove({ _id: staff.userId, openCarts: "takeOver" });
    const { preordersStock, savedForLater } = await admin.calls.cart.populate({ locationId: here });
    expect(preordersStock.filter(({ replacesOrderId }) => replacesOrderId).map(({ id }) => id)).toEqual([mine.preorderId]);
    expect(savedForLater.find(({ id }) => id === theirs.preorderId)).toMatchObject({ replacesOrderId: null });
  });

  test("are dropped unless they are taken over", async () => {
    const { staff, admin, here, kept, later, elsewhere } = await givenCarts();
    expect(await admin.calls.users.remove({ _id: staff.userId })).toEqual({ removed: true, takenOverQuantity: 0 });
    expect((await admin.calls.cart.populate({ locationId: here })).cart?.itemsQuantity).toBe(3);
    expect(await statusesOf([kept.id, later.id, elsewhere.id])).toEqual(["removed", "removed", "removed"]);
  });

  test("are not taken over during one's own checkout, and then nobody is removed", async () => {
    const { staff, admin, own, kept } = await givenCarts();
    await admin.calls.cart.startCheckout({ cartId: own.id });
    await expect(admin.calls.users.remove({ _id: staff.userId, openCarts: "takeOver" })).rejects.toMatchObject({
      code: "cartLocked",
      status: 409,
    });
    expect((await staff.calls.session.read()).user._id).toBe(staff.userId);
    expect(await statusesOf([kept.id])).toEqual(["active"]);
  });

  test("are not taken over beyond the limit of a cart", async () => {
    const { staff, admin, here, own } = await givenCarts();
    await admin.calls.cart.sync({ locationId: here, preorders: [stockOrder([mydayLine(-4, 993)])] });
    await expect(admin.calls.users.remove({ _id: staff.userId, openCarts: "takeOver" })).rejects.toMatchObject({
      ...{ code: "cartLimit", status: 422, data: { quantity: 1001, max: 1000 } },
    });
    expect((await admin.calls.cart.view({ locationId: here })).cart).toMatchObject({ id: own.id, itemsQuantity: 996 });
  });

  test("do not include placed orders, which stay under their name", async () => {
    const { staff, admin, here, own } = await givenCarts();
    const { cart } = await staff.calls.cart.view({ locationId: here });
    const { holdId } = await staff.calls.cart.startCheckout({ cartId: cart?.id ?? "" });
    await staff.calls.cart.checkout({ cartId: cart?.id ?? "", holdId, acceptTerms: true });
    const { owner } = await testDatabase();
    await owner.update(schema.users).set({ firstName: "Dana" }).where(eq(schema.users.id, staff.userId));
    await admin.calls.users.remove({ _id: staff.userId, openCarts: "takeOver" });
    const { orders } = await admin.calls.orders.detail({ tenantId: staff.tenantId, cartId: cart?.id ?? "" });
    expect(orders.flatMap(({ transactions }) => transactions.map(({ user }) => user))).toEqual(["Noa Shalev"]);
    expect((await admin.calls.cart.populate({ locationId: here })).savedForLater).toHaveLength(1);
    expect(own.locationId).toBe(here);
  });
});
