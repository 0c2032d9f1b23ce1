import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callContextFor, callsFor, givenPerson, givenPractice, givenSession, now, testCarrier } from "~tests/helpers/given";
import { auditTrail, givenAccount, givenInvited, givenOperator, password } from "~tests/services/session/accounts";

beforeEach(resetDatabase);

const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const days = 24 * 60;
const userRow = async (id: string) => (await (await testDatabase()).owner.select().from(schema.users).where(eq(schema.users.id, id)))[0];
const outboxRows = async () => (await testDatabase()).owner.select().from(schema.outbox);

/** The key in the link of the only queued mail. */
async function mailedKey(): Promise<string> {
  const [row] = await outboxRows();
  return decodeURIComponent(String(row?.payload.link).split("/").at(-1) ?? "");
}

describe("an invitation", () => {
  test.each([
    ["at once", 0, true],
    ["just before 14 days", 14 * days - 1, true],
    ["after 14 days", 14 * days, false],
  ])("can be used %s", async (_, minutes, works) => {
    const { key, email } = await givenInvited(await givenPractice());
    const calls = await callsFor(null, { now: later(minutes) });
    const answer = await calls.users.invitation({ registrationkey: key }).then(
      (found) => found.email,
      (error: { code: string }) => error.code,
    );
    expect(answer).toBe(works ? email : "keyInvalid");
  });

  test("sets up the account once; then the person signs in and still has to accept the terms", async () => {
    const practice = await givenPractice();
    const { key, email, userId } = await givenInvited(practice);
    const calls = await callsFor(null);
    const answer = await calls.users.register({ registrationkey: key, password, affirmsAge: true });
    expect(answer).toEqual({ subDomain: "einayim", tenantId: practice.tenantId, email });
    await expect(calls.users.register({ registrationkey: key, password: "Another-Word-1", affirmsAge: true })).rejects.toMatchObject({
      code: "keyInvalid",
    });
    const session = await (await callsFor(null, { carrier: testCarrier() })).session.authenticate({
      username: email,
      password,
      tenantId: practice.tenantId,
    });
    expect(session.user).toMatchObject({ _id: userId, status: "active", passwordSet: true, gpTermsAccepted: false });
  });

  test.each([
    ["without the affirmation to be 18", { affirmsAge: false, password }, "affirmationMissing"],
    ["with a weak password", { affirmsAge: true, password: "password" }, "weakPassword"],
    ["with the e-mail as password", { affirmsAge: true, password: "Dana@einayim.example" }, "weakPassword"],
  ])("is refused %s and stays usable", async (_, entries, code) => {
    const { key, userId } = await givenInvited(await givenPractice());
    const calls = await callsFor(null);
    await expect(calls.users.register({ registrationkey: key, ...entries })).rejects.toMatchObject({ code, status: 422 });
    expect(await userRow(userId)).toMatchObject({ status: "pending", passwordHash: null });
    expect((await calls.users.invitation({ registrationkey: key })).firstName).toBe("Dana");
  });

  test.each([["nonsense"], ["018f0000-0000-7000-8000-000000000000.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"]])(
    "is not %s",
    async (registrationkey) => {
      await expect((await callsFor(null)).users.invitation({ registrationkey })).rejects.toMatchObject({ code: "keyInvalid", status: 410 });
    },
  );

  test("is stored hashed, so that the table does not reveal it", async () => {
    const { key } = await givenInvited(await givenPractice());
    const rows = await (await testDatabase()).owner.select().from(schema.oneTimeKeys);
    expect(JSON.stringify(rows)).not.toContain(key.split(".")[1]);
  });
});

describe("a forgotten password", () => {
  test("queues a mail in the person's language with a link from the configuration, whatever host the caller sends", async () => {
    const practice = await givenPractice();
    const { email, userId } = await givenAccount(practice);
    const settings = { ...(await callContextFor(null)).settings, publicUrl: "https://{subDomain}.lenses.example" };
    const calls = await callsFor(null, { settings });
    const answer = await calls.notifications.sendForgotPasswordEmail({
      email,
      subDomain: "einayim",
      registrationLink: "https://evil.example",
    });
    expect(answer).toEqual({ sent: true });
    const [row] = await outboxRows();
    expect(row).toMatchObject({
      kind: "mail",
      subjectId: userId,
      payload: { template: "reset", to: email, language: "he", practiceName: "Practice einayim" },
    });
    expect(row?.payload.link).toMatch(/^https:\/\/einayim\.lenses\.example\/reset-password\//);
    expect(row?.payload.expiresAt).toBe(later(60).toISOString());
    expect(await auditTrail(practice.tenantId)).toEqual([{ action: "passwordResetRequested", subjectId: userId, actorName: "" }]);
  });

  test("answers an unknown e-mail in the same way, no sooner than the time that either takes, and sends nothing", async () => {
    const practice = await givenPractice();
    const { email } = await givenAccount(practice);
    const calls = await callsFor(null);
    const took: number[] = [];
    for (const asked of ["nobody@einayim.example", email]) {
      const startedAt = performance.now();
      expect(await calls.notifications.sendForgotPasswordEmail({ email: asked, tenantId: practice.tenantId })).toEqual({ sent: true });
      took.push(performance.now() - startedAt);
    }
    expect(Math.min(...took)).toBeGreaterThanOrEqual(149);
    expect((await outboxRows()).map(({ payload }) => "to" in payload && payload.to)).toEqual([email]);
  });

  test("of a person who has not set up the account sends a new invitation; only the newest works", async () => {
    const practice = await givenPractice();
    const { userId, email, key } = await givenInvited(practice);
    const ask = async (minutes: number) =>
      (await callsFor(null, { now: later(minutes) })).notifications.sendForgotPasswordEmail({ email, tenantId: practice.tenantId });
    expect(await ask(0.5)).toEqual({ sent: true });
    expect(await outboxRows()).toEqual([]);
    expect(await ask(5)).toEqual({ sent: true });
    const [row, ...more] = await outboxRows();
    expect([row?.subjectId, row?.payload.template, more]).toEqual([userId, "invitation", []]);
    const fresh = new URL(String(row?.payload.link)).searchParams.get("key") ?? "";
    const calls = await callsFor(null, { now: later(6) });
    await expect(calls.users.invitation({ registrationkey: key })).rejects.toMatchObject({ code: "keyInvalid" });
    await calls.users.register({ registrationkey: fresh, password, affirmsAge: true });
    expect(await userRow(userId)).toMatchObject({ status: "active", passwordSet: true });
    expect((await auditTrail(practice.tenantId)).map(({ action, subjectId }) => [action, subjectId])).toEqual([
      ["passwordResetRequested", userId],
      ["passwordSet", userId],
    ]);
  });

  test("of an operator is replaced through the link: sessions in every practice end, the lock is cleared, the link is used up", async () => {
    const practice = await givenPractice();
    const other = await givenPractice({ subDomain: "carmel" });
    const { id, email } = await givenOperator();
    const signIn = async (tenantId: string, typed: string, at = now) => {
      const carrier = testCarrier();
      await (await callsFor(null, { carrier, now: at })).session.authenticate({ username: email, password: typed, tenantId });
      return carrier.token ?? "";
    };
    const elsewhere = await signIn(other.tenantId, password);
    for (let times = 0; times < 10; times += 1) await signIn(practice.tenantId, "Wrong-Password", later(times * 4)).catch(() => null);
    await expect(signIn(practice.tenantId, password, later(40))).rejects.toMatchObject({ code: "tooManyInvalidLogins" });
    const calls = await callsFor(null, { now: later(50) });
    expect(await calls.notifications.sendForgotPasswordEmail({ email, tenantId: practice.tenantId })).toEqual({ sent: true });
    await calls.notifications.sendForgotPasswordEmail({ email, tenantId: practice.tenantId });
    expect((await outboxRows()).map(({ tenantId, subjectId }) => [tenantId, subjectId])).toEqual([[practice.tenantId, id]]);
    const key = await mailedKey();
    expect(await calls.users.checkResetKey({ key })).toEqual({ email });
    await expect(calls.users.resetPassword({ key, password: "weak" })).rejects.toMatchObject({ code: "weakPassword" });
    expect(await calls.users.resetPassword({ key, password: "Brand-New-Lens" })).toEqual({
      subDomain: "einayim",
      tenantId: practice.tenantId,
    });
    await expect(calls.users.resetPassword({ key, password: "Another-Lens-1" })).rejects.toMatchObject({ code: "keyInvalid" });
    await expect((await callsFor({ token: elsewhere })).session.read()).rejects.toMatchObject({ code: "sessionExpired" });
    await expect(signIn(practice.tenantId, password, later(51))).rejects.toMatchObject({ code: "invalidCredentials" });
    const token = await signIn(practice.tenantId, "Brand-New-Lens", later(52));
    expect((await (await callsFor({ token }, { now: later(52) })).session.read()).user._id).toBe(id);
  });

  test("requested again within a minute sends no second mail; after that, only the newest link works", async () => {
    const practice = await givenPractice();
    const { email } = await givenAccount(practice);
    const ask = async (minutes: number) =>
      (await callsFor(null, { now: later(minutes) })).notifications.sendForgotPasswordEmail({ email, tenantId: practice.tenantId });
    await ask(0);
    const first = await mailedKey();
    await ask(0.9);
    expect(await outboxRows()).toHaveLength(1);
    await ask(1);
    const mails = (await outboxRows()).toSorted((one, other) => (one.id < other.id ? -1 : 1));
    expect(mails.map(({ droppedAt }) => droppedAt)).toEqual([later(1), null]);
    const calls = await callsFor(null, { now: later(2) });
    await expect(calls.users.checkResetKey({ key: first })).rejects.toMatchObject({ code: "keyInvalid" });
  });

  test("is replaced through the link: other sessions end, the lock is cleared, the old password stops working", async () => {
    const practice = await givenPractice();
    const { email, userId, token } = await givenAccount(practice);
    const signIn = async (typed: string) =>
      (await callsFor(null, { carrier: testCarrier() })).session.authenticate({
        username: email,
        password: typed,
        tenantId: practice.tenantId,
      });
    for (let times = 0; times < 5; times += 1) await signIn("Wrong-Password").catch(() => null);
    await expect(signIn(password)).rejects.toMatchObject({ code: "accountLockedWait" });
    const calls = await callsFor(null);
    await calls.notifications.sendForgotPasswordEmail({ email, tenantId: practice.tenantId });
    const answer = await calls.users.resetPassword({ key: await mailedKey(), password: "Brand-New-Lens" });
    expect(answer).toEqual({ subDomain: "einayim", tenantId: practice.tenantId });
    await expect((await callsFor({ token })).session.read()).rejects.toMatchObject({ code: "sessionExpired" });
    await expect(signIn(password)).rejects.toMatchObject({ code: "invalidCredentials" });
    expect((await signIn("Brand-New-Lens")).user._id).toBe(userId);
  });
});

test("the people of the practice are listed by name, for its admins only", async () => {
  const practice = await givenPractice({ locations: 2 });
  const admin = await givenPerson(practice, { role: "practiceAdmin" });
  const invited = await givenInvited(practice);
  await givenPerson(await givenPractice({ subDomain: "carmel" }));
  const { users } = await (await callsFor(admin)).users.list();
  expect(users.map(({ lastName, status }) => `${lastName} ${status}`)).toEqual(["Levi pending", "Shalev active"]);
  expect(users.find(({ _id }) => _id === invited.userId)?.locationIds.sort()).toEqual([...practice.locationIds].sort());
  const staff = { token: await givenSession(practice.tenantId, (await givenPerson(practice)).userId, practice.locationIds[0]) };
  await expect((await callsFor(staff)).users.list()).rejects.toMatchObject({ code: "notPermitted" });
});
