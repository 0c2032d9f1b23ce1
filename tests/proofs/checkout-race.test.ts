import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase } from "~tests/helpers/database";
import {
  givenCatalogue,
  givenShelf,
  givenShopper,
  mydayId,
  mydayLine,
  shopperOf,
  solutionOrder,
  stockOrder,
} from "~tests/services/cart/given-cart";
import { answersOf, atOnce, raceDatabase, races } from "./race-database";

const submits = 8;

beforeEach(async () => {
  await raceDatabase();
  await resetDatabase();
  await givenCatalogue();
});

test(`${races} carts, each submitted ${submits} times at once, give one set of orders and one receipt each`, async () => {
  const { owner } = await raceDatabase();
  const shopper = await givenShopper();
  for (const productId of [mydayId(-3), "il-clearwell-360"]) await givenShelf(productId, 10_000);
  for (let race = 1; race <= races; race += 1) {
    const preorders = [stockOrder([mydayLine(-3, 2)]), solutionOrder("il-clearwell-360", 1)];
    const { cart } = await shopper.calls.cart.sync({ locationId: shopper.locationId, preorders });
    const { holdId } = await shopper.calls.cart.startCheckout({ cartId: cart.id });
    const results = await atOnce(submits, async () => (await shopper.at(0)).cart.checkout({ cartId: cart.id, holdId, acceptTerms: true }));
    const receipts = answersOf(results);
    expect(receipts).toHaveLength(submits);
    expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1);
    // A cart, its two orders and their two transactions take five numbers of the practice.
    expect(receipts[0]?.receipt.cartConfirmationNum).toMatch(new RegExp(`-${String(1 + 5 * (race - 1)).padStart(6, "0")}$`));
    const orders = await owner.select().from(schema.orders).where(eq(schema.orders.cartId, cart.id));
    expect(orders.map(({ preOrderId }) => preOrderId).sort()).toEqual(preorders.map(({ id }) => id).sort());
  }
  expect(await owner.select().from(schema.orders)).toHaveLength(2 * races);
  expect(await owner.select().from(schema.outbox)).toHaveLength(3 * races);
  const [shelf] = await owner
    .select()
    .from(schema.stockLevels)
    .where(eq(schema.stockLevels.productId, mydayId(-3)));
  expect(shelf?.onHand).toBe(10_000 - 2 * races);
});

test("carts of different people that compete for the last boxes in stock never get more than there are", async () => {
  const { owner } = await raceDatabase();
  const first = await givenShopper();
  const others = await Promise.all(
    Array.from({ length: 7 }, (_, index) => shopperOf(first.practice, { email: `p${index}@einayim.example` })),
  );
  await givenShelf(mydayId(-3), 5);
  const held = await Promise.all(
    [first, ...others].map(async (shopper) => {
      const { cart } = await shopper.calls.cart.sync({ locationId: shopper.locationId, preorders: [stockOrder([mydayLine(-3, 1)])] });
      return { shopper, cartId: cart.id, holdId: (await shopper.calls.cart.startCheckout({ cartId: cart.id })).holdId };
    }),
  );
  const results = await atOnce(held.length, async (index) => {
    const { shopper, ...submission } = held[index] as (typeof held)[number];
    return (await shopper.at(0)).cart.checkout({ ...submission, acceptTerms: true });
  });
  const parts = answersOf(results).flatMap(({ receipt }) => receipt.orders.flatMap(({ transactions }) => transactions));
  expect(parts.map(({ available, quantity }) => [available, quantity])).toEqual(Array.from({ length: 5 }, () => ["now", 1]));
  const refusals = results.flatMap((result) => (result.status === "rejected" ? [result.reason as { code: string }] : []));
  expect(refusals.map(({ code }) => code)).toEqual(["reviewChanged", "reviewChanged", "reviewChanged"]);
  const [shelf] = await owner
    .select()
    .from(schema.stockLevels)
    .where(eq(schema.stockLevels.productId, mydayId(-3)));
  expect(shelf?.onHand).toBe(0);
});
