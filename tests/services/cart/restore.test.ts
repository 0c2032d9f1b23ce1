import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { expectRefused } from "./expect-refused";
import { givenCatalogue, givenPatient, givenShopper, mydayLine, patientOrder, shopperOf, solutionOrder, stockOrder } from "./given-cart";

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
});

/** A cart with a patient's order, a stock order of two powers and a solution. */
async function givenCart() {
  const shopper = await givenShopper();
  const patient = await givenPatient(shopper);
  const sent = [
    patientOrder(patient.id, { right: mydayLine(-1, 1), left: mydayLine(-2, 2) }),
    stockOrder([mydayLine(-3, 2), mydayLine(-4, 4)]),
    solutionOrder("il-clearwell-360", 3),
  ] as const;
  const { cart } = await shopper.calls.cart.sync({ locationId: shopper.locationId, preorders: [...sent] });
  const shown = async () => {
    const { preordersPatient, preordersStock, preordersSolution, savedForLater } = await populate();
    return [...preordersPatient, ...preordersStock, ...preordersSolution, ...savedForLater].map(({ id, status, lines }) => ({
      ...{ id, status },
      lines: lines.map((line) => [line.id, line.quantity]),
    }));
  };
  const populate = () => shopper.calls.cart.populate({ locationId: shopper.locationId });
  const stockLines = sent[1].merchandise.lines.map(({ id }) => ({ preorderId: sent[1].id, lineId: id }));
  const changeId = uuid();
  return { shopper, patientId: patient.id, cartId: cart.id, sent, shown, calls: shopper.calls.cart, stockLines, changeId };
}

type Given = Awaited<ReturnType<typeof givenCart>>;

describe.each<[string, (given: Given) => Promise<unknown>]>([
  ["orders removed by their ids", ({ calls, ...given }) => calls.remove({ ...given, preorderIds: [given.sent[1].id, given.sent[2].id] })],
  ["everything of a patient", ({ calls, ...given }) => calls.remove(given)],
  ["an emptied cart", ({ calls, ...given }) => calls.empty(given)],
  [
    "a line taken out",
    ({ calls, stockLines, ...given }) =>
      calls.changeQuantities({ ...given, changes: stockLines.slice(0, 1).map((line) => ({ ...line, quantity: 0 })) }),
  ],
  [
    "every line taken out",
    ({ calls, stockLines, ...given }) =>
      calls.changeQuantities({ ...given, changes: stockLines.map((line) => ({ ...line, quantity: 0 })) }),
  ],
  [
    "other quantities",
    ({ calls, stockLines, ...given }) =>
      calls.changeQuantities({ ...given, changes: stockLines.map((line) => ({ ...line, quantity: 9 })) }),
  ],
])("%s", (_, change) => {
  test("is restored as it was, and a second time changes nothing", async () => {
    const given = await givenCart();
    const before = await given.shown();
    await change(given);
    expect(await given.shown()).not.toEqual(before);
    const { cart } = await given.calls.restore(given);
    expect(await given.shown()).toEqual(before);
    expect((await given.calls.restore(given)).cart).toEqual(cart);
    expect(await given.shown()).toEqual(before);
  });
});

test("what was saved for later is restored as saved for later", async () => {
  const given = await givenCart();
  const { calls, cartId, sent, changeId } = given;
  await calls.saveForLater({ cartId, preorderIds: [sent[2].id], saved: true });
  const before = await given.shown();
  await calls.remove({ cartId, preorderIds: [sent[2].id], changeId });
  await calls.restore({ cartId, changeId });
  expect(await given.shown()).toEqual(before);
});

describe("a change of quantities that is sent again under its id with others, because no answer arrived", () => {
  const first = ({ cartId, changeId, stockLines }: Given) => ({
    ...{ cartId, changeId },
    set: (quantity: number) => stockLines.slice(0, 1).map((line) => ({ ...line, quantity, revision: 1 })),
  });

  test.each([
    ["both arrived", [3, 5]],
    ["one arrived", [5]],
    ["the second took the line out", [3, 0]],
  ])("is restored to the quantity before the first when %s", async (_, quantities) => {
    const given = await givenCart();
    const { set, ...change } = first(given);
    const before = await given.shown();
    for (const quantity of quantities) await given.calls.changeQuantities({ ...change, changes: set(quantity) });
    expect(await given.shown()).not.toEqual(before);
    await given.calls.restore(change);
    expect(await given.shown()).toEqual(before);
  });

  test("is restored with the preorder that lost its last line", async () => {
    const given = await givenCart();
    const { cartId, changeId, stockLines, calls } = given;
    const before = await given.shown();
    for (const quantity of [3, 0]) {
      await calls.changeQuantities({ cartId, changeId, changes: stockLines.map((line) => ({ ...line, quantity, revision: 1 })) });
    }
    await calls.restore({ cartId, changeId });
    expect(await given.shown()).toEqual(before);
  });

  test("is refused when something else has changed the preorder in between", async () => {
    const given = await givenCart();
    const { set, ...change } = first(given);
    await given.calls.changeQuantities({ ...change, changes: set(3) });
    await given.calls.changeQuantities({ ...change, changeId: uuid(), changes: set(4).map((each) => ({ ...each, revision: 2 })) });
    await expectRefused(() => given.calls.changeQuantities({ ...change, changes: set(5) }), "changedElsewhere", { quantity: 4 });
  });
});

describe("nothing is restored", () => {
  test("when the order was changed since", async () => {
    const { calls, stockLines, ...given } = await givenCart();
    const changes = (quantity: number) => stockLines.slice(0, 1).map((line) => ({ ...line, quantity }));
    await calls.changeQuantities({ ...given, changes: changes(5) });
    await calls.changeQuantities({ cartId: given.cartId, changes: changes(6) });
    await expectRefused(() => calls.restore(given), "nothingToRestore");
  });

  test("when it was restored and removed again", async () => {
    const given = await givenCart();
    const { calls, cartId, changeId } = given;
    await calls.empty(given);
    await calls.restore({ cartId, changeId });
    await calls.empty({ cartId, changeId: uuid() });
    await expectRefused(() => calls.restore({ cartId, changeId }), "nothingToRestore");
  });

  test("when the same lens is in the cart again", async () => {
    const { shopper, calls, sent, ...given } = await givenCart();
    await calls.remove({ ...given, patientId: undefined, preorderIds: [sent[1].id] });
    await calls.sync({ locationId: shopper.locationId, preorders: [stockOrder([mydayLine(-4, 1)])] });
    await expectRefused(() => calls.restore(given), "nothingToRestore");
  });

  test("by an unknown id, or one that another person used in their cart", async () => {
    const given = await givenCart();
    const colleague = await shopperOf(given.shopper.practice, { email: "noa@einayim.example" });
    const { cart: theirs } = await colleague.calls.cart.sync({
      locationId: colleague.locationId,
      preorders: [stockOrder([mydayLine(-3, 2)])],
    });
    await given.calls.empty(given);
    await expectRefused(() => given.calls.restore({ ...given, changeId: uuid() }), "nothingToRestore");
    await expectRefused(() => colleague.calls.cart.restore({ cartId: theirs.id, changeId: given.changeId }), "nothingToRestore");
    await expectRefused(() => colleague.calls.cart.restore(given), "cartNotFound");
  });

  test("while a review runs elsewhere; on the page of the review it renews the hold", async () => {
    const given = await givenCart();
    const { calls, cartId, sent, changeId } = given;
    await calls.remove({ cartId, preorderIds: [sent[2].id], changeId });
    const { holdId, expiresAt } = await calls.startCheckout({ cartId });
    await expectRefused(() => calls.restore({ cartId, changeId }), "cartLocked", { until: expiresAt });
    const { cart } = await calls.restore({ cartId, changeId, holdId });
    expect(cart.hold?.holdId).not.toBe(holdId);
    expect(cart).toMatchObject({ locked: true, itemsQuantity: 12 });
  });

  test("when the cart would hold too many", async () => {
    const { shopper, calls, ...given } = await givenCart();
    await calls.empty(given);
    await calls.sync({ locationId: shopper.locationId, preorders: [stockOrder([mydayLine(-7, 990)])] });
    await expectRefused(() => calls.restore(given), "cartLimit", { max: 1000, quantity: 1002 });
  });
});
