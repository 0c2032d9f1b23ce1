import { beforeEach, expect, test } from "vitest";
import { loader as loadNewPatient } from "~/routes/patients/new-modal";
import { action as find } from "~/routes/products/patient-revenue/find";
import { resetDatabase } from "~tests/helpers/database";
import { locationOf, pageArgs } from "~tests/routes/patients/given-page";
import { givenShopper } from "~tests/services/cart/given-cart";

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
