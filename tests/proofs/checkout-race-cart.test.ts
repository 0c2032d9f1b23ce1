import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase } from "~tests/helpers/database";
import { givenCatalogue, givenShopper, mydayLine, shopperOf, stockOrder } from "~tests/services/cart/given-cart";
import { answersOf, atOnce, raceDatabase, races } from "./race-database";

beforeEach(async () => {
  await raceDatabase();
  await resetDatabase();
  await givenCatalogue();
});

test(`${races} first adds, each sent 8 times at once, open one cart with one preorder each`, async () => {
  const { owner } = await raceDatabase();
  const { practice } = await givenShopper();
  for (let race = 1; race <= races; race += 1) {
    const shopper = await shopperOf(practice, { email: `person${race}@einayim.example` });
    const preorders = [stockOrder([mydayLine(-3, 2)])];
    const results = await atOnce(8, async () => (await shopper.at(0)).cart.sync({ locationId: shopper.locationId, preorders }));
    const answers = answersOf(results);
    expect(answers).toHaveLength(8);
    expect(new Set(answers.map(({ cart }) => cart.id)).size).toBe(1);
    expect(answers.every(({ cart, revisions }) => cart.itemsQuantity === 2 && revisions[preorders[0]?.id ?? ""] === 1)).toBe(true);
    const cartId = answers[0]?.cart.id ?? "";
    expect(await owner.select().from(schema.preorders).where(eq(schema.preorders.cartId, cartId))).toHaveLength(1);
    expect(await owner.select().from(schema.carts).where(eq(schema.carts.ownerId, shopper.userId))).toHaveLength(1);
  }
});

test(`${races} times, different first adds at once end up in one cart, and none is lost`, async () => {
  const { owner } = await raceDatabase();
  const { practice } = await givenShopper();
  for (let race = 1; race <= races; race += 1) {
    const shopper = await shopperOf(practice, { email: `person${race}@einayim.example` });
    await atOnce(8, async (index) =>
      (await shopper.at(0)).cart.sync({ locationId: shopper.locationId, preorders: [stockOrder([mydayLine(-1 - index / 4, 1)])] }),
    );
    const { cart } = await shopper.calls.cart.view({ locationId: shopper.locationId });
    expect(cart?.itemsQuantity).toBe(8);
    expect(await owner.select().from(schema.carts).where(eq(schema.carts.ownerId, shopper.userId))).toHaveLength(1);
  }
});

test(`${races} checkouts amid late retries order each preorder once and bring none back`, async () => {
  const { owner } = await raceDatabase();
  const shopper = await givenShopper();
  for (let race = 1; race <= races; race += 1) {
    const preorders = [stockOrder([mydayLine(-3, 1)]), stockOrder([mydayLine(-4, 1)])];
    const { cart } = await shopper.calls.cart.sync({ locationId: shopper.locationId, preorders });
    const { holdId } = await shopper.calls.cart.startCheckout({ cartId: cart.id });
    await atOnce(8, async (index) => {
      const { cart: calls } = await shopper.at(0);
      if (index % 2 === 0) return calls.checkout({ cartId: cart.id, holdId, acceptTerms: true });
      return calls.sync({ locationId: shopper.locationId, preorders });
    });
    const late = await shopper.calls.cart.sync({ locationId: shopper.locationId, preorders });
    expect([...late.gone].sort()).toEqual(preorders.map(({ id }) => id).sort());
    expect(await owner.select().from(schema.orders).where(eq(schema.orders.cartId, cart.id))).toHaveLength(2);
  }
  expect((await shopper.calls.cart.view({ locationId: shopper.locationId })).cart).toBeNull();
});

test(`of ${races} changes and one order at once under the same hold one wins, and what is ordered is what its review showed`, async () => {
  const { owner } = await raceDatabase();
  const shopper = await givenShopper();
  const lens = mydayLine(-3, 1);
  for (let race = 1; race <= races; race += 1) {
    const preorder = stockOrder([{ ...lens, id: uuid() }]);
    const { cart } = await shopper.calls.cart.sync({ locationId: shopper.locationId, preorders: [preorder] });
    const { holdId } = await shopper.calls.cart.startCheckout({ cartId: cart.id });
    const line = { preorderId: preorder.id, lineId: preorder.merchandise.lines[0]?.id ?? "" };
    const results = await atOnce(8, async (index) => {
      const { cart: calls } = await shopper.at(0);
      if (index === race % 8) return calls.checkout({ cartId: cart.id, holdId, acceptTerms: true });
      return calls.changeQuantities({ cartId: cart.id, holdId, changes: [{ ...line, quantity: 2 + index }] });
    });
    const wins = results.map(({ status }, index) => ({ status, index })).filter(({ status }) => status === "fulfilled");
    expect(wins).toHaveLength(1);
    const refusals = results.flatMap((result) => (result.status === "rejected" ? [(result.reason as { code: string }).code] : []));
    const ordered = wins[0]?.index === race % 8;
    expect(new Set(refusals)).toEqual(new Set(ordered ? ["cartNotFound"] : ["cartLocked", "reviewChanged"]));
    const [stored] = await owner.select().from(schema.preorders).where(eq(schema.preorders.id, preorder.id));
    expect(stored).toMatchObject(ordered ? { status: "ordered", revision: 1 } : { status: "active", revision: 2 });
    const left = (await shopper.calls.cart.view({ locationId: shopper.locationId })).cart;
    if (left) await shopper.calls.cart.empty({ cartId: left.id, holdId: left.hold?.holdId });
  }
});
