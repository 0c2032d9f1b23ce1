import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { callsFor, givenCatalogue, givenPerson, givenPractice } from "~tests/helpers/given";
import { biofinity, callsLater, givenLastBoxes, givenPatient, orderRows, placeOrder } from "./placed-orders";
import { publish } from "./publish";

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
});

async function given() {
  const practice = await givenPractice({ locations: 2 });
  const person = await givenPerson(practice, { role: "practiceAdmin" });
  const patientId = await givenPatient(person);
  const first = await placeOrder(person, { lines: [biofinity(-1, 2)] });
  const second = await placeOrder(person, { lines: [biofinity(-2, 1)] });
  return { practice, person, patientId, first, second, calls: await callsFor(person) };
}

const itemsOf = async ({ person, calls }: Awaited<ReturnType<typeof given>>) =>
  (await calls.cart.view({ locationId: person.locationIds[0] })).cart?.itemsQuantity ?? 0;

describe("several orders at once (D171)", () => {
  test("are returned with their parts, and recorded as exports when saved as a file", async () => {
    const { first, second, calls } = await given();
    const orderIds = [first.orderId, second.orderId];
    const { orders } = await calls.orders.selected({ orderIds });
    expect(orders.map(({ id, boxesQuantity, transactions }) => [id, boxesQuantity, transactions.length])).toEqual([
      [first.orderId, 2, 1],
      [second.orderId, 1, 1],
    ]);
    await calls.orders.selected({ orderIds: [first.orderId], purpose: "export" });
    const actions = (await calls.audit.list({})).entries.map(({ action }) => action);
    expect(actions.filter((action) => action === "orderViewed")).toHaveLength(2);
    expect(actions.filter((action) => action === "orderExported")).toHaveLength(1);
    await expect(calls.orders.selected({ orderIds: [first.orderId, uuid()] })).rejects.toMatchObject({ status: 404 });
  });

  test("are copied together, once however often it is sent; what cannot be ordered is listed with its order", async () => {
    const all = await given();
    const { first, second, calls } = all;
    const orders = [first, second].map(({ orderId }) => ({ orderId, preorderId: uuid() }));
    const copied = await calls.orders.copySelected({ orders });
    expect(copied.added.map(({ orderId }) => orderId)).toEqual([first.orderId, second.orderId]);
    expect([copied.left, copied.replaced, await itemsOf(all)]).toEqual([[], [], 3]);
    expect((await calls.orders.copySelected({ orders })).added).toHaveLength(2);
    expect(await itemsOf(all)).toBe(3);
    await publish("il-biofinity", () => ({}), false);
    const again = await calls.orders.copySelected({ orders: [{ orderId: first.orderId, preorderId: uuid() }] });
    const { orderId, confirmationNum } = first;
    expect(again).toEqual({
      ...{ added: [], replaced: [] },
      left: [{ orderId, confirmationNum, productName: "Biofinity", reason: "discontinued" }],
    });
    expect(await itemsOf(all)).toBe(3);
  });

  test("share what is left of a product that is sold out: the second is left out when the first takes its boxes", async () => {
    const all = await given();
    const { person, patientId, first, calls } = all;
    const [lens, other] = [biofinity(-1, 2), biofinity(-1, 1)];
    const both = await placeOrder(person, { patientId, lines: [lens, other] });
    await givenLastBoxes(3);
    const orders = [first, both].map(({ orderId }) => ({ orderId, preorderId: uuid() }));
    const { added, left } = await calls.orders.copySelected({ orders });
    expect([added.map(({ orderId }) => orderId), left.map(({ orderId, reason }) => [orderId, reason])]).toEqual([
      [first.orderId, both.orderId],
      [[both.orderId, "unavailable"]],
    ]);
    expect(await itemsOf(all)).toBe(3);
  });

  test("ask once about what is already in the cart, and then add nothing twice", async () => {
    const all = await given();
    const { first, second, calls } = all;
    const copy = () => [first, second].map(({ orderId }) => ({ orderId, preorderId: uuid() }));
    await calls.orders.copySelected({ orders: copy() });
    await expect(calls.orders.copySelected({ orders: copy() })).rejects.toMatchObject({
      ...{ code: "alreadyInCart", data: { clashes: [{ incomingQuantity: expect.any(Number) }, {}] } },
    });
    expect(await itemsOf(all)).toBe(3);
    await calls.orders.copySelected({ orders: copy(), onClash: "replace" });
    expect(await itemsOf(all)).toBe(3);
  });

  test("are cancelled while their windows are open; one whose window has closed stays and is listed", async () => {
    const { person, first, second, calls } = await given();
    const orderIds = [first.orderId, second.orderId];
    const { cancelled, kept } = await calls.orders.cancelSelected({ orderIds });
    expect([cancelled.map(({ orderId }) => orderId), kept]).toEqual([orderIds, []]);
    expect((await calls.orders.cancelSelected({ orderIds })).cancelled).toHaveLength(2);
    expect((await orderRows()).orders.map(({ status }) => status)).toEqual(["Cancelled", "Cancelled"]);
    const third = await placeOrder(person, { lines: [biofinity(-1, 1)] });
    const later = await callsLater(person, 60);
    const late = await later.orders.cancelSelected({ orderIds: [third.orderId] });
    expect(late).toMatchObject({ cancelled: [], kept: [{ orderId: third.orderId, confirmationNum: third.confirmationNum }] });
    await expect(calls.orders.cancelSelected({ orderIds: [third.orderId, uuid()] })).rejects.toMatchObject({ status: 404 });
    expect((await orderRows()).orders.filter(({ status }) => status === "OrderInitialized")).toHaveLength(1);
  });

  test("are exported with the rows of the report, for admins only", async () => {
    const { practice, first, second, calls } = await given();
    const orderIds = [first.orderId, second.orderId];
    const { body } = await calls.orders.selectedReport({ orderIds });
    const text = await new Response(body).text();
    expect(text.split("\r\n").filter((row) => row.includes("Biofinity"))).toHaveLength(2);
    const staff = await callsFor(await givenPerson(practice, { email: "staff@einayim.example" }));
    await expect(staff.orders.selectedReport({ orderIds })).rejects.toMatchObject({ code: "notPermitted" });
  });
});
