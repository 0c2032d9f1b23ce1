import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import {
  givenCatalogue,
  givenPatient,
  givenShopper,
  mydayId,
  mydayLine,
  patientOrder,
  shopperOf,
  stockOrder,
} from "~tests/services/cart/given-cart";
import { placeOrder } from "~tests/services/orders/placed-orders";
import { publish } from "~tests/services/orders/publish";

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
});

async function given() {
  const shopper = await givenShopper();
  const { id: patientId } = await givenPatient(shopper);
  return { shopper, patientId, place: { locationId: shopper.locationId }, calls: shopper.calls };
}

describe("the initial data of an order form", () => {
  test("contain one's kept forms and the named preorder of the cart", async () => {
    const { patientId, place, calls } = await given();
    const path = "/products/patient-revenue";
    const { formId } = await calls.session.keepForm({ path, entries: [["patient", patientId]] });
    const carted = patientOrder(patientId, { right: mydayLine(-3, 2) });
    const other = stockOrder([mydayLine(-2, 1)]);
    await calls.cart.sync({ ...place, preorders: [carted, other] });
    const begun = await calls.orderForms.begin({ ...place, path, preorderId: carted.id });
    expect(begun.forms).toEqual([{ formId, entries: [["patient", patientId]] }]);
    expect(begun.preorder).toMatchObject({ id: carted.id, lines: [{ quantity: 2 }] });
    expect(begun.cartedIds.toSorted()).toEqual([carted.id, other.id].sort());
    expect(await calls.orderForms.begin({ ...place, path: "/products/patient-trial" })).toMatchObject({ forms: [], preorder: null });
  });

  test("drop a kept form once its preorder is in the cart", async () => {
    const { patientId, place, calls } = await given();
    const path = "/products/patient-revenue";
    const order = patientOrder(patientId, { right: mydayLine(-3, 2) });
    await calls.session.keepForm({ path, entries: [["preorder", order.id]] });
    await calls.cart.sync({ ...place, preorders: [order], submittedForm: { path, subject: order.id } });
    expect((await calls.orderForms.begin({ ...place, path })).forms).toEqual([]);
  });
});

describe("a kept form whose preorder was ordered without it", () => {
  const path = "/products/patient-revenue";

  test("is named with what is in the cart, so that it does not reopen (D31)", async () => {
    const { patientId, place, calls } = await given();
    const order = patientOrder(patientId, { right: mydayLine(-3, 2) });
    const other = uuid();
    await calls.session.keepForm({ path, entries: [["preorder", order.id]] });
    await calls.session.keepForm({ path, entries: [["preorder", other]] });
    const { cart } = await calls.cart.sync({ ...place, preorders: [order] });
    const { holdId } = await calls.cart.startCheckout({ cartId: cart.id });
    await calls.cart.checkout({ cartId: cart.id, holdId, acceptTerms: true });
    expect((await calls.orderForms.begin({ ...place, path })).cartedIds).toEqual([order.id]);
  });
});

describe("the facts of an order form", () => {
  test("contain the series on offer, the patient with the latest orders, and the remaining trials", async () => {
    const { shopper, patientId, place, calls } = await given();
    const { orderId } = await placeOrder({ ...shopper, locationIds: [shopper.locationId] } as never, { patientId });
    await calls.cart.sync({ ...place, preorders: [stockOrder([mydayLine(-3.25, 3)])] });
    await calls.catalogue.setPin({ seriesId: "il-biofinity", pinned: true });
    const facts = await calls.orderForms.facts({ ...place, stockTypes: ["revenue", "trial"], patientId, questions: [{ patientId }] });
    const listed = await calls.catalogue.list({ country: "IL", pageSize: 100 });
    expect(facts.revenue).toEqual(listed.series);
    expect(facts.trials.every(({ trial }) => trial)).toBe(true);
    expect(facts.pinnedIds).toEqual(["il-biofinity"]);
    expect([facts.patient?.id, facts.orders.map(({ id }) => id)]).toEqual([patientId, [orderId]]);
    expect(facts.allowances).toMatchObject([{ left: 2 }]);
    const { answers } = await calls.cart.trialAllowance({ ...place, questions: [{ seriesId: "il-myday-trial" }] });
    expect(facts.trialAllowances["il-myday-trial"]).toEqual(answers[0]);
    expect(facts.carted).toMatchObject([{ kind: "stock", lines: [{ quantity: 3 }] }]);
  });

  test("leave out the orders when they are asked for by themselves", async () => {
    const { shopper, patientId, place, calls } = await given();
    const { orderId } = await placeOrder({ ...shopper, locationIds: [shopper.locationId] } as never, { patientId });
    const facts = await calls.orderForms.facts({ ...place, stockTypes: [], patientId, ordersOf: null });
    const { orders } = await calls.orderForms.orders({ patientId });
    expect([facts.orders, orders.map(({ id }) => id)]).toEqual([[], [orderId]]);
  });

  test("contain a series of another kind once, and no unknown one", async () => {
    const { place, calls } = await given();
    const seriesIds = ["il-myday", "il-myday-trial", "no-such-series"];
    const { revenue, trials, named } = await calls.orderForms.facts({ ...place, stockTypes: ["trial"], seriesIds });
    expect([revenue.length, trials.some(({ id }) => id === "il-myday-trial"), named.map(({ id }) => id)]).toEqual([0, true, ["il-myday"]]);
  });

  test("record a view of the patient in the audit trail, and none for orders alone", async () => {
    const { patientId, place, calls } = await given();
    const views = async () => {
      const { owner } = await testDatabase();
      return (await owner.select().from(schema.auditEntries).where(eq(schema.auditEntries.action, "patientViewed"))).length;
    };
    await calls.orderForms.facts({ ...place, stockTypes: [], ordersOf: patientId });
    expect(await views()).toBe(0);
    await calls.orderForms.facts({ ...place, stockTypes: [], patientId });
    expect(await views()).toBe(1);
  });
});

describe("the patient's lenses in carts of the practice (D84)", () => {
  test("include a colleague's cart at another location beside one's own, with its lenses", async () => {
    const shopper = await givenShopper({ locations: 2 });
    const { id: patientId } = await givenPatient(shopper);
    const { id: otherId } = await givenPatient(shopper, "Mor");
    const [here, there] = shopper.practice.locationIds;
    const colleague = await shopperOf(shopper.practice, { email: "colleague@einayim.example", locationIds: shopper.practice.locationIds });
    const own = patientOrder(patientId, { right: mydayLine(-3, 2) });
    const theirs = patientOrder(patientId, { left: mydayLine(-1, 4) });
    const { cart } = await shopper.calls.cart.sync({
      locationId: here,
      preorders: [own, patientOrder(otherId, { right: mydayLine(-5, 1) })],
    });
    await colleague.calls.cart.sync({ locationId: there ?? "", preorders: [theirs] });
    const asked = { locationId: here, stockTypes: [], patientId };
    const { inCarts } = await shopper.calls.orderForms.facts(asked);
    expect(inCarts).toMatchObject([
      {
        preorderId: own.id,
        isOwn: true,
        isHere: true,
        savedForLater: false,
        lines: [{ eye: "right", quantity: 2, values: { power: -3 } }],
      },
      { preorderId: theirs.id, isOwn: false, isHere: false, locationName: "Location 2", lines: [{ eye: "left", quantity: 4 }] },
    ]);
    expect(inCarts[1]?.owner).not.toBeNull();
    await shopper.calls.cart.saveForLater({ cartId: cart.id, preorderIds: [own.id], saved: true });
    expect((await shopper.calls.orderForms.facts(asked)).inCarts[0]).toMatchObject({ preorderId: own.id, savedForLater: true });
  });

  test("are named by their private label (D14)", async () => {
    await publish("il-myday", () => ({ privateLabel: "House Daily" }));
    const { patientId, place, calls } = await given();
    await calls.cart.sync({ ...place, preorders: [patientOrder(patientId, { right: mydayLine(-3, 2) })] });
    const { inCarts } = await calls.orderForms.facts({ ...place, stockTypes: [], patientId });
    expect(inCarts[0]?.lines.map(({ productName }) => productName)).toEqual(["House Daily"]);
  });

  test("leave out what was removed or ordered", async () => {
    const { patientId, place, calls } = await given();
    const order = patientOrder(patientId, { right: mydayLine(-3, 2) });
    const { cart } = await calls.cart.sync({ ...place, preorders: [order] });
    const { holdId } = await calls.cart.startCheckout({ cartId: cart.id });
    await calls.cart.checkout({ cartId: cart.id, holdId, acceptTerms: true });
    expect((await calls.orderForms.facts({ ...place, stockTypes: [], patientId })).inCarts).toEqual([]);
  });
});

test("number and stock are answered for each lens by its own quantity, and not for values that make no lens", async () => {
  const { calls } = await given();
  const lens = { seriesId: "il-myday", chosen: { power: -3.25, baseCurve: 8.4, diameter: 14.2, packSize: 90 } };
  const { lenses } = await calls.orderForms.lenses({
    lenses: [
      { ...lens, chosen: { power: -99 }, quantity: 1 },
      { ...lens, quantity: 1 },
    ],
  });
  expect(lenses).toMatchObject([null, { productId: mydayId(-3.25), stock: { productId: mydayId(-3.25) } }]);
  const [few, many] = (await calls.orderForms.lenses({ lenses: [1, 1000].map((quantity) => ({ ...lens, quantity })) })).lenses;
  const { items } = await calls.orders.stockStatus({
    country: "IL",
    items: [1, 1000].map((quantity) => ({ productId: mydayId(-3.25), quantity })),
  });
  expect([few?.stock, many?.stock]).toEqual(items);
  expect(few?.stock.arrivals).not.toEqual(many?.stock.arrivals);
});
