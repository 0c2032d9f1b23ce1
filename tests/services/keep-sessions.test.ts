import { beforeEach, expect, test } from "vitest";
import { countOwnChanges } from "~/db/own-changes.server";
import { emptyMemory } from "~/services/call-context.server";
import { createCalls } from "~/services/create-calls.server";
import { keepAnswers } from "~/services/keep-answers.server";
import { newSessionToken } from "~/services/session/session-token.server";
import { hearStatements, resetDatabase, testDatabase } from "~tests/helpers/database";
import { callContextFor, now } from "~tests/helpers/given";
import { givenCatalogue, givenShopper, mydayLine, type Shopper, shopperOf, stockOrder } from "./cart/given-cart";
import { givenOperatorIn } from "./session/accounts";

let shopper: Shopper;
/** A process whose database no other process changes. */
let alone: { doors: ReturnType<typeof countOwnChanges>["doors"]; process: ReturnType<typeof keepAnswers> };

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
  shopper = await givenShopper({ role: "practiceAdmin" });
  const { doors, ownChanges } = countOwnChanges((await testDatabase()).doors);
  alone = { doors, process: keepAnswers({ ownChanges }) };
});

/** The calls of one request. */
async function request(token = shopper.token, { isReading = true, at = now } = {}) {
  return createCalls(await callContextFor({ token }, { doors: alone.doors, now: at, memory: emptyMemory({ isReading }) }), alone.process);
}

const place = () => ({ locationId: shopper.locationId });
const count = async (token?: string, at?: Date) => (await (await request(token, { at })).cart.count(place())).itemsQuantity;
const history = async () => (await request()).orders.history({ tenantId: shopper.tenantId });
const addBoxes = async () =>
  (await request(shopper.token, { isReading: false })).cart.sync({ ...place(), preorders: [stockOrder([mydayLine(-1, 2)])] });
const sessionsLookedUp = async (ask: () => Promise<unknown>) =>
  (await hearStatements(ask)).filter((statement) => statement.includes('from "sessions"')).length;

test("while nothing has changed, a request looks up neither its session nor its answers", async () => {
  expect([await count(), await count()]).toEqual([0, 0]);
  expect(await hearStatements(() => count())).toEqual([]);
});

test("a change is seen by the next request", async () => {
  await count();
  await count();
  await addBoxes();
  expect(await count()).toBe(2);
  expect(await sessionsLookedUp(() => count())).toBe(0);
});

test("an own change that fails is looked up too", async () => {
  await count();
  await count();
  await expect(alone.doors.withTenant(shopper.tenantId, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await sessionsLookedUp(() => count())).toBe(1);
});

test("what a stranger searches for at the sign-in or sends as a key changes nothing", async () => {
  await count();
  await count();
  const stranger = createCalls(await callContextFor(null, { doors: alone.doors }));
  const typed = newSessionToken(shopper.tenantId).token;
  const heard = await hearStatements(async () => {
    await stranger.tenants.list({ search: "einayim" });
    await expect(stranger.users.invitation({ registrationkey: typed })).rejects.toMatchObject({ code: "keyInvalid" });
  });
  expect(heard.filter((statement) => statement.includes("address_tries"))).toHaveLength(1);
  expect(await hearStatements(() => count())).toEqual([]);
});

test("a request of an operator who only looks changes nothing", async () => {
  await count();
  await count();
  const { carrier } = await givenOperatorIn(shopper.practice);
  const operator = createCalls(await callContextFor(null, { carrier, doors: alone.doors }));
  await operator.operator.overview();
  await operator.operator.practices({});
  expect(await hearStatements(() => count())).toEqual([]);
});

test("views and what was opened last change nothing", async () => {
  await history();
  await history();
  await (await request()).recents.note({ kind: "product", subject: "il-myday" });
  expect(await sessionsLookedUp(() => history())).toBe(0);
});

test("each session is a person's own", async () => {
  const colleague = await shopperOf(shopper.practice, { email: "colleague@einayim.example" });
  await addBoxes();
  for (const times of [1, 2, 3]) expect([times, await count(), await count(colleague.token)]).toEqual([times, 2, 0]);
});

test("a session is that of its practice only", async () => {
  const neighbour = await givenShopper({ subDomain: "carmel" });
  await count();
  await count();
  const [, random] = shopper.token.split(".");
  await expect(count(`${neighbour.tenantId}.${random}`)).rejects.toMatchObject({ code: "sessionExpired" });
});

test("a session that is over gets nothing, although nothing has changed", async () => {
  await count();
  await count();
  await expect(count(shopper.token, new Date(now.getTime() + 400 * 24 * 60 * 60_000))).rejects.toMatchObject({ code: "sessionExpired" });
});

test("the last use of a session is stored once a minute, and changes nothing", async () => {
  await count();
  await count();
  const minuteLater = new Date(now.getTime() + 61_000);
  const heard = await hearStatements(() => count(undefined, minuteLater));
  expect(heard.filter((statement) => statement.startsWith('update "sessions"'))).toHaveLength(1);
  expect(await hearStatements(() => count(undefined, minuteLater))).toEqual([]);
});
