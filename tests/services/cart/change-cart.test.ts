import { safe } from "@orpc/client";
import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { expectRefused } from "./expect-refused";
import {
  givenAvailable,
  givenCatalogue,
  givenPatient,
  givenShopper,
  mydayLine,
  patientOrder,
  type Shopper,
  shopperOf,
  solutionOrder,
  stockOrder,
} from "./given-cart";

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
});

type Sent = Parameters<Shopper["calls"]["cart"]["sync"]>[0]["preorders"][number];

async function givenCart(sentFor: (shopper: Shopper) => Promise<Sent[]> | Sent[] = () => [stockOrder([mydayLine(-3, 2)])]) {
  const shopper = await givenShopper();
  const sent = await sentFor(shopper);
  const { cart } = await shopper.calls.cart.sync({ locationId: shopper.locationId, preorders: sent });
  const ids = sent.map(({ id }) => id);
  return { shopper, cartId: cart.id, ids: ids as [string, ...string[]], cart: shopper.calls.cart };
}

const twoPatients = async (shopper: Shopper) => {
  const [one, other] = [await givenPatient(shopper), await givenPatient(shopper, "Cohen")];
  return [
    patientOrder(one.id, { right: mydayLine(-1, 1), left: mydayLine(-2, 2) }),
    patientOrder(other.id, { right: mydayLine(-1, 1) }),
    stockOrder([mydayLine(-3, 2), mydayLine(-4, 4)]),
    solutionOrder("il-clearwell-360", 3),
  ];
};

const populated = (shopper: Shopper) => shopper.calls.cart.populate({ locationId: shopper.locationId });

describe("removing", () => {
  test("by ids; a second time the same ids are gone, and adding them again restores nothing", async () => {
    const { cart, cartId, ids, shopper } = await givenCart(twoPatients);
    const remove = () => cart.remove({ cartId, preorderIds: [ids[2] ?? ""] });
    expect(await remove()).toMatchObject({ gone: [ids[2]], cart: { itemsQuantity: 7 } });
    expect(await remove()).toMatchObject({ gone: [ids[2]], cart: { itemsQuantity: 7 } });
    const late = await cart.sync({ locationId: shopper.locationId, preorders: [stockOrder([mydayLine(-3, 2)], { id: ids[2] })] });
    expect(late).toMatchObject({ gone: [ids[2]], cart: { itemsQuantity: 7 } });
  });

  test("all of one patient, and nobody else's", async () => {
    const { cart, cartId, ids, shopper } = await givenCart(twoPatients);
    const [first] = (await populated(shopper)).preordersPatient;
    const answer = await cart.remove({ cartId, patientId: first?.patientId ?? "" });
    expect(answer).toMatchObject({ gone: [ids[0]], cart: { itemsQuantity: 10 } });
    expect((await cart.remove({ cartId, patientId: uuid() })).gone).toEqual([]);
  });

  test("unknown ids and ids of somebody else's cart are not found", async () => {
    const { cart, cartId, ids, shopper } = await givenCart();
    const colleague = await shopperOf(shopper.practice, { email: "noa@einayim.example" });
    const theirs = stockOrder([mydayLine(-3, 2)]);
    await colleague.calls.cart.sync({ locationId: colleague.locationId, preorders: [theirs] });
    await expectRefused(() => cart.remove({ cartId, preorderIds: [uuid()] }), "notFound");
    await expectRefused(() => cart.remove({ cartId, preorderIds: [theirs.id] }), "notFound");
    await expectRefused(() => colleague.calls.cart.remove({ cartId, preorderIds: ids }), "cartNotFound");
  });
});

test("emptying removes what is in the cart and keeps what is saved for later", async () => {
  const { cart, cartId, ids, shopper } = await givenCart(twoPatients);
  await cart.saveForLater({ cartId, preorderIds: [ids[3] ?? ""], saved: true });
  expect(await cart.empty({ cartId })).toMatchObject({ gone: ids.slice(0, 3), cart: { itemsQuantity: 0 } });
  const { savedForLater, preordersStock } = await populated(shopper);
  expect(savedForLater.map(({ id }) => id)).toEqual([ids[3]]);
  expect(preordersStock).toEqual([]);
});

describe("saving for later", () => {
  test("excludes a preorder from count and price, until it is moved back", async () => {
    const { cart, cartId, ids } = await givenCart(twoPatients);
    const saved = await cart.saveForLater({ cartId, preorderIds: [ids[2] ?? ""], saved: true });
    expect(saved.cart.itemsQuantity).toBe(7);
    const back = await cart.saveForLater({ cartId, preorderIds: [ids[2] ?? ""], saved: false });
    expect(back.cart.itemsQuantity).toBe(13);
    await expectRefused(() => cart.saveForLater({ cartId, preorderIds: [uuid()], saved: true }), "notFound");
  });

  test("cannot be moved back into a cart that has filled up meanwhile", async () => {
    const { cart, cartId, ids, shopper } = await givenCart();
    await cart.saveForLater({ cartId, preorderIds: ids, saved: true });
    await cart.sync({ locationId: shopper.locationId, preorders: [stockOrder([mydayLine(-5, 999)])] });
    await expectRefused(() => cart.saveForLater({ cartId, preorderIds: ids, saved: false }), "cartLimit", { max: 1000, quantity: 1001 });
  });
});

describe("a lens that came into the cart while it was saved for later or marked for deletion (D22)", () => {
  const aside = {
    "saved for later": (cart: Shopper["calls"]["cart"], asked: { cartId: string; preorderIds: string[] }, is: boolean, more = {}) =>
      cart.saveForLater({ ...asked, saved: is, ...more }),
    "marked for deletion": (cart: Shopper["calls"]["cart"], asked: { cartId: string; preorderIds: string[] }, is: boolean, more = {}) =>
      cart.markForDeletion({ ...asked, marked: is, ...more }),
  };

  test.each(["saved for later", "marked for deletion"] as const)("is asked about when what is %s is moved back", async (kind) => {
    const { cart, cartId, ids, shopper } = await givenCart();
    const asked = { cartId, preorderIds: ids };
    await aside[kind](cart, asked, true);
    const added = stockOrder([mydayLine(-3, 3)]);
    await cart.sync({ locationId: shopper.locationId, preorders: [added] });
    const before = await populated(shopper);
    const [refusal] = await safe(aside[kind](cart, asked, false));
    expect(refusal).toMatchObject({
      code: "alreadyInCart",
      data: { clashes: [{ existingPreorderId: added.id, existingQuantity: 3, incomingQuantity: 2, productName: "MyDay" }] },
    });
    expect((await aside[kind](cart, asked, false, { onClash: "leave" })).cart.itemsQuantity).toBe(3);
    expect(await populated(shopper)).toEqual(before);
    const changeId = uuid();
    const joined = await aside[kind](cart, asked, false, { onClash: "add", changeId });
    expect(joined).toMatchObject({ gone: ids, cart: { itemsQuantity: 5 } });
    expect((await populated(shopper)).preordersStock).toMatchObject([{ id: added.id, revision: 2, boxesQuantity: 5 }]);
    if (kind === "marked for deletion") return;
    await cart.restore({ cartId, changeId });
    expect((await populated(shopper)).savedForLater).toMatchObject([{ id: ids[0], boxesQuantity: 2 }]);
    expect(await aside[kind](cart, asked, false, { onClash: "replace" })).toMatchObject({ gone: [added.id], cart: { itemsQuantity: 2 } });
  });
});

test("what is marked for deletion stays in its place and is not counted, until the mark is removed", async () => {
  const { cart, cartId, ids, shopper } = await givenCart();
  expect((await cart.markForDeletion({ cartId, preorderIds: ids, marked: true })).cart.itemsQuantity).toBe(0);
  expect((await populated(shopper)).preordersStock[0]?.status).toBe("markedForDeletion");
  expect((await cart.markForDeletion({ cartId, preorderIds: ids, marked: false })).cart.itemsQuantity).toBe(2);
});

describe("changing quantities", () => {
  const lineOf = async (shopper: Shopper, index = 0) => (await populated(shopper)).preordersStock[0]?.lines[index]?.id ?? "";
  const given = async (...lines: [power: number, quantity: number][]) => {
    const { cart, cartId, ids, shopper } = await givenCart(() => [
      stockOrder(lines.map(([power, quantity]) => mydayLine(power, quantity))),
    ]);
    const lineIds: string[] = [];
    for (const index of lines.keys()) lineIds.push(await lineOf(shopper, index));
    const change = (...changes: [lineId: string | undefined, quantity: number, revision?: number][]) =>
      cart.changeQuantities({
        cartId,
        changes: changes.map(([lineId = "", quantity, revision]) => ({ preorderId: ids[0], lineId, quantity, revision })),
      });
    return { cart, cartId, preorderId: ids[0], shopper, lineIds, change };
  };

  test("is done in place; 0 removes the line, and with the last line the preorder", async () => {
    const { shopper, preorderId, lineIds, change } = await given([-3, 2], [-4, 4]);
    expect((await change([lineIds[0], 7, 1])).cart.itemsQuantity).toBe(11);
    expect((await populated(shopper)).preordersStock[0]?.revision).toBe(2);
    expect(await change([lineIds[0], 0])).toMatchObject({ gone: [], cart: { itemsQuantity: 4 } });
    expect(await change([lineIds[1], 0])).toMatchObject({ gone: [preorderId], cart: { itemsQuantity: 0 } });
    expect((await change([lineIds[1], 3])).gone).toEqual([preorderId]);
  });

  test("of several lines at once, or of none when one of them is refused", async () => {
    const { shopper, lineIds, change } = await given([-3, 2], [-4, 4]);
    const quantities = async () => (await populated(shopper)).preordersStock[0]?.lines.map(({ quantity }) => quantity);
    await change([lineIds[0], 5, 1], [lineIds[1], 6, 1]);
    expect(await quantities()).toEqual([5, 6]);
    await expectRefused(() => change([lineIds[0], 9, 2], [lineIds[1], 9, 1]), "changedElsewhere", { quantity: 6 });
    await expectRefused(() => change([lineIds[0], 500], [lineIds[1], 501]), "cartLimit", { max: 1000, quantity: 1001 });
    expect(await quantities()).toEqual([5, 6]);
  });

  test("sent twice changes once; from an older state it is refused with the present quantity", async () => {
    const { cart, cartId, preorderId, shopper, lineIds, change } = await given([-3, 2]);
    await change([lineIds[0], 3, 1]);
    await change([lineIds[0], 3, 1]);
    expect((await populated(shopper)).preordersStock[0]).toMatchObject({ revision: 2, boxesQuantity: 3 });
    await expectRefused(() => change([lineIds[0], 4, 1]), "changedElsewhere", { quantity: 3 });
    const unknown = uuid();
    await expectRefused(() => change([unknown, 4]), "changedElsewhere", { quantity: null });
    const elsewhere = { preorderId: uuid(), lineId: lineIds[0] ?? "", quantity: 4 };
    await expectRefused(() => cart.changeQuantities({ cartId, changes: [elsewhere] }), "notFound");
    expect((await populated(shopper)).preordersStock[0]).toMatchObject({ id: preorderId, revision: 2, boxesQuantity: 3 });
  });
});

test("while a checkout hold runs every change is refused in every tab, and permitted once it has expired", async () => {
  const { cart, cartId, ids, shopper } = await givenCart();
  const { expiresAt } = await cart.startCheckout({ cartId });
  const until = { until: expiresAt };
  const { locationId } = shopper;
  await expectRefused(() => cart.remove({ cartId, preorderIds: ids }), "cartLocked", until);
  await expectRefused(() => cart.empty({ cartId }), "cartLocked", until);
  await expectRefused(() => cart.saveForLater({ cartId, preorderIds: ids, saved: true }), "cartLocked", until);
  await expectRefused(() => cart.markForDeletion({ cartId, preorderIds: ids, marked: true }), "cartLocked", until);
  await expectRefused(
    () => cart.changeQuantities({ cartId, changes: [{ preorderId: ids[0], lineId: uuid(), quantity: 3 }] }),
    "cartLocked",
    until,
  );
  for (const power of [-4, -3]) {
    await expectRefused(() => cart.sync({ locationId, preorders: [stockOrder([mydayLine(power, 1)])] }), "cartLocked", until);
  }
  const later = await shopper.at(20);
  expect((await later.cart.empty({ cartId })).cart).toMatchObject({ locked: false, itemsQuantity: 0 });
});

test("a request that changes nothing is answered even while the cart is locked", async () => {
  const order = stockOrder([mydayLine(-3, 2)]);
  const { cart, cartId, shopper } = await givenCart(() => [order]);
  await cart.startCheckout({ cartId });
  const answer = await cart.sync({ locationId: shopper.locationId, preorders: [order] });
  expect(answer).toMatchObject({ revisions: { [order.id]: 1 }, cart: { locked: true, itemsQuantity: 2 } });
});

test("products that can no longer be ordered are listed as rejected", async () => {
  const { shopper, ids } = await givenCart();
  await givenAvailable(shopper, "il-myday", false);
  const cart = await populated(shopper);
  expect(cart.rejectedRevenueProducts).toMatchObject([{ preorderId: ids[0], productName: "MyDay" }]);
  expect(cart.preordersStock[0]?.lines[0]?.orderable).toBe(false);
});
