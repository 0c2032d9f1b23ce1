import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Found } from "~/components/search/found";
import { resetDatabase } from "~tests/helpers/database";
import { openPages, visitorOf } from "~tests/helpers/visitor";
import { givenCatalogue, givenPatient, givenShopper } from "~tests/services/cart/given-cart";

beforeAll(async () => void (await openPages()));
beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
});

async function given() {
  const shopper = await givenShopper();
  const patient = await givenPatient(shopper);
  const visitor = await visitorOf(shopper);
  const recents = async () => (JSON.parse((await visitor.post("/search/live", { words: "" })).html) as Found).recents;
  return { shopper, patient, visitor, recents };
}

test("the search lists what a person opened before anything is typed (D172)", async () => {
  const { patient, visitor, recents } = await given();
  await visitor.get(`/patients/${patient.id}`);
  await visitor.get("/products/stock-revenue?series=il-myday");
  await visitor.get("/history/returns");
  await visitor.get("/cart");
  const { visits, actions } = (await recents()) ?? { visits: [], actions: [] };
  expect(visits.map(({ id }) => id)).toEqual([patient.id, "il-myday"]);
  expect(actions.map(({ title }) => title)).toEqual(["New patient", "Usual order", "Receive a delivery", "Templates"]);
});

test("the search page lists it as links without JavaScript", async () => {
  const { patient, visitor } = await given();
  await visitor.get(`/patients/${patient.id}`);
  const page = await visitor.get("/search");
  expect(page.textsAt("main section h2")).toEqual(["Recent", "Actions"]);
  expect(page.document.querySelector(`main a[href="/patients/${patient.id}"]`)?.textContent).toBe("Dana Levi");
  expect(page.document.querySelector('main a[href="/products/templates"]')).not.toBeNull();
});

test("what does not exist is not listed, and URLs and the log contain no name", async () => {
  const { visitor, recents } = await given();
  expect((await visitor.get("/patients/00000000-0000-4000-8000-000000000000")).status).toBe(404);
  expect((await visitor.get("/products/details/il-none")).status).toBe(404);
  expect((await recents())?.visits).toEqual([]);
  expect(visitor.logged.join("")).not.toContain("Levi");
});
