import { beforeEach, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { callContextFor, callsFor, givenPerson, givenPractice } from "~tests/helpers/given";

const address = { street: "14 Almond Lane", street2: "flat 6", zip: "3300000", city: "Haifa" };
let person: Awaited<ReturnType<typeof givenPerson>>;

beforeEach(async () => {
  await resetDatabase();
  person = await givenPerson(await givenPractice());
});

test("the original and the suggestion are both complete addresses of the market", async () => {
  const calls = await callsFor(person);
  expect(await calls.addresses.validate({ address })).toEqual({
    result: "zipMismatch",
    original: { ...address, country: "IL" },
    suggestions: [{ ...address, zip: "3300114", country: "IL" }],
  });
});

test("a verifier that cannot be reached makes it unable to verify", async () => {
  const settings = { ...(await callContextFor(person)).settings, addressVerifierUrl: "http://127.0.0.1:1/" };
  const calls = await callsFor(person, { settings });
  expect(await calls.addresses.validate({ address })).toMatchObject({ result: "unableToVerify", suggestions: [] });
});

test("the cities of a country come with the names and abbreviations people type", async () => {
  const calls = await callsFor(person);
  const { cities } = await calls.addresses.cities({ country: "IL" });
  expect(cities.length).toBeGreaterThanOrEqual(80);
  expect(cities).toContainEqual({ code: "il-haifa", names: { he: "חיפה", en: "Haifa" }, abbreviations: [] });
  expect((await calls.addresses.cities({ country: "KR" })).cities[0]).toMatchObject({
    code: "kr-seoul",
    names: { ko: "서울", en: "Seoul" },
  });
});
