import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase } from "~tests/helpers/database";
import { givenCatalogue, givenShelf, givenShopper, mydayId, mydayLine, stockOrder } from "~tests/services/cart/given-cart";
import { atOnce, doorsWithoutRowLocks, raceDatabase, races } from "./race-database";

beforeEach(async () => {
  await raceDatabase();
  await resetDatabase();
  await givenCatalogue();
});

/** Runs the race of checkout-race.test.ts without row locks, also of the practice's numbers; answers how often a preorder was ordered more than once. */
async function countDuplicates(): Promise<number> {
  const { owner } = await raceDatabase();
  const doors = await doorsWithoutRowLocks();
  const shopper = await givenShopper();
  await givenShelf(mydayId(-3), 100_000);
  for (let race = 0; race < races; race += 1) {
    const { cart } = await shopper.calls.cart.sync({ locationId: shopper.locationId, preorders: [stockOrder([mydayLine(-3, 2)])] });
    const { holdId } = await shopper.calls.cart.startCheckout({ cartId: cart.id });
    await atOnce(8, async () => (await shopper.at(0, { doors })).cart.checkout({ cartId: cart.id, holdId, acceptTerms: true }));
  }
  const orders = await owner.select({ preOrderId: schema.orders.preOrderId }).from(schema.orders);
  expect(new Set(orders.map(({ preOrderId }) => preOrderId)).size).toBe(races);
  return orders.length - races;
}

/** This file has a database of its own, a copy of the migrated template, so what it takes away is missing nowhere else. */
describe("the two guards of a checkout", () => {
  test("without row locks the unique index alone still lets one set of orders through", async () => {
    expect(await countDuplicates()).toBe(0);
  });

  test("without the unique index the row lock alone still lets one set of orders through", async () => {
    const { owner } = await raceDatabase();
    await owner.execute(sql`alter table orders drop constraint orders_one_per_preorder`);
    const shopper = await givenShopper();
    const { cart } = await shopper.calls.cart.sync({ locationId: shopper.locationId, preorders: [stockOrder([mydayLine(-3, 2)])] });
    const { holdId } = await shopper.calls.cart.startCheckout({ cartId: cart.id });
    await atOnce(8, async () => (await shopper.at(0)).cart.checkout({ cartId: cart.id, holdId, acceptTerms: true }));
    expect(await owner.select().from(schema.orders)).toHaveLength(1);
  });

  test("without both the race does order twice, so these two prevent it", async () => {
    const { owner } = await raceDatabase();
    await owner.execute(sql`alter table orders drop constraint if exists orders_one_per_preorder`);
    expect(await countDuplicates()).toBeGreaterThan(0);
  });
});
