import { safe } from "@orpc/client";
import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { callsFor, givenPerson, givenPractice, now } from "~tests/helpers/given";
import { auditedActs, givenPatient, patientRows, type TestCalls, tamar } from "./patients";

let practice: Awaited<ReturnType<typeof givenPractice>>;
let calls: TestCalls;

beforeEach(async () => {
  await resetDatabase();
  practice = await givenPractice({ locations: 2 });
  calls = await callsFor(await givenPerson(practice));
});

describe("a new patient", () => {
  test("is stored with every field in the location the person works in", async () => {
    const id = uuid();
    const { patient } = await calls.patients.create({
      ...{ id, ...tamar, phone: "+972500004417", email: " \u200ftamar@example.org ", sms: true, externalId: "77", note: " calls at noon " },
      shiptoPatient: true,
    });
    expect(patient).toEqual({
      ...{ id, externalId: "77", customerId: "E-20418", firstName: "Tamar", lastName: "Oren", dob: "1994-03-12" },
      ...{ phone: "050-000-4417", email: "tamar@example.org", sms: true, note: "calls at noon" },
      ...{ tenantId: practice.tenantId, subDomain: "einayim", locationId: practice.locationIds[0] },
      ...{ shiptoPatient: true, rxExpiresOn: null, addresses: [], lastOrderedAt: null, version: expect.any(String) },
    });
    expect(await auditedActs()).toEqual([["patientCreated", id]]);
  });

  test("has no phone, e-mail or number of which nothing is visible", async () => {
    const nothing = "\u200f";
    const { patient } = await calls.patients.create({
      id: uuid(),
      lastName: "Oren",
      phone: nothing,
      email: nothing,
      externalId: nothing,
      dob: nothing,
    });
    expect(patient).toMatchObject({ phone: null, email: null, externalId: null, dob: null });
  });

  test("needs a last name only, and is made once however often it is sent", async () => {
    const id = uuid();
    const first = await calls.patients.create({ id, lastName: "Oren" });
    const second = await calls.patients.create({ id, lastName: "Oren" });
    expect(second).toEqual(first);
    expect(await patientRows()).toHaveLength(1);
  });

  test.each([
    ["no last name", { lastName: "  " }, { lastName: "lastNameRequired" }],
    ["an invisible last name", { lastName: "\u200e" }, { lastName: "lastNameRequired" }],
    ["a last name without a letter", { lastName: "-" }, { lastName: "lastNameRequired" }],
    ["a date of birth to come", { dob: "2026-11-25" }, { dob: "dobInFuture" }],
    ["a date of birth before 1900", { dob: "1899-12-31" }, { dob: "dobTooLongAgo" }],
    ["a date that does not exist", { dob: "2001-02-29" }, { dob: "dobInvalid" }],
    ["a phone that cannot be", { phone: "05-12" }, { phone: "phoneInvalid" }],
    ["a phone with letters", { phone: "0541234567x" }, { phone: "phoneInvalid" }],
    ["an e-mail that cannot be", { email: "tamar" }, { email: "emailInvalid" }],
    [
      "several mistakes",
      { lastName: "", dob: "x", phone: "1" },
      { lastName: "lastNameRequired", dob: "dobInvalid", phone: "phoneInvalid" },
    ],
  ])("with %s is refused by field, and nothing is stored", async (_, part, fields) => {
    const [refusal] = await safe(calls.patients.create({ id: uuid(), ...tamar, ...part }));
    expect(refusal).toMatchObject({ code: "invalidFields", status: 422, data: { fields } });
    expect(await patientRows()).toEqual([]);
    expect(await auditedActs()).toEqual([]);
  });

  test("in Korea is not marked for shipping to the patient (D4), and has a Korean phone", async () => {
    const korean = await callsFor(await givenPerson(await givenPractice({ subDomain: "hanbit", edition: "KR" })));
    const [refusal] = await safe(korean.patients.create({ id: uuid(), lastName: "김", phone: "010-0000-0012", shiptoPatient: true }));
    expect(refusal).toMatchObject({ code: "invalidFields", data: { fields: { shiptoPatient: "shipToPatientNotOffered" } } });
    expect((await korean.patients.create({ id: uuid(), lastName: "김", phone: "+821000000012" })).patient.phone).toBe("010-0000-0012");
  });

  test.each([
    ["2125550100", "(212) 555-0100"],
    ["(212) 555-0100", "(212) 555-0100"],
    ["3112345678", "031-1234-5678"],
    ["02 123 4567", "02-123-4567"],
  ])("in Korea the phone %s is stored as %s and found by its digits", async (typed, stored) => {
    const korean = await callsFor(await givenPerson(await givenPractice({ subDomain: "hanbit", edition: "KR" })));
    const { patient } = await korean.patients.create({ id: uuid(), lastName: "김", phone: typed });
    expect(patient.phone).toBe(stored);
    const found = await korean.patients.search({ tenantId: patient.tenantId, searchTerm: typed.replace(/\D/g, "") });
    expect(found.patients.map(({ id }) => id)).toEqual([patient.id]);
  });

  test("in Israel ten digits of another country are refused without its plus sign", async () => {
    const [refusal] = await safe(calls.patients.create({ id: uuid(), ...tamar, phone: "(212) 555-0100" }));
    expect(refusal).toMatchObject({ code: "invalidFields", data: { fields: { phone: "phoneInvalid" } } });
    expect(await patientRows()).toEqual([]);
  });

  test("for another of the person's locations is stored there, for a foreign one is not found (D35)", async () => {
    const other = practice.locationIds[1];
    expect((await givenPatient(calls, { locationId: other })).locationId).toBe(other);
    const bound = await callsFor(await givenPerson(practice, { email: "bound@einayim.example", locationIds: [practice.locationIds[0]] }));
    const [refusal] = await safe(bound.patients.create({ id: uuid(), lastName: "Levi", locationId: other }));
    expect(refusal).toMatchObject({ code: "notFound", status: 404 });
    expect(await patientRows()).toHaveLength(1);
  });
});

describe("first name, last name and date of birth are unique in the practice", () => {
  test.each([
    ["case, spaces and accents", { firstName: "  támar", lastName: "OREN " }],
    ["the rest of the fields", { phone: null, customerId: null }],
  ])("a different %s does not make another patient", async (_, part) => {
    const { id } = await givenPatient(calls);
    const [refusal] = await safe(calls.patients.create({ id: uuid(), ...tamar, ...part }));
    expect(refusal).toMatchObject({ code: "duplicatePatient", status: 422, data: { patientId: id } });
    expect(await patientRows()).toHaveLength(1);
  });

  test("without a date of birth the names alone must be unique, and one with a date is another", async () => {
    const { id } = await givenPatient(calls, { dob: null });
    const [refusal] = await safe(calls.patients.create({ id: uuid(), ...tamar, dob: null }));
    expect(refusal).toMatchObject({ code: "duplicatePatient", data: { patientId: id } });
    await givenPatient(calls);
    expect(await patientRows()).toHaveLength(2);
  });

  test("the existing patient is not named to people who may not see them (D13)", async () => {
    await givenPatient(calls, { locationId: practice.locationIds[1] });
    const bound = await callsFor(await givenPerson(practice, { email: "bound@einayim.example", locationIds: [practice.locationIds[0]] }));
    const [refusal] = await safe(bound.patients.create({ id: uuid(), ...tamar }));
    expect(refusal).toMatchObject({ code: "duplicatePatient", data: { patientId: null } });
  });

  test("in another practice the same person is another patient", async () => {
    await givenPatient(calls);
    const carmel = await callsFor(await givenPerson(await givenPractice({ subDomain: "carmel" })));
    await givenPatient(carmel);
    expect(await patientRows()).toHaveLength(2);
  });

  test("twenty people who add the same patient at the same moment make one", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => safe(calls.patients.create({ id: uuid(), ...tamar }))));
    const [row] = await patientRows();
    expect(await patientRows()).toHaveLength(1);
    expect(answers.filter(([refusal]) => refusal === null)).toHaveLength(1);
    for (const [refusal] of answers) if (refusal) expect(refusal).toMatchObject({ code: "duplicatePatient", data: { patientId: row?.id } });
  });

  test("of twenty patients renamed to the same name at the same moment one gets it", async () => {
    const patients = [];
    for (let index = 0; index < 20; index += 1) patients.push(await givenPatient(calls, { lastName: `Oren ${index}` }));
    const answers = await Promise.all(patients.map(({ id }) => safe(calls.patients.update({ id, ...tamar, lastName: "Shalev" }))));
    expect(answers.filter(([refusal]) => refusal === null)).toHaveLength(1);
    for (const [refusal] of answers) if (refusal) expect(refusal).toMatchObject({ code: "duplicatePatient" });
    expect((await patientRows()).filter(({ lastName }) => lastName === "Shalev")).toHaveLength(1);
  });
});

describe("a change", () => {
  test("overwrites the fields, keeps the location, and makes the patient findable under the new name only", async () => {
    const { id } = await givenPatient(calls, { locationId: practice.locationIds[1] });
    const { patient } = await calls.patients.update({ id, firstName: "Tamar", lastName: "Shalev", note: "married" });
    expect(patient).toMatchObject({
      lastName: "Shalev",
      dob: null,
      phone: null,
      customerId: null,
      note: "married",
      locationId: practice.locationIds[1],
    });
    const { tenantId } = practice;
    expect((await calls.patients.search({ tenantId, searchTerm: "oren" })).patients).toEqual([]);
    expect((await calls.patients.search({ tenantId, searchTerm: "shal" })).patients).toHaveLength(1);
    expect((await auditedActs()).slice(0, 2)).toEqual([
      ["patientCreated", id],
      ["patientChanged", id],
    ]);
  });

  test("to the name of another patient is refused, and nothing changes", async () => {
    const { id: other } = await givenPatient(calls);
    const before = await givenPatient(calls, { firstName: "Noa" });
    const [refusal] = await safe(calls.patients.update({ id: before.id, ...tamar }));
    expect(refusal).toMatchObject({ code: "duplicatePatient", data: { patientId: other } });
    const { patient } = await calls.patients.read({ tenantId: practice.tenantId, patientId: before.id });
    expect(patient).toEqual(before);
  });

  test("with mistakes is refused by field, and nothing changes", async () => {
    const before = await givenPatient(calls);
    const [refusal] = await safe(calls.patients.update({ id: before.id, ...tamar, lastName: "", email: "x" }));
    expect(refusal).toMatchObject({ code: "invalidFields", data: { fields: { lastName: "lastNameRequired", email: "emailInvalid" } } });
    expect((await calls.patients.read({ tenantId: practice.tenantId, patientId: before.id })).patient).toEqual(before);
  });

  test("of a patient of another practice or location is not found (D35)", async () => {
    const { id } = await givenPatient(calls, { locationId: practice.locationIds[1] });
    const carmel = await callsFor(await givenPerson(await givenPractice({ subDomain: "carmel" })));
    const bound = await callsFor(await givenPerson(practice, { email: "bound@einayim.example", locationIds: [practice.locationIds[0]] }));
    for (const foreign of [carmel, bound]) {
      expect((await safe(foreign.patients.update({ id, ...tamar, lastName: "X" })))[0]).toMatchObject({ code: "notFound", status: 404 });
      expect((await safe(foreign.patients.update({ id: uuid(), ...tamar })))[0]).toMatchObject({ code: "notFound", status: 404 });
    }
    expect((await patientRows())[0]).toMatchObject({ lastName: "Oren", updatedAt: now });
  });
});

describe("reading", () => {
  test("is a view in the audit trail; a foreign patient is not found and not recorded", async () => {
    const { id } = await givenPatient(calls);
    await calls.patients.read({ tenantId: practice.tenantId, patientId: id });
    expect((await auditedActs()).at(-1)).toEqual(["patientViewed", id]);
    const carmel = await givenPractice({ subDomain: "carmel" });
    const foreign = await callsFor(await givenPerson(carmel));
    for (const tenantId of [carmel.tenantId, practice.tenantId]) {
      expect((await safe(foreign.patients.read({ tenantId, patientId: id })))[0]).toMatchObject({ code: "notFound", status: 404 });
    }
    expect(await auditedActs()).toHaveLength(2);
  });
});
