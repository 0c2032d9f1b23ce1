import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { cartRows, givenCatalogue, givenShopper, mydayLine, type Shopper, stockOrder } from "./given-cart";

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
});

/** What a person, a second tab or a resending browser may do next; `order` is one of three preorders made beforehand. */
type Step = { act: "sync" | "remove" | "save" | "start" | "checkout" | "oldCheckout"; order: number; quantity: number };

const step = fc.record<Step>({
  act: fc.constantFrom("sync", "sync", "remove", "save", "start", "checkout", "oldCheckout"),
  order: fc.integer({ min: 0, max: 2 }),
  quantity: fc.integer({ min: 0, max: 3 }),
});

/** Carts and holds as a client remembers them, the latest last; older ones are used again by late retries. */
type Memory = { cartIds: string[]; holds: { cartId: string; holdId: string }[]; ids: string[] };

async function perform({ act, order, quantity }: Step, { calls, locationId }: Shopper, memory: Memory): Promise<void> {
  const cartId = memory.cartIds.at(-1);
  const preorderId = memory.ids[order] ?? "";
  if (act === "sync") {
    const sent = stockOrder([mydayLine(-1 - order, quantity)], { id: preorderId });
    const { cart } = await calls.cart.sync({ locationId, preorders: [sent], onClash: "add" });
    memory.cartIds.push(cart.id);
  }
  if (cartId === undefined) return;
  if (act === "remove") await calls.cart.remove({ cartId, preorderIds: [preorderId] });
  if (act === "save") await calls.cart.saveForLater({ cartId, preorderIds: [preorderId], saved: quantity > 1 });
  if (act === "start") memory.holds.push({ cartId, holdId: (await calls.cart.startCheckout({ cartId })).holdId });
  const hold = act === "checkout" ? memory.holds.at(-1) : act === "oldCheckout" ? memory.holds[quantity] : undefined;
  if (!hold) return;
  const submit = () => calls.cart.checkout({ ...hold, acceptTerms: true });
  const [first, second] = [await submit(), await submit()];
  expect(second).toEqual(first);
}

test("whatever requests are sent, in any order and any number of times, a preorder becomes at most one order and never returns to the cart", async () => {
  let round = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
      round += 1;
      const shopper = await givenShopper({ subDomain: `practice${round}` });
      const memory: Memory = { cartIds: [], holds: [], ids: [0, 1, 2].map(() => stockOrder([]).id) };
      const final = new Set<string>();
      for (const each of steps) {
        await perform(each, shopper, memory).catch(expectRefusal);
        const rows = await cartRows();
        const own = rows.preorders.filter(({ tenantId }) => tenantId === shopper.tenantId);
        const ordered = rows.orders.filter(({ tenantId }) => tenantId === shopper.tenantId).map(({ preOrderId }) => preOrderId);
        expect(new Set(ordered).size).toBe(ordered.length);
        expect(
          own
            .filter(({ status }) => status === "ordered")
            .map(({ id }) => id)
            .sort(),
        ).toEqual([...ordered].sort());
        for (const { id, status } of own) {
          const isFinal = status === "removed" || status === "ordered";
          expect(final.has(id) && !isFinal).toBe(false);
          if (isFinal) final.add(id);
        }
        expect(rows.carts.filter(({ tenantId, status }) => tenantId === shopper.tenantId && status === "open").length).toBeLessThanOrEqual(
          1,
        );
      }
    }),
    { numRuns: 12 },
  );
}, 120_000);

/** Only refusals of the contract may happen, no failure. */
function expectRefusal(error: unknown): void {
  expect(error).toMatchObject({ defined: true });
}
