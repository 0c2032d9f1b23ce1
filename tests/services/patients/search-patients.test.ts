import { safe } from "@orpc/client";
import { beforeEach, describe, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { callsFor, givenPerson, givenPractice } from "~tests/helpers/given";
import { auditedActs, givenPatient, type TestCalls } from "./patients";

let practice: Awaited<ReturnType<typeof givenPractice>>;
let calls: TestCalls;

beforeEach(async () => {
  await resetDatabase();
  practice = await givenPractice({ locations: 2 });
  calls = await callsFor(await givenPerson(practice));
});

const add = (lastName: string, firstName = "", more = {}) =>
  givenPatient(calls, { firstName, lastName, dob: null, phone: null, customerId: null, ...more });
const search = (searchTerm: string, more = {}) => calls.patients.search({ tenantId: practice.tenantId, searchTerm, ...more });
const namesOf = async (searchTerm: string, more = {}) =>
  (await search(searchTerm, more)).patients.map(({ firstName, lastName }) => `${lastName} ${firstName}`.trim());

describe("a patient is found", () => {
  test.each([
    ["the first name", "tamar"],
    ["the last name", "oren"],
    ["both in either order", "oren tamar"],
    ["both the other way", "Tamar Oren"],
    ["beginnings of both", "or ta"],
    ["another case and accents", "TÁMAR"],
    ["part of a double name", "bar"],
    ["the whole customer id", "E-20418"],
    ["the customer id without its letters", "20418"],
    ["the external id", "ext-77"],
    ["the phone as dialled", "050-000-4417"],
    ["the phone from abroad", "+972 50 000 4417"],
    ["the beginning of the phone", "050000"],
    ["the last digits of the phone", "4417"],
    ["name and last digits of the phone", "tamar 4417"],
  ])("by %s", async (_, term) => {
    await add("Oren-Bar", "Tamar", { phone: "0500004417", customerId: "E-20418", externalId: "EXT-77" });
    await add("Levi", "Noa", { phone: "0520009999", customerId: "E-9" });
    expect(await namesOf(term)).toEqual(["Oren-Bar Tamar"]);
  });

  test("in Hebrew without niqqud and quotation marks", async () => {
    await add("צ'רני", "דָּוִד");
    expect(await namesOf("דוד צרני")).toEqual(["צ'רני דָּוִד"]);
  });

  test("in Korean with and without the space, family name first or last", async () => {
    await add("김", "민수");
    for (const term of ["김민수", "김민", "민수 김", "김 민"]) expect(await namesOf(term)).toEqual(["김 민수"]);
  });

  test("not by the middle of a word, nor by punctuation alone", async () => {
    await add("Oren", "Tamar");
    expect(await namesOf("ren")).toEqual([]);
    expect(await namesOf("tamar levi")).toEqual([]);
    expect(await namesOf("o%")).toEqual(["Oren Tamar"]);
    expect(await namesOf("100%")).toEqual([]);
  });
});

test("exact numbers and phones come first, then whole names, then beginnings in the order of names", async () => {
  await add("Orenstein", "Avi");
  await add("Oren", "Tal");
  await add("Oren");
  await add("Levi", "Oren");
  await add("Ziv", "Ora", { customerId: "OREN" });
  expect(await namesOf("oren")).toEqual(["Ziv Ora", "Oren", "Levi Oren", "Oren Tal", "Orenstein Avi"]);
  expect(await namesOf("oren levi")).toEqual(["Levi Oren"]);
});

test("a text finds each patient once, though several words begin with it", async () => {
  await add("Dan", "Daniel");
  await add("Danino", "Dana");
  expect(await namesOf("dan")).toEqual(["Dan Daniel", "Danino Dana"]);
});

describe("pages", () => {
  test("follow each other by a key without names until all are shown", async () => {
    for (let index = 10; index < 35; index += 1) await add(`Cohen ${index}`, index % 2 ? "Dan" : "Dana");
    const pages: string[][] = [];
    let next: string | null = null;
    do {
      const answer: Awaited<ReturnType<typeof search>> = await search("da coh", { pageSize: 10, ...(next ? { next } : {}) });
      pages.push(answer.patients.map(({ lastName }) => lastName));
      next = answer.next;
      expect(next ?? "").not.toMatch(/cohen|dan/i);
    } while (next);
    expect(pages.map(({ length }) => length)).toEqual([10, 10, 5]);
    expect(new Set(pages.flat()).size).toBe(25);
    expect(pages.flat()).toEqual(pages.flat().toSorted());
  });

  test("have exact hits on the first only, also when they fill it", async () => {
    for (const dob of ["1990-01-01", "1991-01-01", "1992-01-01"]) await add("Oren", "Tal", { dob });
    await add("Orenstein", "Tal");
    const first = await search("tal oren", { pageSize: 3 });
    expect(first.patients.map(({ lastName }) => lastName)).toEqual(["Oren", "Oren", "Oren"]);
    const second = await search("tal oren", { pageSize: 3, next: first.next ?? "" });
    expect(second.patients.map(({ lastName }) => lastName)).toEqual(["Orenstein"]);
    expect(second.next).toBeNull();
  });

  test("list everybody by family name without a text", async () => {
    for (const name of ["Levi", "Álvarez", "Cohen"]) await add(name);
    const first = await search("", { pageSize: 2 });
    expect(first.patients.map(({ lastName }) => lastName)).toEqual(["Álvarez", "Cohen"]);
    expect((await search(" ", { pageSize: 2, next: first.next ?? "" })).patients.map(({ lastName }) => lastName)).toEqual(["Levi"]);
  });

  test("end with an invalid key", async () => {
    await add("Oren");
    expect(await search("oren", { next: "garbage" })).toEqual({ patients: [], next: null });
  });
});

describe("the right to see", () => {
  test("staff find patients of their locations only, admins those of all (D13)", async () => {
    await add("Oren", "Here", { locationId: practice.locationIds[0] });
    await add("Oren", "There", { locationId: practice.locationIds[1] });
    const bound = await callsFor(await givenPerson(practice, { email: "bound@einayim.example", locationIds: [practice.locationIds[0]] }));
    const admin = await callsFor(await givenPerson(practice, { role: "practiceAdmin", locationIds: [practice.locationIds[0]] }));
    const { tenantId } = practice;
    for (const searchTerm of ["oren", ""]) {
      expect((await bound.patients.search({ tenantId, searchTerm })).patients.map(({ firstName }) => firstName)).toEqual(["Here"]);
      expect((await admin.patients.search({ tenantId, searchTerm })).patients).toHaveLength(2);
    }
  });

  test("another practice finds nothing, and its id is not found (D35)", async () => {
    await add("Oren");
    const carmel = await givenPractice({ subDomain: "carmel" });
    const foreign = await callsFor(await givenPerson(carmel));
    expect((await foreign.patients.search({ tenantId: carmel.tenantId, searchTerm: "oren" })).patients).toEqual([]);
    expect((await safe(foreign.patients.search({ tenantId: practice.tenantId, searchTerm: "oren" })))[0]).toMatchObject({
      code: "notFound",
    });
  });

  test("a search is one view of the list in the audit trail, without the text (D32)", async () => {
    await add("Oren");
    await search("oren");
    expect((await auditedActs()).slice(1)).toEqual([["patientViewed", null]]);
  });
});
