import { v7 as uuid } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { suggestionText } from "~/forms/patients/suggestion-text";
import { action as change, loader as loadChange } from "~/routes/patients/edit-address";
import { action as add, loader as loadAdd } from "~/routes/patients/new-address";
import { loader as loadVerify, action as pick } from "~/routes/patients/verify-address";
import { resetDatabase } from "~tests/helpers/database";
import { callsFor, givenPerson, givenPractice } from "~tests/helpers/given";
import { visitorOf } from "~tests/helpers/visitor";
import { givenPatient, home, type TestCalls } from "~tests/services/patients/patients";
import { locationOf, pageArgs, refusalOf } from "./given-page";

let person: Awaited<ReturnType<typeof givenPerson>>;
let calls: TestCalls;
let patientId: string;

beforeEach(async () => {
  await resetDatabase();
  person = await givenPerson(await givenPractice());
  calls = await callsFor(person);
  patientId = (await givenPatient(calls)).id;
});

const addressesOf = async () => (await calls.patients.read({ tenantId: person.tenantId, patientId })).patient.addresses;
const form = (part: Record<string, string> = {}) => ({ id: uuid(), note: "", ...home, ...part });
const addresses = () => `/patients/${patientId}/addresses`;
const send = async (typed: Record<string, string>, path = `${addresses()}/new`) =>
  add(await pageArgs(person, { path, params: { patientId }, form: typed }));

test("a new address begins with the patient's phone, the market's rules and its cities", async () => {
  const loaded = await loadAdd(await pageArgs(person, { params: { patientId } }));
  expect(loaded.values).toMatchObject({ phone: "050-000-4417", street: "" });
  expect(loaded.rules).toMatchObject({ country: "IL", shipsToPatients: true, digits: 7 });
  expect(loaded.cities.length).toBeGreaterThanOrEqual(80);
});

test("an address that the register knows as typed is saved and verified without a question", async () => {
  expect(locationOf(await send(form()))).toBe(`/patients/${patientId}`);
  const [saved] = await addressesOf();
  expect(saved).toMatchObject({ ...home, verified: true });
  // Reopened, the step does not say that the register spells it differently.
  const step = await (await visitorOf(person)).get(`${addresses()}/${saved?.id}/verify`);
  expect(step.textAt("dialog form p")).toBe("This address is in the register.");
});

test("any other address is saved unverified and leads to the verification step, where the suggestion can be picked", async () => {
  const typed = form({ zip: "3300000" });
  const params = { patientId, addressId: typed.id };
  const dialogs = `/products/patient-revenue${addresses()}`;
  const to = locationOf(await send(typed, `${dialogs}/new?form=1&id=${typed.id}&index`));
  expect(to).toBe(`${dialogs}/${typed.id}/verify?form=1`);
  expect(await addressesOf()).toMatchObject([{ zip: "3300000", verified: false }]);
  const step = await loadVerify(await pageArgs(person, { path: to, params }));
  expect(step).toMatchObject({ result: "zipMismatch", original: { zip: "3300000" }, suggestions: [{ zip: "3300114" }] });
  expect(
    locationOf(await pick(await pageArgs(person, { path: to, params, form: { pick: suggestionText({ ...home, zip: "3300114" }) } }))),
  ).toBe("/products/patient-revenue?form=1");
  expect(await addressesOf()).toMatchObject([{ zip: "3300114", phone: "050-000-4417", verified: true }]);
});

test("the address as typed can be kept, and stays unverified", async () => {
  const typed = form({ street: "5 Elm Lane" });
  await send(typed);
  const params = { patientId, addressId: typed.id };
  expect(await loadVerify(await pageArgs(person, { params }))).toMatchObject({ result: "notVerified", suggestions: [] });
  const path = `${addresses()}/${typed.id}/verify`;
  expect(locationOf(await pick(await pageArgs(person, { path, params, form: { pick: "original" } })))).toBe(`/patients/${patientId}`);
  expect(await addressesOf()).toMatchObject([{ street: "5 Elm Lane", verified: false }]);
});

test.each<Record<string, string>>([{}, { pick: suggestionText({ ...home, zip: "3300109" }) }, { pick: "another" }])(
  "the pick %j is refused, and nothing changes",
  async (picked) => {
    const typed = form({ zip: "3300000" });
    await send(typed);
    const before = await addressesOf();
    const answer = await pick(await pageArgs(person, { params: { patientId, addressId: typed.id }, form: { other: "", ...picked } }));
    expect(refusalOf(answer)).toEqual({ status: 422, data: { present: null } });
    expect(await addressesOf()).toEqual(before);
  },
);

test("a refused address comes back with everything that was typed, and nothing is stored", async () => {
  const typed = form({ street: "Almond Lane", zip: "33001", phone: "", note: "ring twice" });
  const { status, data } = refusalOf(await send(typed));
  expect(status).toBe(422);
  expect(data.values).toEqual({ ...typed, version: "" });
  expect(data.refused).toEqual({ fields: { street: "houseNumberMissing", zip: "postcodeOldFiveDigits", phone: "phoneRequired" } });
  expect(await addressesOf()).toEqual([]);
});

test.each([
  ["33001", "3300114"],
  ["", "3300114"],
  ["33001", null],
])("for the postcode %j the register's own, %j, is shown when it knows the street", async (zip, postcode) => {
  const street = postcode ? "14 Almond Lane" : "3 Unknown Lane";
  const { status, data } = refusalOf(await send(form({ street, zip })));
  expect([status, data.postcode]).toEqual([422, postcode]);
  expect(await addressesOf()).toEqual([]);
});

test("an address added from an order has the id that the order expects", async () => {
  const id = uuid();
  expect((await loadAdd(await pageArgs(person, { path: `/?id=${id}`, params: { patientId } }))).values.id).toBe(id);
  const other = (await loadAdd(await pageArgs(person, { path: "/?id=nonsense", params: { patientId } }))).values.id;
  expect(other).toMatch(/^[0-9a-f-]{36}$/);
});

test("an address is changed in its own form, whatever id the form sends; another patient's is not found", async () => {
  const typed = form();
  await send(typed);
  const params = { patientId, addressId: typed.id };
  expect((await loadChange(await pageArgs(person, { params }))).values).toMatchObject(typed);
  await change(await pageArgs(person, { params, form: { ...typed, id: uuid(), note: "ring twice" } }));
  expect(await addressesOf()).toMatchObject([{ id: typed.id, note: "ring twice", verified: true }]);
  const other = { patientId: (await givenPatient(calls, { firstName: "Noa" })).id, addressId: typed.id };
  const notFound = expect.objectContaining({ init: expect.objectContaining({ status: 404 }) });
  await expect(loadChange(await pageArgs(person, { params: other }))).rejects.toEqual(notFound);
  await expect(change(await pageArgs(person, { params: other, form: typed }))).rejects.toEqual(notFound);
  await expect(loadVerify(await pageArgs(person, { params: other }))).rejects.toEqual(notFound);
});
