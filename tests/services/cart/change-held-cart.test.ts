import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { expectRefused } from "./expect-refused";
import { cartRows, givenCatalogue, givenPatient, givenShopper, mydayLine, patientOrder, type Shopper, stockOrder } from "./given-cart";

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
});

/** A cart under a hold, with a stock order of two lenses and one patient's order; `change` sends each kind of change in the name of a hold. */
async function givenHeldCart() {
  const shopper = await givenShopper();
  const patient = await givenPatient(shopper);
  const stock = stockOrder([mydayLine(-3, 2), mydayLine(-4, 4)]);
  const own = patientOrder(patient.id, { right: mydayLine(-1, 1) });
  const { locationId } = shopper;
  const { cart } = await shopper.calls.cart.sync({ locationId, preorders: [stock, own] });
  const { holdId } = await shopper.calls.cart.startCheckout({ cartId: cart.id });
  const lineId = stock.merchandise.lines[0]?.id ?? "";
  return { shopper, locationId, cartId: cart.id, holdId, stock, own, lineId };
}
type Held = Awaited<ReturnType<typeof givenHeldCart>>;
type Calls = Shopper["calls"]["cart"];

const changes: [
  name: string,
  change: (cart: Calls, held: Held, holdId: string) => Promise<{ cart: { itemsQuantity: number } }>,
  left: number,
][] = [
  [
    "changing a quantity",
    (cart, { cartId, stock, lineId }, holdId) =>
      cart.changeQuantities({ cartId, holdId, changes: [{ preorderId: stock.id, lineId, quantity: 5 }] }),
    10,
  ],
  ["removing", (cart, { cartId, own }, holdId) => cart.remove({ cartId, holdId, preorderIds: [own.id] }), 6],
  ["saving for later", (cart, { cartId, own }, holdId) => cart.saveForLater({ cartId, holdId, preorderIds: [own.id], saved: true }), 6],
  [
    "marking for deletion",
    (cart, { cartId, stock }, holdId) => cart.markForDeletion({ cartId, holdId, preorderIds: [stock.id], marked: true }),
    1,
  ],
  ["adding", (cart, { locationId }, holdId) => cart.sync({ locationId, holdId, preorders: [stockOrder([mydayLine(-5, 3)])] }), 10],
];

describe.each(changes)("%s on the page that holds the cart", (_, change, left) => {
  test("is done, and starts a new hold whose review can be ordered", async () => {
    const held = await givenHeldCart();
    const later = await held.shopper.at(5);
    const answer = await change(later.cart, held, held.holdId);
    expect(answer.cart).toMatchObject({ itemsQuantity: left, locked: true, hold: { expiresAt: new Date("2026-11-24T10:30:00Z") } });
    const { cart } = await later.cart.view({ locationId: held.locationId });
    const holdId = cart?.hold?.holdId;
    expect(holdId).not.toBe(held.holdId);
    const { receipt } = await later.cart.checkout({ cartId: held.cartId, holdId, acceptTerms: true });
    expect(receipt.boxesQuantity).toBe(left);
  });

  test("is refused under an older hold, and nothing changes", async () => {
    const held = await givenHeldCart();
    const { expiresAt } = await held.shopper.calls.cart.startCheckout({ cartId: held.cartId });
    const before = await cartRows();
    await expectRefused(() => change(held.shopper.calls.cart, held, held.holdId), "cartLocked", { until: expiresAt });
    await expectRefused(() => change(held.shopper.calls.cart, held, uuid()), "cartLocked", { until: expiresAt });
    expect(await cartRows()).toEqual(before);
  });

  test("is done after the hold expired, and starts a new one", async () => {
    const held = await givenHeldCart();
    const later = await held.shopper.at(21);
    expect((await change(later.cart, held, held.holdId)).cart).toMatchObject({
      itemsQuantity: left,
      hold: { expiresAt: new Date("2026-11-24T10:46:00Z") },
    });
  });
});

test("a refused change leaves the hold as it was", async () => {
  const { shopper, cartId, holdId, stock, lineId } = await givenHeldCart();
  const before = await cartRows();
  const change = (more: { quantity: number; revision?: number }) =>
    shopper.calls.cart.changeQuantities({ cartId, holdId, changes: [{ preorderId: stock.id, lineId, ...more }] });
  await expectRefused(() => change({ quantity: 3, revision: 9 }), "changedElsewhere", { quantity: 2 });
  await expectRefused(() => change({ quantity: 996 }), "cartLimit", { max: 1000, quantity: 1001 });
  await expectRefused(() => shopper.calls.cart.remove({ cartId, holdId, preorderIds: [uuid()] }), "notFound");
  expect(await cartRows()).toEqual(before);
});

test("emptying a held cart ends the hold", async () => {
  const { shopper, cartId, holdId } = await givenHeldCart();
  expect((await shopper.calls.cart.empty({ cartId, holdId })).cart).toMatchObject({ itemsQuantity: 0, locked: false, hold: null });
});

test("sending what is in the cart already leaves the hold as it is", async () => {
  const { shopper, locationId, holdId, stock } = await givenHeldCart();
  const answer = await shopper.calls.cart.sync({ locationId, holdId, preorders: [stock] });
  expect(answer.cart.hold?.holdId).toBe(holdId);
});
