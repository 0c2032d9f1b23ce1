import { beforeEach, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { givenPractice } from "~tests/helpers/given";
import { givenBelongings } from "~tests/services/belongings";
import { givenCatalogue, givenShopper, shopperOf } from "~tests/services/cart/given-cart";

beforeEach(resetDatabase);

async function givenAdmin() {
  await givenCatalogue();
  const practice = await givenPractice();
  const admin = await shopperOf(practice, { role: "practiceAdmin" });
  const mine = await givenBelongings(admin, "Levi");
  const { orders } = await admin.calls.orders.detail({ tenantId: admin.tenantId, cartId: mine.orderedCart });
  return { admin, mine, number: orders[0]?.confirmationNum ?? "" };
}

test("an order is found by its number, a patient by the customer number, in any letter case", async () => {
  const { admin, mine, number } = await givenAdmin();
  const tamar = { id: mine.patient, firstName: "Tamar", lastName: "Oren", phone: "050-000-4417", customerId: "E-20418" };
  await admin.calls.patients.update(tamar);
  const find = (sought: string) => admin.calls.audit.findSubjects({ number: sought });
  expect(await find(number.toLowerCase())).toEqual({ subjects: [{ kind: "order", id: mine.order, label: number }] });
  expect(await find("e-20418")).toEqual({ subjects: [{ kind: "patient", id: mine.patient, label: "E-20418" }] });
  expect(await find(`\u2066${number}\u2069`)).toEqual(await find(number));
  expect((await find("Ｅ－２０４１８")).subjects).toHaveLength(1);
  for (const other of ["E-2041", number.slice(0, -1), "-"]) expect(await find(other)).toEqual({ subjects: [] });
});

test("the trail of one order holds its cart's entries too, and that of one patient no other's", async () => {
  const { admin, mine } = await givenAdmin();
  await admin.calls.orders.detail({ tenantId: admin.tenantId, cartId: mine.orderedCart });
  const ofOrder = await admin.calls.audit.list({ subjectKind: "order", subjectId: mine.order });
  expect(new Set(ofOrder.entries.map(({ subject }) => subject.id))).toEqual(new Set([mine.orderedCart]));
  expect(ofOrder.entries.map(({ action }) => action)).toContain("ordered");
  const ofCart = await admin.calls.audit.list({ subjectKind: "cart", subjectId: mine.orderedCart });
  expect(ofCart.entries).toEqual(ofOrder.entries);
  const ofPatient = await admin.calls.audit.list({ subjectKind: "patient", subjectId: mine.patient });
  expect(ofPatient.entries.map(({ subject }) => subject.id)).toEqual(ofPatient.entries.map(() => mine.patient));
  expect(ofPatient.entries.map(({ action }) => action)).toContain("noteWritten");
});

test("another practice's numbers are not found", async () => {
  const { number } = await givenAdmin();
  const stranger = await givenShopper({ subDomain: "carmel", role: "practiceAdmin" });
  expect(await stranger.calls.audit.findSubjects({ number })).toEqual({ subjects: [] });
});
