import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { action, loader } from "~/routes/cart/cart";
import { resetDatabase } from "~tests/helpers/database";
import {
  cartRows,
  givenCatalogue,
  givenPatient,
  givenShopper,
  mydayLine,
  officeTrial,
  patientOrder,
  stockOrder,
} from "~tests/services/cart/given-cart";
import { outcomeOf, pageArgs } from "./given-page";

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
});

async function givenCart(options: { locations?: number } = {}) {
  const shopper = await givenShopper(options);
  const sent = stockOrder([mydayLine(-3, 2), mydayLine(-2, 1)]);
  const { cart } = await shopper.calls.cart.sync({ locationId: shopper.locationId, preorders: [sent] });
  const [first, second] = sent.merchandise.lines;
  const post = async (form: Record<string, string>) =>
    outcomeOf(await action(await pageArgs(shopper, { path: "/cart", form: { cartId: cart.id, ...form } })));
  const populate = () => shopper.calls.cart.populate({ locationId: shopper.locationId });
  return { shopper, cartId: cart.id, preorderId: sent.id, lineIds: [first?.id ?? "", second?.id ?? ""] as const, post, populate };
}

test("the page reads the cart of the location without changing anything", async () => {
  const { shopper, preorderId } = await givenCart();
  const before = await cartRows();
  const shown = await loader(await pageArgs(shopper, { path: "/cart" }));
  expect(shown.workplace.locationName).toBe("Location 1");
  expect(shown.populated.preordersStock.map(({ id }) => id)).toEqual([preorderId]);
  expect(await cartRows()).toEqual(before);
});

describe("a quantity in place", () => {
  test("is stored and leads back to the cart", async () => {
    const { post, populate, preorderId, lineIds } = await givenCart();
    expect(await post({ intent: "quantities", preorderId, [`boxes/${lineIds[0]}`]: "5", revision: "1" })).toMatchObject({
      location: "/cart",
    });
    expect((await populate()).preordersStock[0]?.lines.map(({ quantity }) => quantity)).toEqual([5, 1]);
  });

  test("is stored together with the others that were changed", async () => {
    const { post, populate, shopper, cartId, preorderId, lineIds } = await givenCart();
    await shopper.calls.cart.changeQuantities({ cartId, changes: [{ preorderId, lineId: lineIds[1], quantity: 9 }] });
    const shown = { [`shown/${lineIds[0]}`]: "2", [`shown/${lineIds[1]}`]: "1" };
    const typed = { [`boxes/${lineIds[0]}`]: "5", [`boxes/${lineIds[1]}`]: "1" };
    await post({ intent: "quantities", preorderId, ...shown, ...typed });
    expect((await populate()).preordersStock[0]?.lines.map(({ quantity }) => quantity)).toEqual([5, 9]);
  });

  test.each(["0", "００", "-1"])("of %s asks before the line is removed", async (quantity) => {
    const { post, preorderId, lineIds } = await givenCart();
    const before = await cartRows();
    const { location } = await post({ intent: "quantities", preorderId, [`boxes/${lineIds[0]}`]: quantity });
    expect(location).toBe(`/cart/delete?preorder=${preorderId}&line=${lineIds[0]}`);
    expect(await cartRows()).toEqual(before);
  });

  test.each([
    ["2.5", "quantityNotWhole"],
    ["two", "quantityNotWhole"],
    ["", "quantityRequired"],
    ["1001", "quantityTooLarge"],
  ])("of %j comes back as it was typed and changes nothing", async (quantity, code) => {
    const { post, preorderId, lineIds } = await givenCart();
    const before = await cartRows();
    const answer = await post({ intent: "quantities", preorderId, [`boxes/${lineIds[0]}`]: quantity });
    expect(answer).toMatchObject({ status: 422, data: { lineId: lineIds[0], texts: [[lineIds[0], quantity]], refusal: { code } } });
    expect(await cartRows()).toEqual(before);
  });

  test("sent again with another one, because no answer arrived, is not taken for somebody else's, and undone with the first", async () => {
    const { post, populate, shopper, cartId, preorderId, lineIds } = await givenCart();
    const change = { intent: "quantities", preorderId, revision: "1", changeId: uuid() };
    const quantity = async () => (await populate()).preordersStock[0]?.lines[0]?.quantity;
    for (const boxes of ["3", "4"]) await post({ ...change, [`boxes/${lineIds[0]}`]: boxes });
    expect(await quantity()).toBe(4);
    await shopper.calls.cart.restore({ cartId, changeId: change.changeId });
    expect(await quantity()).toBe(2);
  });

  test("that another window has changed is refused with the current quantity", async () => {
    const { post, shopper, cartId, preorderId, lineIds } = await givenCart();
    await shopper.calls.cart.changeQuantities({ cartId, changes: [{ preorderId, lineId: lineIds[0], quantity: 7 }] });
    const answer = await post({ intent: "quantities", preorderId, [`boxes/${lineIds[0]}`]: "5", revision: "1" });
    expect(answer).toMatchObject({
      status: 409,
      data: { texts: [[lineIds[0], "5"]], refusal: { code: "changedElsewhere", values: { quantity: 7 } } },
    });
  });
});

describe("a button of the cart", () => {
  test("saves for later and moves back to the cart", async () => {
    const { post, populate, preorderId } = await givenCart();
    expect(await post({ intent: "setAside", preorderId })).toMatchObject({ location: "/cart" });
    expect((await populate()).savedForLater.map(({ id }) => id)).toEqual([preorderId]);
    await post({ intent: "takeBack", preorderId });
    expect((await populate()).preordersStock.map(({ id, status }) => [id, status])).toEqual([[preorderId, "active"]]);
  });

  test("asks on the page about a lens that came into the cart meanwhile, and the answer can be undone", async () => {
    const { post, populate, shopper, preorderId } = await givenCart();
    await post({ intent: "setAside", preorderId });
    const added = stockOrder([mydayLine(-3, 3)]);
    await shopper.calls.cart.sync({ locationId: shopper.locationId, preorders: [added] });
    const asked = await post({ intent: "takeBack", preorderId });
    expect(asked).toMatchObject({ status: 409, data: { lineId: null, refusal: { code: "alreadyInCart" } } });
    const { entries } = asked.data as unknown as { entries: [string, string][] };
    const sent = Object.fromEntries(entries);
    expect(sent).toMatchObject({ intent: "takeBack", preorderId });
    expect(await post({ ...sent, onClash: "leave" })).toMatchObject({ location: "/cart" });
    expect((await populate()).savedForLater).toHaveLength(1);
    await post({ ...sent, onClash: "add" });
    const quantities = async () => (await populate()).preordersStock.map(({ lines }) => lines.map(({ quantity }) => quantity));
    expect(await quantities()).toEqual([[1], [5]]);
    await post({ intent: "restore", changeId: sent.changeId ?? "" });
    expect([await quantities(), (await populate()).savedForLater.length]).toEqual([[[3]], 1]);
  });

  test("marks for deletion and removes the mark", async () => {
    const { post, populate, preorderId } = await givenCart();
    await post({ intent: "mark", preorderId });
    expect((await populate()).preordersStock[0]?.status).toBe("markedForDeletion");
    await post({ intent: "unmark", preorderId });
    expect((await populate()).preordersStock[0]?.status).toBe("active");
  });

  test("that does not exist is a bad request", async () => {
    const { post } = await givenCart();
    await expect(post({ intent: "explode" })).rejects.toMatchObject({ init: { status: 400 } });
  });

  test("is refused while a review runs, and releasing the review opens the cart", async () => {
    const { post, populate, shopper, cartId, preorderId } = await givenCart();
    const { holdId, expiresAt } = await shopper.calls.cart.startCheckout({ cartId });
    const before = await cartRows();
    expect(await post({ intent: "setAside", preorderId })).toMatchObject({
      status: 409,
      data: { refusal: { code: "cartLocked", values: { until: expiresAt } } },
    });
    expect(await cartRows()).toEqual(before);
    expect(await post({ intent: "release", holdId })).toMatchObject({ location: "/cart" });
    expect((await populate()).cart?.locked).toBe(false);
  });

  test("on somebody else's cart is not found", async () => {
    const { cartId, preorderId } = await givenCart();
    const stranger = await givenShopper({ subDomain: "carmel" });
    const before = await cartRows();
    const args = await pageArgs(stranger, { path: "/cart", form: { intent: "setAside", cartId, preorderId } });
    expect(outcomeOf(await action(args))).toMatchObject({ status: 404, data: { refusal: { code: "cartNotFound" } } });
    expect(await cartRows()).toEqual(before);
  });
});

describe("a copy that replaces an order", () => {
  /** An order, and a copy that is to replace it in the cart; `press` is the button that orders the copy as a new order. */
  async function givenCopy() {
    const { shopper, cartId } = await givenCart({ locations: 2 });
    const { calls, locationId, locationIds } = shopper;
    const { holdId } = await calls.cart.startCheckout({ cartId });
    const { receipt } = await calls.cart.checkout({ cartId, holdId, acceptTerms: true });
    const orderId = receipt.orders[0]?.id ?? "";
    const copyId = stockOrder([]).id;
    await calls.orders.copyToCart({ orderId, preorderId: copyId, purpose: "change" });
    const form = { intent: "orderAnew", cartId: (await calls.cart.view({ locationId })).cart?.id ?? "", preorderId: copyId };
    const press = async () => outcomeOf(await action(await pageArgs(shopper, { path: "/cart", form })));
    const replaced = async () => (await calls.cart.populate({ locationId })).preordersStock.map(({ replacesOrderId }) => replacesOrderId);
    const cancel = () => calls.orders.cancel({ orderId });
    const leave = () => calls.session.useLocation({ locationId: locationIds[1] ?? "" });
    return { orderId, press, replaced, cancel, leave };
  }

  test("becomes a new order when the order was cancelled, also from a window of another location (D27)", async () => {
    const { press, replaced, cancel, leave } = await givenCopy();
    await cancel();
    await leave();
    expect(await press()).toMatchObject({ location: "/cart" });
    expect(await replaced()).toEqual([null]);
  });

  test("keeps replacing an order that stands", async () => {
    const { orderId, press, replaced } = await givenCopy();
    expect(await press()).toMatchObject({ location: "/cart" });
    expect(await replaced()).toEqual([orderId]);
  });
});

describe("a remedy", () => {
  test("reduces trials to what is allowed, in one press", async () => {
    const shopper = await givenShopper();
    const trialLine = (power: number, quantity: number) => mydayLine(power, quantity, { seriesId: "il-myday-trial", packSize: 5 });
    const trial = officeTrial([trialLine(-3, 3)]);
    const { cart } = await shopper.calls.cart.sync({ locationId: shopper.locationId, preorders: [stockOrder([mydayLine(-3, 2)]), trial] });
    const change = `${trial.id}/${trial.merchandise.lines[0]?.id}/2`;
    const args = await pageArgs(shopper, { path: "/cart", form: { intent: "settle", cartId: cart.id, change } });
    expect(outcomeOf(await action(args))).toMatchObject({ location: "/cart" });
    const after = await shopper.calls.cart.populate({ locationId: shopper.locationId });
    expect(after.preordersOffice[0]?.lines.map(({ quantity }) => quantity)).toEqual([2]);
    expect(after.invalidItems).toEqual([]);
  });

  test("saves for later what cannot be ordered", async () => {
    const shopper = await givenShopper();
    const patient = await givenPatient(shopper);
    const sent = patientOrder(patient.id, { right: mydayLine(-3, 1) });
    const { cart } = await shopper.calls.cart.sync({ locationId: shopper.locationId, preorders: [sent] });
    await action(await pageArgs(shopper, { path: "/cart", form: { intent: "settle", cartId: cart.id, setAside: sent.id } }));
    const after = await shopper.calls.cart.populate({ locationId: shopper.locationId });
    expect([after.preordersPatient, after.savedForLater.map(({ id }) => id)]).toEqual([[], [sent.id]]);
  });
});
