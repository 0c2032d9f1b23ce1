import { beforeEach, expect, test } from "vitest";
import { hearStatements, resetDatabase } from "~tests/helpers/database";
import { givenCatalogue, givenShopper, mydayLine, stockOrder } from "./given-cart";

beforeEach(resetDatabase);

/** The places of the statements with a pattern among those of some work. */
function placesOf(heard: readonly string[], pattern: RegExp): number[] {
  return heard.flatMap((statement, place) => (pattern.test(statement) ? [place] : []));
}

test.each(["the first time", "again"])("a cart that is ordered is read after it and the practice's numbers were locked: %s", async () => {
  await givenCatalogue();
  const { calls, locationId } = await givenShopper();
  const { cart } = await calls.cart.sync({ locationId, preorders: [stockOrder([mydayLine(-1, 1)])] });
  let holdId = "";
  const starting = await hearStatements(async () => {
    ({ holdId } = await calls.cart.startCheckout({ cartId: cart.id }));
  });
  const ordering = await hearStatements(() => calls.cart.checkout({ cartId: cart.id, holdId, acceptTerms: true }));
  const [lock, read] = [/from "carts" .* for update/s, /from "preorders" .*from "carts"/s];
  for (const heard of [starting, ordering]) {
    const [locked = Number.NaN] = placesOf(heard, lock);
    expect(Math.min(...placesOf(heard, read))).toBeGreaterThan(locked);
  }
  const [numbered = Number.NaN] = placesOf(ordering, /^insert into "counters"/);
  expect(Math.min(...placesOf(ordering, read))).toBeGreaterThan(numbered);
  expect(placesOf(ordering, lock)[0]).toBeLessThan(numbered);
});
