import { safe } from "@orpc/client";
import { v7 as uuid } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { callsFor, givenPerson, givenPractice } from "~tests/helpers/given";
import { auditedActs, givenPatient, home, type TestCalls } from "./patients";

let practice: Awaited<ReturnType<typeof givenPractice>>;
let calls: TestCalls;
let patientId: string;

beforeEach(async () => {
  await resetDatabase();
  practice = await givenPractice();
  calls = await callsFor(await givenPerson(practice));
  patientId = (await givenPatient(calls)).id;
});

const add = (fields = {}, id = uuid()) =>
  calls.patients.addAddress({ tenantId: practice.tenantId, patientId, address: { id, ...home, ...fields } });
const addressesOf = async () => (await calls.patients.read({ tenantId: practice.tenantId, patientId })).patient.addresses;

test("an address is stored unverified, with country and state of the market, and once however often it is sent", async () => {
  const id = uuid();
  const { address } = await add({ zip: " 33001 14 ", phone: "+972500004417", note: " ring twice " }, id);
  expect(address).toEqual({
    ...{ id, street: "14 Almond Lane", street2: "flat 6", zip: "3300114", city: "Haifa", state: "Israel", country: "Israel" },
    ...{ phone: "050-000-4417", note: "ring twice", verified: false, version: expect.any(String) },
  });
  await add({}, id);
  expect(await addressesOf()).toEqual([address]);
  expect((await auditedActs())[1]).toEqual(["patientChanged", patientId]);
});

test("a patient can have several addresses, in the order they were added", async () => {
  await add();
  await add({ street: "7 Pine Street", zip: "3463207" });
  expect((await addressesOf()).map(({ street }) => street)).toEqual(["14 Almond Lane", "7 Pine Street"]);
});

test.each([
  ["no street", { street: " " }, { street: "streetRequired" }],
  ["no house number", { street: "Almond Lane" }, { street: "houseNumberMissing" }],
  ["no city", { city: "" }, { city: "cityRequired" }],
  ["no postcode", { zip: "" }, { zip: "postcodeRequired" }],
  ["the postcode of five digits", { zip: "33001" }, { zip: "postcodeOldFiveDigits" }],
  ["six digits", { zip: "330011" }, { zip: "postcodeInvalid" }],
  ["no phone", { phone: "" }, { phone: "phoneRequired" }],
  ["a phone that cannot be", { phone: "12" }, { phone: "phoneInvalid" }],
])("with %s it is refused by field, and nothing is stored", async (_, part, fields) => {
  expect((await safe(add(part)))[0]).toMatchObject({ code: "invalidFields", status: 422, data: { fields } });
  expect(await addressesOf()).toEqual([]);
});

test("the verification step marks it verified when the register knows it, and a later change resets that", async () => {
  const { address } = await add();
  const change = (fields: object) =>
    calls.patients.updateAddress({ tenantId: practice.tenantId, patientId, address: { ...home, id: address.id, ...fields } });
  expect((await change({ verification: "suggested" })).address.verified).toBe(true);
  expect((await change({ street: "5 Elm Lane", verification: "original" })).address.verified).toBe(false);
  expect((await change({ verification: "original" })).address.verified).toBe(true);
  expect((await change({ note: "third floor" })).address.verified).toBe(false);
});

test("in Korea the postcode has five digits and the country is Korea", async () => {
  const korean = await givenPractice({ subDomain: "hanbit", edition: "KR" });
  const koreanCalls = await callsFor(await givenPerson(korean));
  const { id } = await givenPatient(koreanCalls, { phone: null });
  const address = { id: uuid(), street: "세종대로 110", zip: "04524", city: "서울", phone: "010-0000-0012" };
  const answer = await koreanCalls.patients.addAddress({ tenantId: korean.tenantId, patientId: id, address });
  expect(answer.address).toMatchObject({ zip: "04524", country: "Korea", state: "" });
  const [refusal] = await safe(
    koreanCalls.patients.addAddress({ tenantId: korean.tenantId, patientId: id, address: { ...address, id: uuid(), zip: "3300114" } }),
  );
  expect(refusal).toMatchObject({ data: { fields: { zip: "postcodeInvalid" } } });
});

test("addresses of a foreign patient or practice are not found (D35)", async () => {
  const { address } = await add();
  const carmel = await givenPractice({ subDomain: "carmel" });
  const foreign = await callsFor(await givenPerson(carmel));
  const other = await givenPatient(calls, { firstName: "Noa" });
  const attempts = [
    () => foreign.patients.addAddress({ tenantId: carmel.tenantId, patientId, address: { ...home, id: uuid() } }),
    () => foreign.patients.updateAddress({ tenantId: practice.tenantId, patientId, address: { ...home, id: address.id } }),
    () =>
      calls.patients.updateAddress({ tenantId: practice.tenantId, patientId: other.id, address: { ...home, id: address.id, note: "x" } }),
    () => calls.patients.updateAddress({ tenantId: practice.tenantId, patientId, address: { ...home, id: uuid() } }),
    () => calls.patients.addAddress({ tenantId: practice.tenantId, patientId: other.id, address: { ...home, id: address.id } }),
  ];
  for (const attempt of attempts) expect((await safe(attempt()))[0]).toMatchObject({ code: "notFound", status: 404 });
  expect(await addressesOf()).toEqual([address]);
});
