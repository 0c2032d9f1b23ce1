import { safe } from "@orpc/client";
import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { orderTextsIn } from "~/server/order-texts.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callsFor, givenCatalogue, givenPerson, givenPractice, now } from "~tests/helpers/given";
import { biofinity, givenPatient, placeOrder } from "./placed-orders";

beforeEach(resetDatabase);

test("answers the orders of a checkout with their transactions and timelines", async () => {
  await givenCatalogue();
  const person = await givenPerson(await givenPractice());
  const patientId = await givenPatient(person);
  const { cartId, cartConfirmationNum, confirmationNum } = await placeOrder(person, {
    patientId,
    lines: [biofinity(-1, 1), biofinity(-2, 1)],
  });
  const calls = await callsFor(person);
  const detail = await calls.orders.detail({ tenantId: person.tenantId, cartId });
  expect(detail.cartConfirmationNum).toBe(cartConfirmationNum);
  expect(detail.orders.map((order) => order.confirmationNum)).toEqual([confirmationNum]);
  const [order] = detail.orders;
  expect(order?.transactions).toHaveLength(1);
  expect(order?.transactions[0]).toMatchObject({
    status: "OrderInitialized",
    displayStatus: "Processing",
    transactionSortOrder: 1,
    shipToOffice: true,
    shippingAddress: { name: "Practice einayim, Location 1", city: "Haifa" },
    defaultShippingOption: "DAY",
    distributor: "CVI",
    trackingNumber: null,
    timeline: [{ status: "OrderInitialized", detail: null, at: now }],
  });
  expect(order?.gross.amount).toBe(Number(order?.net.amount) + Number(order?.vat.amount));
});

test("answers what each eye gets of a transaction as cart.sync accepts it; null for an eye without (D48)", async () => {
  await givenCatalogue();
  const person = await givenPerson(await givenPractice());
  const patientId = await givenPatient(person);
  const right = { ...biofinity(-1, 2), id: uuid() };
  const { cartId } = await placeOrder(person, { patientId, lines: [right] });
  const stock = await placeOrder(person);
  const calls = await callsFor(person);
  const partsOf = async (id: string) => {
    const { orders } = await calls.orders.detail({ tenantId: person.tenantId, cartId: id });
    return orders.flatMap(({ transactions }) => transactions).map(({ merchandise }) => merchandise);
  };
  const [part] = await partsOf(cartId);
  expect(part?.rx).toMatchObject({ right: { series: "Biofinity", type: "Sphere", power: -1, quantity: 2, totalQty: 2 }, left: null });
  expect((await partsOf(stock.cartId)).map(({ rx }) => [rx.left, rx.right])).toEqual([[null, null]]);
  const { orderType, merchandise } = { orderType: "Patient" as const, merchandise: { ...part, rx: part?.rx, lines: null } };
  const again = { id: uuid(), orderType, patientId, merchandise: { ...merchandise, purchaseType: "Revenue" as const } };
  const { cart } = await calls.cart.sync({ locationId: person.locationIds[0], preorders: [again] });
  expect(cart.itemsQuantity).toBe(2);
});

test.each([
  ["he", "בטיפול"],
  ["ko", "처리 중"],
] as const)("names the status of a transaction in the caller's language: %s", async (language, words) => {
  await givenCatalogue();
  const person = await givenPerson(await givenPractice());
  const { cartId } = await placeOrder(person);
  const calls = await callsFor(person, orderTextsIn(language));
  const { orders } = await calls.orders.detail({ tenantId: person.tenantId, cartId });
  expect(orders.flatMap(({ transactions }) => transactions.map(({ displayStatus }) => displayStatus))).toEqual([words]);
});

test("answers the note written on the order", async () => {
  await givenCatalogue();
  const person = await givenPerson(await givenPractice());
  const { cartId, orderId } = await placeOrder(person);
  const { owner } = await testDatabase();
  const [row] = await owner.select().from(schema.orders).where(eq(schema.orders.id, orderId));
  if (!row) throw new Error("The order is not there");
  await owner.update(schema.orders).set({ orderDetail: { ...row.orderDetail, note: "Keep in the fridge" } });
  const { orders } = await (await callsFor(person)).orders.detail({ tenantId: person.tenantId, cartId });
  expect(orders.map(({ note }) => note)).toEqual(["Keep in the fridge"]);
});

test("records a view of the patient", async () => {
  await givenCatalogue();
  const person = await givenPerson(await givenPractice());
  const patientId = await givenPatient(person);
  const { cartId } = await placeOrder(person, { patientId });
  await (await callsFor(person)).orders.detail({ tenantId: person.tenantId, cartId });
  const { owner } = await testDatabase();
  const seen = await owner.select().from(schema.auditEntries).where(eq(schema.auditEntries.action, "patientViewed"));
  expect(seen.map(({ subjectId, actorId }) => [subjectId, actorId])).toEqual([[patientId, person.userId]]);
});

test("a checkout of another location, another practice or none is not found", async () => {
  await givenCatalogue();
  const practice = await givenPractice({ locations: 2 });
  const person = await givenPerson(practice);
  const { cartId } = await placeOrder(person);
  const elsewhere = await givenPerson(practice, { email: "elsewhere@einayim.example", locationIds: practice.locationIds.slice(1) });
  const foreign = await givenPerson(await givenPractice({ subDomain: "carmel" }));
  const asked = [
    [elsewhere, person.tenantId, cartId],
    [foreign, foreign.tenantId, cartId],
    [foreign, person.tenantId, cartId],
    [person, person.tenantId, uuid()],
  ] as const;
  for (const [asker, tenantId, asks] of asked) {
    const [refusal] = await safe((await callsFor(asker)).orders.detail({ tenantId, cartId: asks }));
    expect(refusal).toMatchObject({ code: "notFound", status: 404 });
  }
});
