import { beforeEach, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { givenPerson } from "~tests/helpers/given";
import { visitorOf } from "~tests/helpers/visitor";
import { givenCatalogue, givenPatient, givenShopper, mydayLine, patientOrder } from "~tests/services/cart/given-cart";

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
});

test("asks for a reason and the name, and erases for good", async () => {
  const shopper = await givenShopper({ role: "practiceAdmin" });
  const { id } = await givenPatient(shopper);
  const visitor = await visitorOf(shopper);
  const path = `/patients/${id}/erase`;
  expect((await visitor.get(`/patients/${id}/edit`)).document.querySelector(`a[href='${path}']`)).not.toBeNull();
  const empty = await visitor.post(path, {});
  expect([empty.status, empty.errorAt("erasure-name")]).toEqual([422, "Type the patient’s name."]);
  expect(empty.firstOf(["Choose a reason."])).not.toBeNull();
  const other = await visitor.post(path, { reason: "patientAsked", name: "Dana Cohen" });
  expect([other.status, other.errorAt("erasure-name"), other.valueOf("name")]).toEqual([
    422,
    "This is not the patient’s name.",
    "Dana Cohen",
  ]);
  expect(other.document.querySelector("input[value=patientAsked]")?.hasAttribute("checked")).toBe(true);
  const done = await visitor.post(path, { reason: "patientAsked", name: "Dana Levi" });
  expect([done.status, done.location]).toEqual([302, "/patients"]);
  expect((await visitor.follow(done)).firstOf(["The patient’s data was erased."])).not.toBeNull();
  expect((await visitor.get(`/patients/${id}`)).status).toBe(404);
  const again = await visitor.post(path, { reason: "patientAsked", name: "Dana Levi" });
  expect([again.status, again.location]).toEqual([302, "/patients"]);
});

test("lists the open work that prevents it, and is refused to staff", async () => {
  const shopper = await givenShopper({ role: "practiceAdmin" });
  const { id } = await givenPatient(shopper);
  const path = `/patients/${id}/erase`;
  const preorders = [patientOrder(id, { right: mydayLine(-3, 1) })];
  await shopper.calls.cart.sync({ locationId: shopper.locationId, preorders });
  const shown = await (await visitorOf(shopper)).get(path);
  expect(shown.html).toContain("1 line in a cart");
  expect(shown.document.querySelector("[name=reason]")).toBeNull();
  const staff = await visitorOf(await givenPerson(shopper.practice, { email: "staff@einayim.example" }));
  expect((await staff.get(path)).status).not.toBe(200);
  expect((await staff.get(`/patients/${id}/edit`)).document.querySelector(`a[href='${path}']`)).toBeNull();
});
