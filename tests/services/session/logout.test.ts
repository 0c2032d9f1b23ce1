import { beforeEach, expect, test } from "vitest";
import { currentPerson } from "~/services/session/current-person.server";
import { resetDatabase } from "~tests/helpers/database";
import { callContextFor, callsFor, givenPerson, givenPractice, now, testCarrier } from "~tests/helpers/given";

beforeEach(resetDatabase);

const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test("signing out ends the session for good, also for a copy of its cookie", async () => {
  const person = await givenPerson(await givenPractice());
  const carrier = testCarrier(person.token);
  expect(await (await callsFor(person, { carrier })).session.logout()).toEqual({ ended: true });
  expect(carrier.token).toBeNull();
  expect(await currentPerson(await callContextFor(person))).toBeNull();
});

test.each([
  ["at once", 0, true],
  ["after 29 idle minutes", 29, true],
  ["after 30 idle minutes", 30, false],
])("a session %s", async (_, minutes, runs) => {
  const person = await givenPerson(await givenPractice());
  const found = await currentPerson(await callContextFor(person, { now: minutesLater(minutes) }));
  expect(found !== null).toBe(runs);
});

test("a session of one practice is not valid on the host of another", async () => {
  const person = await givenPerson(await givenPractice());
  await givenPractice({ subDomain: "carmel" });
  expect(await currentPerson(await callContextFor(person, { hostSubDomain: "carmel" }))).toBeNull();
  expect((await currentPerson(await callContextFor(person, { hostSubDomain: "einayim" })))?.id).toBe(person.userId);
  expect((await currentPerson(await callContextFor(person, { hostSubDomain: "portal" })))?.id).toBe(person.userId);
});
