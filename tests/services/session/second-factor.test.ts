import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { beforeEach, describe, expect, test } from "vitest";
import { factorOfUser } from "~/db/queries/people/factors.server";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callsFor, givenPerson, givenPractice, now, testCarrier } from "~tests/helpers/given";
import { auditTrail, givenAccount, givenOperatorIn, password } from "./accounts";

beforeEach(resetDatabase);

const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const codeOf = (secret: string, at: Date) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

/** A person who turned the second factor on, with what the app and the person keep. */
async function givenFactor() {
  const practice = await givenPractice();
  const account = await givenAccount(practice);
  const calls = await callsFor(account);
  const { ticket, secret } = await calls.security.begin();
  const { recoveryCodes } = await calls.security.turnOn({ ticket, code: codeOf(secret, now), presentPassword: password });
  return { practice, account, calls, secret, recoveryCodes };
}

type Given = Awaited<ReturnType<typeof givenFactor>>;

/** The first step: answers the ticket. */
async function ticketFor({ practice, account }: Given, at = later(60)): Promise<string> {
  const calls = await callsFor(null, { now: at });
  const given = { username: account.email, password, tenantId: practice.tenantId };
  const refusal = await calls.session.authenticate(given).then(
    () => null,
    (error: Error & { code?: string; data?: { ticket: string } }) => error,
  );
  expect(refusal).toMatchObject({ code: "secondFactorNeeded", status: 401 });
  return refusal?.data?.ticket ?? "";
}

async function confirm(ticket: string, code: string, at = later(60)) {
  const carrier = testCarrier();
  const calls = await callsFor(null, { now: at, carrier });
  const answer = await calls.session.confirmSignIn({ ticket, code });
  return { answer, token: carrier.token };
}

describe("turning it on", () => {
  test("needs the current password and a code of the app, and answers ten recovery codes stored only as hashes", async () => {
    const practice = await givenPractice();
    const account = await givenAccount(practice);
    const calls = await callsFor(account);
    const { ticket, secret, uri } = await calls.security.begin();
    expect(uri).toMatch(/^otpauth:\/\/totp\//);
    const on = { ticket, code: codeOf(secret, now), presentPassword: password };
    await expect(calls.security.turnOn({ ...on, presentPassword: "Wrong-Word-1" })).rejects.toMatchObject({ code: "passwordWrong" });
    await expect(calls.security.turnOn({ ...on, code: "000000" })).rejects.toMatchObject({ code: "codeWrong" });
    await expect(calls.security.turnOn({ ...on, ticket: "other" })).rejects.toMatchObject({ code: "ticketOver" });
    expect((await calls.security.read()).factor).toBeNull();
    const { recoveryCodes } = await calls.security.turnOn(on);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect((await calls.security.read()).factor).toEqual({ since: now, recoveryCodesLeft: 10 });
    const { owner } = await testDatabase();
    const [row] = await owner.select().from(schema.users).where(eq(schema.users.id, account.userId));
    const stored = JSON.stringify(row);
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace("-", ""))])
      expect(stored).not.toContain(text);
    expect((await auditTrail(practice.tenantId)).map(({ action }) => action)).toContain("secondFactorSet");
  });

  test("is refused with another person's key, or one older than an hour", async () => {
    const practice = await givenPractice();
    const [one, other] = [await givenAccount(practice), await givenAccount(practice, { email: "dana@einayim.example" })];
    const { ticket, secret } = await (await callsFor(one)).security.begin();
    const on = { ticket, code: codeOf(secret, now), presentPassword: password };
    await expect((await callsFor(other)).security.turnOn(on)).rejects.toMatchObject({ code: "ticketOver" });
  });
});

describe("signing in", () => {
  test("needs the code of the app after the password; a code works once", async () => {
    const given = await givenFactor();
    const ticket = await ticketFor(given);
    const code = codeOf(given.secret, later(60));
    const { answer, token } = await confirm(ticket, code);
    expect(answer.user._id).toBe(given.account.userId);
    expect((await (await callsFor({ token: token ?? "" }, { now: later(61) })).session.read()).user._id).toBe(given.account.userId);
    await expect(confirm(ticket, code)).rejects.toMatchObject({ code: "codeWrong" });
    await expect(confirm(await ticketFor(given), codeOf(given.secret, now))).rejects.toMatchObject({ code: "codeWrong" });
  });

  test("accepts a code only in its own 30 seconds", async () => {
    const given = await givenFactor();
    const begins = later(60);
    const code = codeOf(given.secret, begins);
    for (const seconds of [-1, 30])
      await expect(confirm(await ticketFor(given, later(50)), code, new Date(begins.getTime() + seconds * 1000))).rejects.toMatchObject({
        code: "codeWrong",
      });
    await confirm(await ticketFor(given, later(50)), code, new Date(begins.getTime() + 29_999));
  });

  test("accepts a recovery code once, however it is typed, also when it is sent twice at once", async () => {
    const given = await givenFactor();
    const [first = "", second = ""] = given.recoveryCodes;
    const ticket = await ticketFor(given);
    await confirm(ticket, ` ${first.toLowerCase().replace("-", " ")}`);
    await expect(confirm(ticket, first)).rejects.toMatchObject({ code: "codeWrong" });
    const both = await Promise.allSettled([confirm(ticket, second), confirm(ticket, second)]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await given.calls.security.read()).factor?.recoveryCodesLeft).toBe(8);
  });

  test("is locked by five wrong codes, even with right passwords between them", async () => {
    const given = await givenFactor();
    for (let count = 0; count < 5; count += 1) {
      await expect(confirm(await ticketFor(given), "000000")).rejects.toMatchObject({ code: "codeWrong" });
    }
    const calls = await callsFor(null, { now: later(60) });
    const again = { username: given.account.email, password, tenantId: given.practice.tenantId };
    await expect(calls.session.authenticate(again)).rejects.toMatchObject({ code: "accountLockedWait" });
  });

  test("invalidates a ticket after five minutes and after another password, and refuses a forged one", async () => {
    const given = await givenFactor();
    const ticket = await ticketFor(given);
    await expect(confirm(ticket, codeOf(given.secret, later(400)), later(400))).rejects.toMatchObject({ code: "signInAgain" });
    const { account } = given;
    const own = await callsFor(account);
    await own.users.update({ _id: account.userId, password: "Other-Word-22", passwordSet: true, presentPassword: password });
    await expect(confirm(ticket, codeOf(given.secret, later(60)))).rejects.toMatchObject({ code: "signInAgain" });
    await expect(confirm("made up", "123456")).rejects.toMatchObject({ code: "signInAgain" });
  });
});

test("turned off with the password it is no longer asked for; new recovery codes replace the earlier ones", async () => {
  const given = await givenFactor();
  const { calls } = given;
  await expect(calls.security.makeRecoveryCodes({ presentPassword: "Wrong-Word-1" })).rejects.toMatchObject({ code: "passwordWrong" });
  const { recoveryCodes } = await calls.security.makeRecoveryCodes({ presentPassword: password });
  await expect(confirm(await ticketFor(given), given.recoveryCodes[0] ?? "")).rejects.toMatchObject({ code: "codeWrong" });
  await confirm(await ticketFor(given), recoveryCodes[0] ?? "");
  await calls.security.turnOff({ presentPassword: password });
  const visitor = await callsFor(null);
  const { user } = await visitor.session.authenticate({ username: given.account.email, password, tenantId: given.practice.tenantId });
  expect(user._id).toBe(given.account.userId);
  await expect(calls.security.makeRecoveryCodes({ presentPassword: password })).rejects.toMatchObject({ code: "notFound" });
});

test("a factor that is turned off while new recovery codes are made gets none", async () => {
  const given = await givenFactor();
  const { doors, owner } = await testDatabase();
  // The password is checked before, in a transaction of its own.
  const viewTenant: typeof doors.viewTenant = (tenantId, work) =>
    doors.viewTenant(tenantId, async (db) => {
      await factorOfUser(db, given.account.userId).set(null);
      return work(db);
    });
  const calls = await callsFor(given.account, { doors: { ...doors, viewTenant } });
  await expect(calls.security.makeRecoveryCodes({ presentPassword: password })).rejects.toMatchObject({ code: "notFound" });
  const [user] = await owner.select().from(schema.users).where(eq(schema.users.id, given.account.userId));
  expect(user).toMatchObject({ sealedFactor: null, recoveryHashes: [] });
});

test("an admin turns it off for somebody else with the own password and signs them out; staff, other practices and oneself cannot", async () => {
  const given = await givenFactor();
  const { practice, account } = given;
  const admin = await givenAccount(practice, { role: "practiceAdmin", email: "admin@einayim.example" });
  const elsewhere = await givenPerson(await givenPractice({ subDomain: "carmel" }), { role: "practiceAdmin" });
  const asked = { userId: account.userId, presentPassword: password };
  await expect(given.calls.security.turnOffFor(asked)).rejects.toMatchObject({ code: "notPermitted" });
  await expect((await callsFor(elsewhere)).security.turnOffFor(asked)).rejects.toMatchObject({ code: "notFound" });
  const calls = await callsFor(admin);
  await expect(calls.security.turnOffFor({ ...asked, userId: admin.userId })).rejects.toMatchObject({ code: "notPermitted" });
  for (const presentPassword of ["", "Wrong-Word-1"])
    await expect(calls.security.turnOffFor({ ...asked, presentPassword })).rejects.toMatchObject({ code: "passwordWrong" });
  expect((await given.calls.security.read()).factor).not.toBeNull();
  await calls.security.turnOffFor(asked);
  await expect((await callsFor(account)).session.read()).rejects.toMatchObject({ code: "sessionExpired" });
  expect((await auditTrail(practice.tenantId)).at(-1)).toMatchObject({ action: "secondFactorReset", subjectId: account.userId });
});

test("an operator has one of their own, in whatever practice they sign in to", async () => {
  const [practice, other] = [await givenPractice(), await givenPractice({ subDomain: "carmel" })];
  const { operator, carrier } = await givenOperatorIn(practice);
  const calls = await callsFor({ token: carrier.token ?? "" });
  const { ticket, secret } = await calls.security.begin();
  const { recoveryCodes } = await calls.security.turnOn({ ticket, code: codeOf(secret, now), presentPassword: password });
  expect((await calls.security.read()).factor).toEqual({ since: now, recoveryCodesLeft: 10 });
  expect((await auditTrail(practice.tenantId)).at(-1)).toMatchObject({ action: "secondFactorSet", subjectId: operator.id });
  const given = { account: { email: operator.email }, practice: other } as Given;
  const { answer } = await confirm(await ticketFor(given), codeOf(secret, later(60)));
  expect(answer.user.role).toBe("lensFerryAdmin");
  await expect(confirm(await ticketFor(given), codeOf(secret, later(60)))).rejects.toMatchObject({ code: "codeWrong" });
  await confirm(await ticketFor(given), recoveryCodes[0] ?? "");
  for (let count = 0; count < 5; count += 1)
    await expect(confirm(await ticketFor(given), "000000")).rejects.toMatchObject({ code: "codeWrong" });
  const locked = (await callsFor(null, { now: later(60) })).session;
  const again = { username: operator.email, password, tenantId: other.tenantId };
  await expect(locked.authenticate(again)).rejects.toMatchObject({ code: "accountLockedWait" });
  await calls.security.turnOff({ presentPassword: password });
  expect((await calls.security.read()).factor).toBeNull();
});
