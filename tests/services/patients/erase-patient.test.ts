import { eq, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { verifyAudit } from "~/services/audit/verify-audit.server";
import { moveOrder } from "~/services/distributor/move-order.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callsFor, givenPerson, now } from "~tests/helpers/given";
import { tableContents } from "~tests/helpers/table-contents";
import { givenCatalogue, givenPatient, givenShopper, mydayLine, patientOrder, type Shopper } from "~tests/services/cart/given-cart";
import { auditTrail } from "~tests/services/session/accounts";

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
});

/** What is known of the patient and stands nowhere else. */
const canaries = {
  firstName: "Quillfeather",
  lastName: "Zephyrquist",
  street: "Vellumgate",
  phone: "050-000-7731",
  email: "quill@zephyr.example",
  note: "Thimblewick",
  customerId: "CX-99417",
  externalId: "EX-55120",
};

const everyStep = ["OrderReceived", "BeingPackaged", "ReadyToShip", "Shipped", "Delivered"] as const;

async function deliver({ tenantId }: Shopper, orderId: string): Promise<void> {
  const { doors } = await testDatabase();
  for (const status of everyStep)
    await doors.withTenant(tenantId, (db) => moveOrder(db, { orderId, status }, { now, publicUrl: "http://localhost:3000" }));
}

/** A patient who is known in every place: with an order sent home, a request about it, notes, half-typed forms and searches. */
async function givenKnown() {
  const shopper = await givenShopper({ role: "practiceAdmin" });
  const { calls, tenantId, locationId } = shopper;
  const { id: patientId, addressId } = await givenPatient(shopper, "Other");
  const { firstName, lastName, street, phone, email, note, customerId, externalId } = canaries;
  await calls.patients.update({
    id: patientId,
    firstName,
    lastName,
    phone,
    email,
    note,
    customerId,
    externalId,
    dob: "1990-05-04",
    shiptoPatient: true,
  });
  const address = { id: addressId, street: `12 ${street}`, zip: "3463212", city: "Haifa", phone, note };
  await calls.patients.updateAddress({ tenantId, patientId, address });
  await calls.patients.addNote({ tenantId, patientId, noteId: uuid(), text: `${note} about ${lastName}` });
  const toPatient = { dispensingPreference: "ShipToPatient", shippingAddressId: addressId, note: `For ${lastName}` };
  const { cart } = await calls.cart.sync({ locationId, preorders: [patientOrder(patientId, { right: mydayLine(-3, 2) }, toPatient)] });
  const { holdId } = await calls.cart.startCheckout({ cartId: cart.id });
  const { receipt } = await calls.cart.checkout({ cartId: cart.id, holdId, acceptTerms: true });
  const orderId = receipt.orders[0]?.id ?? "";
  const { owner } = await testDatabase();
  const words = { state: "declined" as const, at: now.toISOString(), words: `${lastName} called` };
  const requestId = uuid();
  await owner.insert(schema.orderRequests).values({
    ...{ tenantId, id: requestId, orderId, kind: "cancelOrder", state: "declined", details: {}, steps: [words] },
    ...{ askedById: shopper.userId, askedByName: "Noa Shalev", askedAt: now, updatedAt: now },
  });
  await owner.insert(schema.returnPhotos).values({ tenantId, requestId, photo: canaries.street });
  await owner.insert(schema.outbox).values({
    ...{ tenantId, id: uuid(), kind: "mail", subjectId: requestId, payload: { words: lastName }, availableAt: now },
  });
  await calls.session.keepForm({ path: `/patients/${patientId}/edit`, entries: [["note", note]] });
  await calls.session.keepForm({
    path: "/patients/new",
    entries: [
      ["lastName", lastName],
      ["firstName", firstName],
    ],
  });
  await calls.session.keepForm({ path: "/cart", entries: [["note", "somebody else's"]] });
  await calls.session.keepSearch({ search: { q: lastName } });
  return { shopper, calls, tenantId, patientId, orderId, cartId: cart.id };
}

/** The tables that hold one of the canaries anywhere. */
async function tablesThatKnow(texts: readonly string[]): Promise<string[]> {
  const { owner } = await testDatabase();
  const names = await rowsOf<{ name: string }>(
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  );
  const found: string[] = [];
  for (const { name } of names) {
    const [row] = await rowsOf<{ text: string }>(sql.raw(`select coalesce(string_agg(t::text, ' '), '') as text from "${name}" t`));
    const held = row?.text.toLowerCase() ?? "";
    if (texts.some((text) => held.includes(text.toLowerCase()))) found.push(name);
  }
  return found.sort();

  async function rowsOf<Row>(query: ReturnType<typeof sql>): Promise<Row[]> {
    return ((await owner.execute(query)) as unknown as { rows: Row[] }).rows;
  }
}

const known = [...Object.values(canaries), "0500007731", "1990-05-04"];

test("a patient's data are removed from every table; orders and the audit trail stay whole under a pseudonym", async () => {
  const { shopper, calls, tenantId, patientId, orderId, cartId } = await givenKnown();
  await deliver(shopper, orderId);
  const before = await calls.orders.detail({ tenantId, cartId });
  expect((await tablesThatKnow(known)).length).toBeGreaterThan(8);
  const preview = await calls.patients.previewErasure({ tenantId, patientId });
  expect(preview).toMatchObject({ lastName: canaries.lastName, open: { orders: 0, inCarts: 0, requests: 0 } });
  await calls.patients.erase({ tenantId, patientId, name: "zephyrquist quillfeather", reason: "patientAsked" });
  expect(await tablesThatKnow(known)).toEqual([]);

  const after = await calls.orders.detail({ tenantId, cartId });
  const [order] = after.orders;
  expect(order).toMatchObject({ patientFirst: "", confirmationNum: before.orders[0]?.confirmationNum, gross: before.orders[0]?.gross });
  expect(order?.patientLast).toMatch(new RegExp(`${preview.pseudonymCode}$`));
  expect(order?.lines).toEqual(before.orders[0]?.lines);
  const { orders: found } = await calls.orders.history({ tenantId, searchTerm: order?.confirmationNum ?? "" });
  expect(found.map(({ id }) => id)).toEqual([orderId]);
  expect((await calls.orders.history({ tenantId, searchTerm: canaries.lastName })).orders).toEqual([]);
  const { owner, doors } = await testDatabase();
  const [row] = await owner.select().from(schema.patients).where(eq(schema.patients.id, patientId));
  expect(row).toMatchObject({ erasedAt: now, erasedById: shopper.userId, erasureReason: "patientAsked", firstName: "" });
  expect((await owner.select().from(schema.keptForms)).map(({ path }) => path)).toEqual(["/cart"]);
  expect(await auditTrail(tenantId)).toContainEqual({ action: "patientErased", subjectId: patientId, actorName: "Noa Shalev" });
  for await (const { broken } of verifyAudit(doors)) expect(broken).toBeNull();
});

test("an erased patient can no longer be found, changed or ordered for, and the name can be used again", async () => {
  const { shopper, calls, tenantId, patientId, orderId } = await givenKnown();
  await deliver(shopper, orderId);
  await calls.patients.erase({ tenantId, patientId, name: "Quillfeather Zephyrquist", reason: "other" });
  const of = { tenantId, patientId };
  const gone = { code: "notFound", status: 404 };
  await expect(calls.patients.read(of)).rejects.toMatchObject(gone);
  await expect(calls.patients.overview(of)).rejects.toMatchObject(gone);
  await expect(calls.patients.update({ id: patientId, lastName: "Again" })).rejects.toMatchObject(gone);
  await expect(calls.patients.previewErasure(of)).rejects.toMatchObject(gone);
  expect(await calls.patients.erase({ ...of, name: "Quillfeather Zephyrquist", reason: "other" })).toEqual({});
  const colleague = await callsFor(await givenPerson(shopper.practice, { role: "practiceAdmin", email: "other@einayim.example" }));
  await expect(colleague.patients.erase({ ...of, name: "x", reason: "other" })).rejects.toMatchObject(gone);
  expect((await auditTrail(tenantId)).filter(({ action }) => action === "patientErased")).toHaveLength(1);
  expect((await calls.patients.search({ tenantId, searchTerm: "" })).patients).toEqual([]);
  const order = patientOrder(patientId, { right: mydayLine(-3, 1) });
  await expect(calls.cart.sync({ locationId: shopper.locationId, preorders: [order] })).rejects.toThrow();
  const { firstName, lastName } = canaries;
  expect((await calls.patients.create({ id: uuid(), firstName, lastName, dob: "1990-05-04" })).patient.lastName).toBe(lastName);
});

test("half-typed forms and searches with a quotation mark in the name are deleted too", async () => {
  const shopper = await givenShopper({ role: "practiceAdmin" });
  const { calls, tenantId } = shopper;
  const { id: patientId } = await givenPatient(shopper, "Other");
  const name = { firstName: "Dana", lastName: 'Katz"l' };
  await calls.patients.update({ id: patientId, ...name });
  await calls.session.keepForm({ path: "/patients/new", entries: Object.entries(name) });
  await calls.session.keepSearch({ search: { q: name.lastName } });
  await calls.patients.erase({ tenantId, patientId, name: `${name.firstName} ${name.lastName}`, reason: "other" });
  const { owner } = await testDatabase();
  expect(await owner.select().from(schema.keptForms)).toEqual([]);
  expect((await owner.select().from(schema.sessions)).map(({ searches }) => searches)).toEqual([{}]);
});

test("erasing is refused while work is open, with another name, and to staff; nothing changes", async () => {
  const { shopper, calls, tenantId, patientId, orderId } = await givenKnown();
  const erasure = { tenantId, patientId, name: "Quillfeather Zephyrquist", reason: "periodOver" } as const;
  const contents = await tableContents();
  await expect(calls.patients.erase(erasure)).rejects.toMatchObject({
    ...{ code: "patientHasOpenWork", status: 409, data: { orders: 1, inCarts: 0, requests: 0 } },
  });
  expect(await tableContents()).toEqual(contents);
  await deliver(shopper, orderId);
  const { locationId } = shopper;
  const carted = patientOrder(patientId, { right: mydayLine(-3, 1) });
  const { cart } = await calls.cart.sync({ locationId, preorders: [carted] });
  await expect(calls.patients.erase(erasure)).rejects.toMatchObject({ data: { orders: 0, inCarts: 1, requests: 0 } });
  await calls.cart.remove({ cartId: cart.id, preorderIds: [carted.id] });
  await expect(calls.patients.erase({ ...erasure, name: "Quillfeather" })).rejects.toMatchObject({ code: "nameDiffers", status: 422 });
  const staff = await callsFor(await givenPerson(shopper.practice, { email: "staff@einayim.example" }));
  await expect(staff.patients.erase(erasure)).rejects.toMatchObject({ code: "notPermitted" });
  await calls.patients.erase(erasure);
});

test("no other door can change what was ordered", async () => {
  const { tenantId } = await givenKnown();
  const { doors } = await testDatabase();
  const { orders } = schema;
  await expect(doors.withTenant(tenantId, ({ tx }) => tx.update(orders).set({ findings: [] }))).rejects.toThrow();
  await expect(doors.asErasureOf(tenantId, ({ tx }) => tx.update(orders).set({ netAmount: 1 }))).rejects.toThrow();
  await expect(doors.asErasureOf(tenantId, ({ tx }) => tx.delete(schema.auditEntries))).rejects.toThrow();
});
