import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { callsFor, givenPerson, givenPractice } from "~tests/helpers/given";
import { givenPatient, home, type TestCalls, tamar } from "./patients";

const changedElsewhere = { code: "changedElsewhere", status: 409 };
let tenantId: string;
let calls: TestCalls;
let colleague: TestCalls;

beforeEach(async () => {
  await resetDatabase();
  const practice = await givenPractice();
  tenantId = practice.tenantId;
  calls = await callsFor(await givenPerson(practice));
  colleague = await callsFor(await givenPerson(practice, { email: "colleague@einayim.example" }));
});

describe("a patient whom a colleague changed in the meantime", () => {
  const stored = async (patientId: string) => (await calls.patients.read({ tenantId, patientId })).patient;

  test("is not changed with the version seen before", async () => {
    const { id, version } = await givenPatient(calls);
    const { patient } = await colleague.patients.update({ id, ...tamar, phone: "050-000-0077", version });
    const stale = calls.patients.update({ id, ...tamar, email: "tamar@example.org", version });
    await expect(stale).rejects.toMatchObject(changedElsewhere);
    expect(await stored(id)).toEqual(patient);
  });

  test("is changed with the present version, and again when it is sent twice", async () => {
    const { id, version } = await givenPatient(calls);
    const change = { id, ...tamar, phone: "050-000-0077", version };
    const { patient } = await calls.patients.update(change);
    expect(patient.phone).toBe("050-000-0077");
    expect(await calls.patients.update(change)).toEqual({ patient });
  });

  test("is changed without a version, as other systems send it", async () => {
    const { id } = await givenPatient(calls);
    await colleague.patients.update({ id, ...tamar, phone: "050-000-0077" });
    expect((await calls.patients.update({ id, ...tamar })).patient.phone).toBe(tamar.phone);
  });

  test("is changed when only an address was added since", async () => {
    const { id, version } = await givenPatient(calls);
    await colleague.patients.addAddress({ tenantId, patientId: id, address: { id: uuid(), ...home } });
    expect((await calls.patients.update({ id, ...tamar, note: "calls at noon", version })).patient.note).toBe("calls at noon");
  });
});

describe("an address that a colleague changed in the meantime", () => {
  async function givenAddress() {
    const { id: patientId } = await givenPatient(calls);
    const { address } = await calls.patients.addAddress({ tenantId, patientId, address: { id: uuid(), ...home } });
    const change = (by: TestCalls, fields: object) =>
      by.patients.updateAddress({ tenantId, patientId, address: { id: address.id, ...home, ...fields } });
    const stored = async () => (await calls.patients.read({ tenantId, patientId })).patient.addresses;
    return { version: address.version, change, stored };
  }

  test("is not changed with the version seen before", async () => {
    const { version, change, stored } = await givenAddress();
    const { address } = await change(colleague, { phone: "050-000-0077", version });
    await expect(change(calls, { note: "ring twice", version })).rejects.toMatchObject(changedElsewhere);
    expect(await stored()).toEqual([address]);
  });

  test("is changed with the present version or none, again when sent twice, and after it was only verified", async () => {
    const { version, change } = await givenAddress();
    await change(colleague, { verification: "original" });
    const { address } = await change(calls, { note: "ring twice", version });
    expect(address).toMatchObject({ note: "ring twice", verified: false });
    expect((await change(calls, { note: "ring twice", version })).address).toEqual(address);
    expect((await change(calls, {})).address).toMatchObject({ note: "" });
  });
});
