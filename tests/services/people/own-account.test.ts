import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callsFor, givenPerson, givenPractice, now, testCarrier } from "~tests/helpers/given";
import { givenAccount, givenOperator, password } from "~tests/services/session/accounts";

beforeEach(resetDatabase);

const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const userRow = async (id: string) => (await (await testDatabase()).owner.select().from(schema.users).where(eq(schema.users.id, id)))[0];

describe("one's own account", () => {
  test("before the terms are accepted allows only reading, changing the language, and accepting them", async () => {
    const practice = await givenPractice();
    const person = await givenPerson(practice, { termsAccepted: false });
    const calls = await callsFor(person);
    expect((await calls.session.read()).user.gpTermsAccepted).toBe(false);
    await expect(calls.tenants.config({ tenantId: practice.tenantId })).rejects.toMatchObject({ code: "termsNotAccepted" });
    expect((await calls.users.chooseLanguage({ language: "ko" })).user).toMatchObject({ language: "ko", gpTermsAccepted: false });
    expect((await calls.users.acceptTerms({ terms: true, cookies: true })).user.gpTermsAccepted).toBe(true);
    expect((await calls.tenants.config({ tenantId: practice.tenantId })).tenant._id).toBe(practice.tenantId);
    expect(await userRow(person.userId)).toMatchObject({ termsAcceptedAt: now, cookiesAcceptedAt: now });
  });

  test("keeps the date at which the terms were accepted first", async () => {
    const person = await givenPerson(await givenPractice(), { termsAccepted: false });
    await (await callsFor(person)).users.acceptTerms({ terms: true, cookies: true });
    await (await callsFor(person, { now: later(10) })).users.acceptTerms({ terms: true, cookies: true });
    expect((await userRow(person.userId))?.termsAcceptedAt).toEqual(now);
  });

  test("is asked again when a wording changed, and keeps the acceptance of the other (D46)", async () => {
    const person = await givenPerson(await givenPractice());
    const { owner } = await testDatabase();
    await owner.update(schema.users).set({ cookiesVersion: "2020-01-01" });
    const calls = await callsFor(person, { now: later(10) });
    expect((await calls.session.read()).user.gpTermsAccepted).toBe(false);
    expect((await calls.users.acceptTerms({ terms: true, cookies: true })).user.gpTermsAccepted).toBe(true);
    expect(await userRow(person.userId)).toMatchObject({ termsAcceptedAt: now, cookiesAcceptedAt: later(10) });
  });

  test("of an operator accepts the terms too, in any practice", async () => {
    const practice = await givenPractice();
    const operator = await givenOperator();
    const { owner } = await testDatabase();
    await owner.update(schema.operators).set({ termsAcceptedAt: null, termsVersion: null, cookiesVersion: null });
    const carrier = testCarrier();
    const calls = await callsFor(null, { carrier });
    await calls.session.authenticate({ username: operator.email, password, tenantId: practice.tenantId });
    expect((await calls.users.acceptTerms({ terms: true, cookies: true })).user.gpTermsAccepted).toBe(true);
    const [row] = await owner.select().from(schema.operators);
    expect(row?.termsAcceptedAt).toEqual(now);
  });
});

test("a new password of one's own is set together with its entry in the audit trail, or not at all", async () => {
  const account = await givenAccount(await givenPractice());
  const { doors } = await testDatabase();
  const before = await userRow(account.userId);
  const withTenant: typeof doors.withTenant = (tenantId, work) =>
    doors.withTenant(tenantId, async (db) => {
      const answer = await work(db);
      if (db.audited?.some(({ action }) => action === "passwordSet")) throw new Error("lost before the commit");
      return answer;
    });
  const calls = await callsFor(account, { doors: { ...doors, withTenant } });
  const change = { _id: account.userId, password: "Other-Word-22", passwordSet: true, presentPassword: password };
  await expect(calls.users.update(change)).rejects.toThrow("lost before the commit");
  expect(await userRow(account.userId)).toEqual(before);
});
