import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callsFor, givenPerson, givenPractice, now } from "~tests/helpers/given";
import { biofinity, later, placeOrder } from "../orders/placed-orders";
import { givenOpenRequests } from "../requests/given-requests";
import { auditTrail, givenAccount, givenOperatorIn, password } from "../session/accounts";
import { givenBoth, givenFailedHandOver, send } from "./given-failed-hand-over";
import { givenNewPractice } from "./given-new-practice";

beforeEach(resetDatabase);

const reason = "They no longer answer the phone";

test.each([
  ["overview", {}],
  ["calendars", undefined],
  ["practices", {}],
  ["practice", { tenantId: uuid() }],
  ["create", givenNewPractice()],
  ["suspend", { tenantId: uuid(), reason }],
  ["reopen", { tenantId: uuid(), reason }],
  ["handOver", { tenantId: uuid(), messageId: uuid() }],
  ["sendAgain", { tenantId: uuid(), messageId: uuid() }],
  ["sendAllAgain", undefined],
  ["request", { tenantId: uuid(), requestId: uuid() }],
  ["requestPhoto", { tenantId: uuid(), requestId: uuid() }],
  ["answerRequest", { tenantId: uuid(), requestId: uuid(), state: "accepted" }],
  ["takeOut", { tenantId: uuid(), messageId: uuid(), reason }],
] as const)("operator.%s is refused to admins and staff", async (name, input) => {
  const practice = await givenPractice();
  for (const role of ["practiceAdmin", "staff"] as const) {
    const calls = await callsFor(await givenPerson(practice, { role, email: `${role}@einayim.example` }));
    const call = calls.operator[name] as (given: object | undefined) => Promise<unknown>;
    await expect(call(input)).rejects.toMatchObject({ code: "notPermitted" });
  }
});

test("the calendar of every market is shown with what promised days rest on", async () => {
  const { operator } = await givenBoth();
  const { calendars } = await operator.operator.calendars();
  expect(calendars.map(({ edition, cutOff }) => [edition, cutOff])).toEqual([
    ["IL", "15:30"],
    ["KR", "15:00"],
  ]);
  expect(calendars[0]?.holidays).toContain("2026-09-13");
});

describe("practices", () => {
  test("are found by the beginning of their name, sub-domain and partner number, and by their people", async () => {
    const { other, operator } = await givenBoth();
    const { userId } = await givenPerson(other);
    const { owner } = await testDatabase();
    await owner.update(schema.users).set({ firstName: "Zohar", lastName: "Ben_Ami" }).where(eq(schema.users.id, userId));
    const find = async (search: string) => (await operator.operator.practices({ search })).practices.map(({ subDomain }) => subDomain);
    expect(await find("carm")).toEqual(["carmel"]);
    expect(await find("ZOHAR")).toEqual(["carmel"]);
    expect(await find("ben_a")).toEqual(["carmel"]);
    expect(await find("ben%")).toEqual([]);
    expect(await find("nobody")).toEqual([]);
    expect(await find("")).toEqual(expect.arrayContaining(["carmel", "einayim"]));
  });

  test("are found by a word of a location, each once however many locations it has", async () => {
    const { operator } = await givenBoth();
    await givenPractice({ subDomain: "bigger", locations: 25 });
    const { owner } = await testDatabase();
    const { directoryEntries, directoryWords } = schema;
    const entries = await owner.select().from(directoryEntries);
    await owner.insert(directoryWords).values(entries.map(({ tenantId, locationId }) => ({ tenantId, locationId, word: "harbour" })));
    const { practices } = await operator.operator.practices({ search: "harbour" });
    expect(practices.map(({ subDomain }) => subDomain)).toEqual(["bigger", "carmel", "einayim"]);
  });

  test("are listed by name, 20 a page, each once", async () => {
    const { operator } = await givenBoth();
    for (let index = 0; index < 23; index += 1) await givenPractice({ subDomain: `practice-${index}` });
    const first = await operator.operator.practices({});
    const second = await operator.operator.practices({ after: first.next ?? "" });
    expect([first.practices.length, second.practices.length, second.next]).toEqual([20, 5, null]);
    expect(new Set([...first.practices, ...second.practices].map(({ tenantId }) => tenantId)).size).toBe(25);
    expect(first.more).toBe(false);
    const found = await operator.operator.practices({ search: "practice-" });
    expect([found.practices.length, found.next, found.more]).toEqual([20, null, true]);
    const { owner } = await testDatabase();
    await owner.update(schema.tenants).set({ practiceName: "Practice-9 Ltd" }).where(eq(schema.tenants.subDomain, "practice-0"));
    const named = await operator.operator.practices({ search: "Practice-9" });
    expect([named.practices.map(({ subDomain }) => subDomain), named.more]).toEqual([["practice-9", "practice-0"], false]);
  });

  test("one that is suspended is out at the next request, and is in no picker; opened again, its people sign in", async () => {
    const { other, operator } = await givenBoth();
    const person = await givenAccount(other);
    const before = await operator.operator.suspend({ tenantId: other.tenantId, reason });
    expect(before).toMatchObject({ status: "suspended", acts: [{ action: "practiceSuspended", reason }] });
    await operator.operator.suspend({ tenantId: other.tenantId, reason: "again" });
    await expect((await callsFor(person)).session.read()).rejects.toMatchObject({ code: "sessionExpired" });
    const visitor = await callsFor(null);
    expect(await visitor.tenants.list({ search: "carmel" })).toEqual([]);
    const signIn = { username: person.email, password, tenantId: other.tenantId };
    await expect(visitor.session.authenticate(signIn)).rejects.toMatchObject({ code: "notFound" });
    expect((await operator.operator.practices({ search: "carmel" })).practices).toMatchObject([{ status: "suspended" }]);

    const after = await operator.operator.reopen({ tenantId: other.tenantId, reason: "Settled" });
    expect(after.acts.map(({ action }) => action)).toEqual(["practiceReopened", "practiceSuspended"]);
    expect(await visitor.tenants.list({ search: "carmel" })).toHaveLength(1);
    await expect((await callsFor(null)).session.authenticate(signIn)).resolves.toBeDefined();
    const trail = (await auditTrail(other.tenantId)).map(({ action, actorName }) => `${action} ${actorName}`);
    expect(trail).toEqual(expect.arrayContaining(["practiceSuspended Ori Tal", "practiceReopened Ori Tal"]));
  });

  test("the one the operator works in is not suspended, and one that does not exist is not found", async () => {
    const { home, operator } = await givenBoth();
    await expect(operator.operator.suspend({ tenantId: home.tenantId, reason })).rejects.toMatchObject({ code: "ownPractice" });
    await expect(operator.operator.suspend({ tenantId: uuid(), reason })).rejects.toMatchObject({ code: "notFound" });
    await expect(operator.operator.practice({ tenantId: uuid() })).rejects.toMatchObject({ code: "notFound" });
    await expect(operator.operator.reopen({ tenantId: home.tenantId, reason: " " })).rejects.toMatchObject({ code: "malformed" });
  });
});

describe("a hand-over that failed", () => {
  test("is shown with its reason and its tries, and is sent again at once", async () => {
    const { operator, placed, failed, which } = await givenFailedHandOver();
    expect(failed).toMatchObject({ orderId: placed.orderId, confirmationNum: placed.confirmationNum, attempts: 1, lastError: "TypeError" });
    expect(failed.nextTryAt.getTime()).toBeGreaterThan(later(30).getTime());
    await operator.operator.sendAgain(which);
    expect(await send(30, () => Promise.resolve({ erpOrderNumber: "0045-1" }))).toEqual({ sent: 1, failed: 0 });
    expect(await operator.operator.overview()).toMatchObject({ handOvers: [], failedHandOvers: 0 });
    await expect(operator.operator.sendAgain(which)).rejects.toMatchObject({ code: "notFound" });
  });

  test("all of them are sent again at once", async () => {
    const { operator, other, failed } = await givenFailedHandOver();
    await placeOrder(await givenPerson(other, { email: "second@carmel.example" }), { lines: [biofinity(-2, 1)] });
    await send(30, () => Promise.reject(new TypeError("fetch failed")));
    expect((await operator.operator.overview()).failedHandOvers).toBe(2);
    expect(await operator.operator.sendAllAgain()).toEqual({ sentQuantity: 2 });
    expect(await send(30, () => Promise.resolve({ erpOrderNumber: "0045-1" }))).toEqual({ sent: 2, failed: 0 });
    expect(await operator.operator.sendAllAgain()).toEqual({ sentQuantity: 0 });
    const acts = (await auditTrail(other.tenantId)).filter(({ action }) => action === "handOverSentAgain");
    expect(acts.map(({ subjectId }) => subjectId)).toContain(failed.orderId);
    expect(acts).toHaveLength(2);
  });

  test("is counted for its practice in the list, with the day of its last order", async () => {
    const { operator } = await givenFailedHandOver();
    const { practices } = await operator.operator.practices({});
    const none = { failedHandOvers: 0, waitingRequests: 0, failedCheckouts: 0 };
    expect(practices).toMatchObject([
      { subDomain: "carmel", lastOrderAt: now, ...none, failedHandOvers: 1 },
      { subDomain: "einayim", lastOrderAt: null, ...none },
    ]);
  });

  test("is taken out: it is not tried again, its practice sees a problem, and both trails know who did it", async () => {
    const { operator, other, person, placed, which } = await givenFailedHandOver();
    for (const _ of ["once", "after a lost answer"])
      expect(await operator.operator.takeOut({ ...which, reason })).toEqual({ confirmationNum: placed.confirmationNum });
    await expect(operator.operator.takeOut({ ...which, reason: "Another" })).rejects.toMatchObject({ code: "notFound" });
    expect(await send(600, () => Promise.resolve({ erpOrderNumber: null }))).toEqual({ sent: 0, failed: 0 });
    const detail = await (await callsFor(person)).orders.detail({ tenantId: other.tenantId, cartId: placed.cartId });
    expect(detail.orders.map(({ status }) => status)).toEqual(["OrderProcessingError"]);
    expect(await auditTrail(other.tenantId)).toContainEqual({
      ...{ action: "handOverTakenOut", subjectId: placed.orderId, actorName: "Ori Tal" },
    });
    const { acts } = await operator.operator.practice({ tenantId: other.tenantId });
    expect(acts).toMatchObject([{ action: "handOverTakenOut", reason }]);
  });

  test("of another practice is not found under this one", async () => {
    const { operator, home, which } = await givenFailedHandOver();
    await expect(operator.operator.takeOut({ ...which, tenantId: home.tenantId, reason })).rejects.toMatchObject({ code: "notFound" });
    expect((await operator.operator.overview()).failedHandOvers).toBe(1);
  });
});

test("checkouts that failed are shown, newest first, with the practice", async () => {
  const { other, operator } = await givenBoth();
  const { owner } = await testDatabase();
  const failure = (code: string, minutes: number) => ({
    ...{ tenantId: other.tenantId, id: uuid(), cartId: uuid(), code, at: new Date(now.getTime() - minutes * 60_000) },
  });
  await owner.insert(schema.checkoutFailures).values([failure("outOfStock", 9), failure("cartLocked", 3)]);
  const { checkoutFailures, moreCheckoutFailures } = await operator.operator.overview();
  expect(moreCheckoutFailures).toBe(false);
  expect(checkoutFailures.map(({ code, tenantId }) => [code, tenantId])).toEqual([
    ["cartLocked", other.tenantId],
    ["outOfStock", other.tenantId],
  ]);
});

test("of more than 50 open requests and 20 failed checkouts the overview says that there are more", async () => {
  const { shopper, requestIds } = await givenOpenRequests(51);
  const { tenantId } = shopper;
  const { carrier } = await givenOperatorIn(shopper);
  const operator = await callsFor(null, { carrier });
  const { owner } = await testDatabase();
  const failures = Array.from({ length: 21 }, () => ({ tenantId, id: uuid(), cartId: uuid(), code: "outOfStock", at: now }));
  await owner.insert(schema.checkoutFailures).values(failures);
  const all = await operator.operator.overview();
  expect(all.requests.map(({ id }) => id)).toEqual(requestIds.slice(0, 50));
  expect([all.waitingRequests, all.checkoutFailures.length, all.moreCheckoutFailures]).toEqual([51, 20, true]);
});
