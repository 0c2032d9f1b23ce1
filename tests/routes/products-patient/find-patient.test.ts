import { beforeEach, expect, test } from "vitest";
import { loader as loadNewPatient } from "~/routes/patients/new-modal";
import { action as find, loader as loadFound } from "~/routes/products/patient-revenue/find";
import { loader as loadOrder, action as postOrder } from "~/routes/products/patient-revenue/patient-revenue";
import { resetDatabase } from "~tests/helpers/database";
import { locationOf, pageArgs } from "~tests/routes/patients/given-page";
import { givenShopper } from "~tests/services/cart/given-cart";
import { givenPatient } from "~tests/services/patients/patients";

beforeEach(resetDatabase);

test("the form of a new patient with the searched name opens over the half-typed order, and no address holds the name", async () => {
  const shopper = await givenShopper();
  const path = "/products/patient-revenue/find?form=kept";
  const answer = await find(await pageArgs(shopper, { path, form: { q: " Noa Barak ", intent: "add" } }));
  const to = locationOf(answer);
  expect(to).toMatch(/^\/products\/patient-revenue\/new-patient\?form=kept&s=[0-9a-f-]{36}$/);
  const { values } = await loadNewPatient(await pageArgs(shopper, { path: to }));
  expect(values).toMatchObject({ firstName: "Noa", lastName: "Barak" });
});

test("a search that is posted with the order keeps the order, and chooses the only patient it finds", async () => {
  const shopper = await givenShopper();
  const path = "/products/patient-revenue";
  const order = { note: "call first", intent: "find" };
  const none = await postOrder(await pageArgs(shopper, { path, form: { ...order, q: "Noa Barak" } }));
  expect(locationOf(none)).toMatch(/^\/products\/patient-revenue\/find\?s=[0-9a-f-]{36}&form=[0-9a-f-]{36}$/);
  const { searchTerm } = await loadFound(await pageArgs(shopper, { path: locationOf(none) }));
  expect(searchTerm).toBe("Noa Barak");
  const { id: patientId } = await givenPatient(shopper.calls, { lastName: "Barak" });
  const found = await postOrder(await pageArgs(shopper, { path, form: { ...order, q: "Barak" } }));
  expect(new URL(locationOf(found), "http://localhost").searchParams.get("patient")).toBe(patientId);
  const { state } = await loadOrder(await pageArgs(shopper, { path: locationOf(found) }));
  expect(state.draft.note).toBe("call first");
});
