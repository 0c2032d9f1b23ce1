import { beforeEach, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callContextFor, callsFor, givenPractice, now, testCarrier } from "~tests/helpers/given";
import { givenAccount, givenInvited, password } from "./accounts";

beforeEach(resetDatabase);

const stranger = "198.51.100.7";

async function tryIn(
  { tenantId }: { tenantId: string },
  username: string,
  { typed = "Wrong-Word-1", callerAddress = stranger, at = now, carrier = testCarrier() } = {},
): Promise<string> {
  const calls = await callsFor(null, { callerAddress, now: at, carrier });
  return calls.session.authenticate({ username, password: typed, tenantId }).then(
    () => "in",
    (refusal: Error & { code?: string }) => refusal.code ?? "",
  );
}

test("one address has 20 wrong passwords checked in 10 minutes, over any e-mails and practices, also at once", async () => {
  const practices = [await givenPractice(), await givenPractice({ subDomain: "carmel" })] as const;
  const tries = Array.from({ length: 200 }, (_, index) => tryIn(practices[index % 2 === 0 ? 0 : 1], `nobody${index}@einayim.example`));
  const outcomes = await Promise.all(tries);
  expect(outcomes.filter((code) => code === "invalidCredentials")).toHaveLength(20);
  expect(outcomes.filter((code) => code === "tooManyRequests")).toHaveLength(180);
  const [practice] = practices;
  expect(await tryIn(practice, "other@einayim.example", { callerAddress: "198.51.100.8" })).toBe("invalidCredentials");
  const later = { at: new Date(now.getTime() + 10 * 60_000) };
  expect(await tryIn(practice, "other@einayim.example", later)).toBe("invalidCredentials");
  const { owner } = await testDatabase();
  expect(JSON.stringify(await owner.select().from(schema.addressTries))).not.toContain("198.51");
});

test("right passwords do not count, and a known browser has a count of its own", async () => {
  const practice = await givenPractice();
  const { email } = await givenAccount(practice);
  const carrier = testCarrier();
  for (let count = 0; count < 3; count += 1) expect(await tryIn(practice, email, { typed: password })).toBe("in");
  expect(await tryIn(practice, email, { typed: password, carrier })).toBe("in");
  const wrong = Array.from({ length: 25 }, (_, index) => tryIn(practice, `nobody${index}@einayim.example`));
  expect((await Promise.all(wrong)).filter((code) => code === "invalidCredentials")).toHaveLength(20);
  expect(await tryIn(practice, email, { typed: password })).toBe("tooManyRequests");
  expect(await tryIn(practice, email, { typed: password, carrier })).toBe("in");
});

const settled = (asked: Promise<unknown>) =>
  asked.then(
    () => "done",
    (refusal: Error & { code?: string }) => refusal.code ?? "",
  );

test("an address has 20 wrong keys looked up, and a right one still works", async () => {
  const practice = await givenPractice();
  const { key } = await givenInvited(practice);
  const calls = await callsFor(null, { callerAddress: stranger });
  const wrong = Array.from({ length: 30 }, (_, index) => {
    const text = `${practice.tenantId}.${String(index).padStart(43, "x")}`;
    return settled(index % 2 === 0 ? calls.users.checkResetKey({ key: text }) : calls.users.invitation({ registrationkey: text }));
  });
  const outcomes = await Promise.all(wrong);
  expect(outcomes.filter((code) => code === "keyInvalid")).toHaveLength(20);
  expect(outcomes.filter((code) => code === "tooManyRequests")).toHaveLength(10);
  expect(await settled(calls.users.invitation({ registrationkey: key }))).toBe("done");
  expect(await tryIn(practice, "other@einayim.example")).toBe("invalidCredentials");
});

test("an address has 20 mails sent, whoever they are for, without revealing which accounts exist", async () => {
  const practice = await givenPractice();
  const calls = await callsFor(null, { callerAddress: stranger });
  const { tenantId } = practice;
  const asked = Array.from({ length: 25 }, (_, index) =>
    settled(calls.notifications.sendForgotPasswordEmail({ email: `nobody${index}@einayim.example`, tenantId })),
  );
  expect((await Promise.all(asked)).filter((code) => code === "tooManyRequests")).toHaveLength(5);
});

const distributorKey = "a key of the distributor for tests";

async function give(apiKey: string, callerAddress = stranger): Promise<string> {
  const { settings } = await callContextFor(null);
  const calls = await callsFor(null, { callerAddress, apiKey, settings: { ...settings, distributorKey } });
  return settled(calls.distributor.updateCatalogue({ edition: "IL" }));
}

test("an address that sent 20 wrong keys of the distributor is refused before its next one is looked at", async () => {
  for (let count = 0; count < 25; count += 1) expect(await give(distributorKey)).toBe("done");
  for (let count = 0; count < 20; count += 1) expect(await give(`wrong ${count}`)).toBe("keyRefused");
  expect(await give(distributorKey)).toBe("tooManyRequests");
  expect(await give(distributorKey, "198.51.100.8")).toBe("done");
});

test("of 50 wrong keys of the distributor at once 20 are looked at, and the right one after them no more; right ones at once all pass", async () => {
  const right = await Promise.all(Array.from({ length: 50 }, () => give(distributorKey)));
  expect(new Set(right)).toEqual(new Set(["done"]));
  const burst = [...Array.from({ length: 50 }, (_, index) => `wrong ${index}`), distributorKey];
  const outcomes = await Promise.all(burst.map((key) => give(key)));
  expect(outcomes.filter((code) => code === "keyRefused")).toHaveLength(20);
  expect(outcomes.filter((code) => code === "tooManyRequests")).toHaveLength(31);
  expect(outcomes.at(-1)).toBe("tooManyRequests");
});
