import { beforeEach, describe, expect, test } from "vitest";
import type { MailPayload } from "~/integrations/mail/mail-payload";
import { writeMail } from "~/integrations/mail/write-mail.server";
import { mailTexts } from "~/server/mail-texts.server";
import { resetDatabase } from "~tests/helpers/database";
import { callsFor, givenPractice, testCarrier } from "~tests/helpers/given";
import { auditTrail, givenAccount, givenInvited, password } from "~tests/services/session/accounts";
import { later, outboxRows, userRow } from "./given-team";

beforeEach(resetDatabase);

const fresh = "Noa.New@einayim.example";

/** A person and an admin with passwords, and what they and strangers ask. */
async function givenPeople() {
  const practice = await givenPractice();
  const noa = await givenAccount(practice);
  const admin = await givenAccount(practice, { role: "practiceAdmin", email: "admin@einayim.example" });
  const ask = async (email = fresh, minutes = 0) =>
    (await callsFor(noa, { now: later(minutes) })).users.update({ _id: noa.userId, email, presentPassword: password });
  const signIn = async (email: string, carrier = testCarrier()) =>
    (await callsFor(null, { carrier })).session.authenticate({ username: email, password, tenantId: practice.tenantId });
  return { practice, noa, admin, calls: await callsFor(noa), adminCalls: await callsFor(admin), ask, signIn };
}

const mails = async () => (await outboxRows()).filter(({ droppedAt }) => droppedAt === null).map(({ payload }) => payload as MailPayload);
const keysOf = async () =>
  (await outboxRows()).flatMap(({ payload }) =>
    payload.template === "confirmEmail" ? [decodeURIComponent(String(payload.link).split("/").at(-1) ?? "")] : [],
  );
const confirm = async (key: string, minutes = 1) => (await callsFor(null, { now: later(minutes) })).users.confirmEmail({ key });
const stays = { code: "keyInvalid", status: 410 };

describe("a new e-mail", () => {
  test("waits: the person signs in with the present one, sees the new one, and both e-mails are written to", async () => {
    const { practice, noa, calls, adminCalls, ask, signIn } = await givenPeople();
    expect((await ask()).user).toMatchObject({ email: noa.email, newEmail: { email: fresh, until: later(24 * 60) } });
    expect(await mails()).toMatchObject([
      { template: "confirmEmail", to: fresh, expiresAt: later(24 * 60).toISOString() },
      { template: "emailChangeAsked", to: noa.email },
    ]);
    expect((await calls.security.read()).newEmail).toEqual({ email: fresh, until: later(24 * 60) });
    const listed = (await adminCalls.users.list()).users.find(({ _id }) => _id === noa.userId);
    expect([listed?.email, listed?.newEmail?.email]).toEqual([noa.email, fresh]);
    await expect(signIn(fresh)).rejects.toMatchObject({ code: "invalidCredentials" });
    expect((await signIn(noa.email)).user._id).toBe(noa.userId);
    expect((await auditTrail(practice.tenantId)).map(({ action }) => action)).toContain("emailChangeAsked");
    expect(JSON.stringify(await userRow(noa.userId))).not.toContain("Noa.New");
  });

  test("counts once it is confirmed: browsers and sessions stay, links to the one before end, and it is told", async () => {
    const { practice, noa, calls, ask, signIn } = await givenPeople();
    const carrier = testCarrier();
    await signIn(noa.email, carrier);
    await (await callsFor(null)).notifications.sendForgotPasswordEmail({ email: noa.email, tenantId: practice.tenantId });
    const reset = decodeURIComponent(
      String((await outboxRows()).at(-1)?.payload.link)
        .split("/")
        .at(-1) ?? "",
    );
    await ask();
    const [key = ""] = await keysOf();
    expect(await (await callsFor(null)).users.checkEmailKey({ key })).toEqual({
      ...{ email: fresh, emailBefore: noa.email, practiceName: "Practice einayim" },
    });
    expect((await userRow(noa.userId))?.email).toBe(noa.email);
    expect(await confirm(key)).toEqual({ email: fresh, subDomain: "einayim", tenantId: practice.tenantId });
    expect(await userRow(noa.userId)).toMatchObject({ email: fresh, emailKey: fresh.toLowerCase() });
    await expect((await callsFor(null)).users.checkResetKey({ key: reset })).rejects.toMatchObject(stays);
    expect((await calls.session.read()).user.email).toBe(fresh);
    expect((await calls.security.read()).newEmail).toBeNull();
    expect(await mails()).toMatchObject([{ template: "emailChanged", to: noa.email }]);
    await expect(signIn(noa.email)).rejects.toMatchObject({ code: "invalidCredentials" });
    expect((await signIn(fresh, carrier)).user._id).toBe(noa.userId);
    expect(await mails()).toHaveLength(1); // the browser is known still
    await expect(confirm(key)).rejects.toMatchObject(stays);
    expect((await auditTrail(practice.tenantId)).map(({ action }) => action)).toContain("emailChanged");
  });

  test("asked for again replaces the one before, and lives 24 hours", async () => {
    const { noa, ask } = await givenPeople();
    await ask("first@einayim.example");
    await ask(fresh, 5);
    const [first = "", second = ""] = await keysOf();
    await expect(confirm(first, 6)).rejects.toMatchObject(stays);
    await expect(confirm(second, 5 + 24 * 60)).rejects.toMatchObject(stays);
    expect((await userRow(noa.userId))?.email).toBe(noa.email);
    expect((await confirm(second, 4 + 24 * 60)).email).toBe(fresh);
  });

  test("used 20 times at once is confirmed once", async () => {
    const { practice, ask } = await givenPeople();
    await ask();
    const [key = ""] = await keysOf();
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => confirm(key)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await auditTrail(practice.tenantId)).filter(({ action }) => action === "emailChanged")).toHaveLength(1);
  });

  test("given up by its person or an admin, or by a new password, its link no longer works", async () => {
    const { noa, calls, adminCalls, ask } = await givenPeople();
    const giveUp = [
      () => calls.users.cancelNewEmail({ userId: noa.userId }),
      () => adminCalls.users.cancelNewEmail({ userId: noa.userId }),
      () => calls.users.update({ _id: noa.userId, password: "Other-Word-22", passwordSet: true, presentPassword: password }),
    ];
    for (const give of giveUp) {
      await ask();
      await give();
      expect((await calls.security.read()).newEmail).toBeNull();
      await expect(confirm((await keysOf()).at(-1) ?? "")).rejects.toMatchObject(stays);
    }
    expect((await userRow(noa.userId))?.email).toBe(noa.email);
  });

  test("is refused when a colleague got it in the meantime, and nothing changes", async () => {
    const { noa, ask, practice } = await givenPeople();
    await ask("dana@einayim.example");
    const dana = await givenAccount(practice, { email: "dana@einayim.example" });
    const [key = ""] = await keysOf();
    await expect(confirm(key)).rejects.toMatchObject({ code: "emailTaken", status: 409 });
    expect([(await userRow(noa.userId))?.email, (await userRow(dana.userId))?.email]).toEqual([noa.email, dana.email]);
  });

  test.each([
    ["without the present password", {}, "passwordWrong", 422],
    ["with a wrong one", { presentPassword: "Wrong-Word-1" }, "passwordWrong", 422],
    ["that is none", { email: "noa", presentPassword: password }, "invalidFields", 422],
    ["that a colleague has", { email: "Admin@einayim.example", presentPassword: password }, "emailTaken", 409],
  ])("of one's own is refused %s, and nothing is sent", async (_, change, code, status) => {
    const { noa, calls } = await givenPeople();
    await expect(calls.users.update({ _id: noa.userId, email: fresh, ...change })).rejects.toMatchObject({ code, status });
    expect([await mails(), (await calls.security.read()).newEmail]).toEqual([[], null]);
  });

  test("of a colleague needs the admin's own password, but not before the account is set up", async () => {
    const { practice, noa, admin, adminCalls } = await givenPeople();
    const change = { _id: noa.userId, email: fresh };
    for (const wrong of [{}, { presentPassword: "" }, { presentPassword: "Wrong-Word-1" }])
      await expect(adminCalls.users.update({ ...change, ...wrong })).rejects.toMatchObject({ code: "passwordWrong", status: 422 });
    expect([await mails(), await userRow(noa.userId)]).toMatchObject([[], { email: noa.email }]);
    expect(await auditTrail(practice.tenantId)).toMatchObject(Array(2).fill({ action: "signInFailed", subjectId: admin.userId }));
    await adminCalls.users.update({ ...change, email: noa.email.toUpperCase(), firstName: "Noam" });
    expect((await adminCalls.users.update({ ...change, presentPassword: password })).user.newEmail?.email).toBe(fresh);
    const invited = await givenInvited(practice);
    expect((await adminCalls.users.update({ _id: invited.userId, email: "ziv@einayim.example" })).user.email).toBe("ziv@einayim.example");
  });

  test("is not a stranger's to give up, nor a colleague's", async () => {
    const { noa, ask, practice } = await givenPeople();
    await ask();
    const dana = await givenAccount(practice, { email: "dana@einayim.example" });
    await expect((await callsFor(dana)).users.cancelNewEmail({ userId: noa.userId })).rejects.toMatchObject({ code: "notPermitted" });
    const carmel = await givenPractice({ subDomain: "carmel" });
    const foreign = await givenAccount(carmel, { role: "practiceAdmin" });
    await expect((await callsFor(foreign)).users.cancelNewEmail({ userId: noa.userId })).rejects.toMatchObject({ code: "notFound" });
    expect(await (await callsFor(null)).users.checkEmailKey({ key: (await keysOf())[0] ?? "" })).toMatchObject({ email: fresh });
  });

  test("is written of in the reader's language, with the link in a line of its own", async () => {
    const { ask } = await givenPeople();
    await ask();
    const [link, notice] = await mails();
    if (!link || !notice) throw new Error("Two mails are queued");
    const subjects = (["en", "he", "ko", "ja"] as const).map((language) => writeMail({ ...link, language }, mailTexts).subject);
    expect(subjects).toEqual([
      "Confirm your new email for Practice einayim",
      "אישור כתובת הדוא״ל החדשה במרפאה Practice einayim",
      "Practice einayim의 새 이메일을 확인해 주세요",
      "Practice einayimの新しいメールアドレスの確認",
    ]);
    const text = writeMail({ ...link, language: "en" }, mailTexts).text.split("\n");
    expect(text.filter((line) => line.includes("/confirm-email/"))).toHaveLength(1);
    expect(writeMail({ ...notice, language: "en" }, mailTexts).text).toContain("Setting a new password stops the change.");
  });
});
