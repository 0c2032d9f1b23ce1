import { safe } from "@orpc/client";
import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callsFor, givenCatalogue, givenPerson, givenPractice } from "~tests/helpers/given";
import { auditTrail } from "~tests/services/session/accounts";
import { biofinity, callsLater, givenLastBoxes, givenPatient, later, orderRows, placeOrder } from "./placed-orders";
import { publish } from "./publish";

beforeEach(resetDatabase);

async function givenOrder(options: Parameters<typeof placeOrder>[1] = {}) {
  await givenCatalogue();
  const practice = await givenPractice({ locations: 2 });
  const person = await givenPerson(practice);
  const placed = await placeOrder(person, options);
  return { practice, person, placed, calls: await callsFor(person) };
}

describe("changing an order", () => {
  test("copies it into the cart of its location, marked with the order it replaces, which stays placed", async () => {
    const { person, placed, calls } = await givenOrder({ lines: [biofinity(-1, 2)] });
    const preorderId = uuid();
    const answer = await calls.orders.copyToCart({ orderId: placed.orderId, preorderId, purpose: "change" });
    const { confirmationNum } = placed;
    expect(answer).toEqual({ preorderId, locationId: person.locationIds[0], confirmationNum, left: [], replaced: [] });
    const { preordersStock } = await calls.cart.populate({ locationId: person.locationIds[0] });
    expect(preordersStock).toMatchObject([{ id: preorderId, replacesOrderId: placed.orderId, boxesQuantity: 2 }]);
    expect((await orderRows()).orders.map(({ status }) => status)).toEqual(["OrderInitialized"]);
  });

  test("makes one copy when sent twice", async () => {
    const { person, placed, calls } = await givenOrder();
    const copy = { orderId: placed.orderId, preorderId: uuid(), purpose: "change" as const };
    await calls.orders.copyToCart(copy);
    await calls.orders.copyToCart(copy);
    const { cart } = await calls.cart.view({ locationId: person.locationIds[0] });
    expect(cart?.itemsQuantity).toBe(2);
  });

  test("previews every line at the order's location, and until when it can be changed", async () => {
    const { person, placed, calls } = await givenOrder({ lines: [biofinity(-1, 2), biofinity(-2, 1)] });
    const asked = { orderId: placed.orderId, purpose: "change" as const };
    const shown = await calls.orders.previewReorder(asked);
    expect(shown).toMatchObject({
      ...{ confirmationNum: placed.confirmationNum, left: [], replaced: [] },
      preorder: { boxesQuantity: 3, locationId: person.locationIds[0], replacesOrderId: placed.orderId },
      change: { until: later(30), permitted: true },
    });
    const late = await callsLater(person, 30);
    expect((await late.orders.previewReorder(asked)).change).toEqual({ until: later(30), permitted: false });
    expect((await calls.cart.view({ locationId: person.locationIds[0] })).cart).toBeNull();
  });

  test("is refused after the change window, and the cart stays as it is", async () => {
    const { person, placed } = await givenOrder();
    const before = await orderRows();
    const late = await callsLater(person, 30);
    const [refusal] = await safe(late.orders.copyToCart({ orderId: placed.orderId, preorderId: uuid(), purpose: "change" }));
    expect(refusal).toMatchObject({ code: "changeWindowClosed", data: { until: later(30) } });
    expect(await orderRows()).toEqual(before);
  });
});

describe("reordering", () => {
  test("adds the order, or one line of it, with today's prices", async () => {
    const { person, calls, ...given } = await givenOrder();
    const patientId = await givenPatient(person);
    const right = biofinity(-3.25, 2);
    const { orderId } = await placeOrder(person, { patientId, lines: [right, biofinity(-2.75, 1)] });
    expect(given.placed.orderId).not.toBe(orderId);
    await calls.orders.copyToCart({ orderId, preorderId: uuid(), purpose: "reorder", lineId: right.id });
    const { preordersPatient } = await calls.cart.populate({ locationId: person.locationIds[0] });
    expect(
      preordersPatient.map(({ patientId: who, replacesOrderId, lines }) => [
        who,
        replacesOrderId,
        lines.map(({ eye, quantity }) => [eye, quantity]),
      ]),
    ).toEqual([[patientId, null, [["right", 2]]]]);
  });

  test("asks about a lens that is in the cart already, and adds the quantities when told to", async () => {
    const { person, placed, calls } = await givenOrder({ lines: [biofinity(-1, 2)] });
    await calls.cart.sync({
      locationId: person.locationIds[0],
      preorders: [{ id: uuid(), orderType: "Stock", merchandise: { purchaseType: "Revenue", lines: [biofinity(-1, 3)] } }],
    });
    const copy = { orderId: placed.orderId, preorderId: uuid(), purpose: "reorder" as const };
    const [refusal] = await safe(calls.orders.copyToCart(copy));
    expect(refusal).toMatchObject({ code: "alreadyInCart", data: { clashes: [{ existingQuantity: 3, incomingQuantity: 2 }] } });
    await calls.orders.copyToCart({ ...copy, onClash: "add" });
    expect((await calls.cart.view({ locationId: person.locationIds[0] })).cart?.itemsQuantity).toBe(5);
  });

  test("adds it once when sent twice: what was changed in the cart meanwhile, or can no longer be ordered, stays there", async () => {
    const { practice, person, placed, calls } = await givenOrder({ lines: [biofinity(-1, 2)] });
    const copy = { orderId: placed.orderId, preorderId: uuid(), purpose: "reorder" as const };
    const once = await calls.orders.copyToCart(copy);
    const at = { locationId: person.locationIds[0] };
    const { cart, preordersStock } = await calls.cart.populate(at);
    const [{ id: lineId = "" } = {}] = preordersStock[0]?.lines ?? [];
    await calls.cart.changeQuantities({ cartId: cart?.id ?? "", changes: [{ preorderId: copy.preorderId, lineId, quantity: 5 }] });
    await (await testDatabase()).owner
      .insert(schema.practiceItems)
      .values({ tenantId: practice.tenantId, itemId: "il-biofinity", visible: true, available: false, isFavourite: false } as never);
    expect(await calls.orders.copyToCart(copy)).toEqual(once);
    expect((await calls.cart.view(at)).cart?.itemsQuantity).toBe(5);
    expect((await auditTrail(practice.tenantId)).filter(({ action }) => action === "orderCopied")).toHaveLength(1);
  });

  test("takes the series that replaced an old one, and says so", async () => {
    const { person, placed, calls } = await givenOrder({ lines: [biofinity(-1, 2)] });
    await publish("il-biofinity", () => ({}), false);
    await publish("il-avaira-vitality", () => ({ matchHistory: ["il-biofinity"] }));
    const { replaced, left } = await calls.orders.copyToCart({ orderId: placed.orderId, preorderId: uuid(), purpose: "reorder" });
    expect({ replaced, left }).toEqual({ replaced: [{ productName: "Biofinity", newProductName: "Avaira Vitality" }], left: [] });
    const { preordersStock } = await calls.cart.populate({ locationId: person.locationIds[0] });
    expect(preordersStock[0]?.lines.map(({ seriesId, values, quantity }) => [seriesId, values.power, quantity])).toEqual([
      ["il-avaira-vitality", -1, 2],
    ]);
  });

  test("takes as many lenses when the series that replaced an old one comes in another pack", async () => {
    const { person, placed, calls } = await givenOrder({ lines: [biofinity(-1, 6)] });
    await publish("il-biofinity", () => ({}), false);
    await publish("il-myday", () => ({ matchHistory: ["il-biofinity"] }));
    await calls.orders.copyToCart({ orderId: placed.orderId, preorderId: uuid(), purpose: "reorder" });
    const { preordersStock } = await calls.cart.populate({ locationId: person.locationIds[0] });
    const ordered = preordersStock[0]?.lines.map(({ seriesId, packSize, quantity }) => ({ seriesId, packSize, quantity })) ?? [];
    expect(ordered).toEqual([{ seriesId: "il-myday", packSize: 30, quantity: 2 }]);
  });

  test("leaves out what the practice cannot order and names it; with nothing left it is refused", async () => {
    const { practice, person, placed, calls } = await givenOrder();
    const { owner } = await testDatabase();
    await owner
      .insert(schema.practiceItems)
      .values({ tenantId: practice.tenantId, itemId: "il-biofinity", visible: true, available: false, isFavourite: false } as never);
    const [refusal] = await safe(calls.orders.copyToCart({ orderId: placed.orderId, preorderId: uuid(), purpose: "reorder" }));
    expect(refusal).toMatchObject({ code: "nothingToOrder", data: { left: [{ productName: "Biofinity", reason: "unavailable" }] } });
    expect((await calls.cart.view({ locationId: person.locationIds[0] })).cart).toBeNull();
  });

  test("leaves out the eye for which nothing is left once the other eye has its boxes of the same lens", async () => {
    const { person, calls } = await givenOrder();
    const patientId = await givenPatient(person);
    const { orderId } = await placeOrder(person, { patientId, lines: [biofinity(-1, 2), biofinity(-1, 2)] });
    await givenLastBoxes(3);
    const copy = { orderId, purpose: "reorder" as const };
    const eyesOf = (lines: { eye: string | null; quantity: number }[] = []) => lines.map(({ eye, quantity }) => [eye, quantity]);
    const left = [{ productName: "Biofinity", reason: "unavailable" }];
    const preview = await calls.orders.previewReorder(copy);
    expect([eyesOf(preview.preorder?.lines), preview.left]).toEqual([[["right", 2]], left]);
    expect((await calls.orders.copyToCart({ ...copy, preorderId: uuid() })).left).toEqual(left);
    await givenLastBoxes(4);
    expect((await calls.orders.previewReorder(copy)).left).toEqual([]);
  });

  test("reports a series without a successor as discontinued", async () => {
    const { placed, calls } = await givenOrder();
    await publish("il-biofinity", () => ({}), false);
    const [refusal] = await safe(calls.orders.copyToCart({ orderId: placed.orderId, preorderId: uuid(), purpose: "reorder" }));
    expect(refusal).toMatchObject({ code: "nothingToOrder", data: { left: [{ productName: "Biofinity", reason: "discontinued" }] } });
  });
});

test("orders and lines of others are not found", async () => {
  const { practice, person, placed } = await givenOrder();
  const elsewhere = await givenPerson(practice, { email: "elsewhere@einayim.example", locationIds: practice.locationIds.slice(1) });
  const foreign = await givenPerson(await givenPractice({ subDomain: "carmel" }));
  const before = await orderRows();
  const copy = { orderId: placed.orderId, preorderId: uuid(), purpose: "reorder" as const };
  const asked = [
    [elsewhere, copy],
    [foreign, copy],
    [person, { ...copy, orderId: uuid() }],
    [person, { ...copy, lineId: uuid() }],
  ] as const;
  for (const [asker, input] of asked) {
    const [refusal] = await safe((await callsFor(asker)).orders.copyToCart(input));
    expect(refusal).toMatchObject({ code: "notFound" });
  }
  expect(await orderRows()).toEqual(before);
});
