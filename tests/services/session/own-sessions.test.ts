import { beforeEach, expect, test } from "vitest";
import { languages } from "~/domain/language";
import type { MailPayload } from "~/integrations/mail/mail-payload";
import { writeMail } from "~/integrations/mail/write-mail.server";
import { mailTexts } from "~/server/mail-texts.server";
import { resetDatabase } from "~tests/helpers/database";
import { callsFor, givenPractice, now, testCarrier } from "~tests/helpers/given";
import { outboxRows } from "~tests/services/people/given-team";
import { auditTrail, givenAccount, password } from "./accounts";

beforeEach(resetDatabase);

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0";

async function signIn({ email, tenantId }: { email: string; tenantId: string }, userAgent: string | null = firefox, at = now) {
  const carrier = Object.assign(testCarrier(), { userAgent });
  await (await callsFor(null, { carrier, now: at })).session.authenticate({ username: email, password, tenantId });
  return { token: carrier.token ?? "", calls: await callsFor({ token: carrier.token ?? "" }) };
}

test("one's own active sessions are listed with device, location and times", async () => {
  const practice = await givenPractice();
  const account = await givenAccount(practice);
  const stranger = await givenAccount(practice, { email: "dana@einayim.example" });
  await signIn(stranger);
  await signIn(account, firefox, new Date(now.getTime() - 31 * 60_000)); // over
  const { calls } = await signIn(account, null);
  const other = await signIn(account);
  const { sessions } = await other.calls.session.list();
  expect(sessions).toHaveLength(3); // with the session that the account was given
  const own = sessions.filter(({ isPresent }) => isPresent);
  expect(own).toMatchObject([{ browser: "Firefox", system: "Linux", locationName: "Location 1", createdAt: now, seenAt: now }]);
  expect(sessions.filter(({ isPresent }) => !isPresent)).toMatchObject([{ browser: null }, { browser: null }]);
  expect((await calls.session.list()).sessions).toHaveLength(3);
});

test("one other session can be ended, or all others; the current one and those of other people stay", async () => {
  const practice = await givenPractice();
  const account = await givenAccount(practice);
  const { calls: stranger } = await signIn(await givenAccount(practice, { email: "dana@einayim.example" }));
  const [first, second, present] = [await signIn(account), await signIn(account, null), await signIn(account)];
  const foreign = (await stranger.session.list()).sessions[0]?.id ?? "";
  expect(await present.calls.session.endOthers({ id: foreign })).toEqual({ endedQuantity: 0 });
  const [mine] = (await first.calls.session.list()).sessions.filter(({ isPresent }) => isPresent);
  expect(await present.calls.session.endOthers({ id: mine?.id ?? "" })).toEqual({ endedQuantity: 1 });
  await expect((await callsFor(first)).session.read()).rejects.toMatchObject({ code: "sessionExpired" });
  expect((await (await callsFor(second)).session.read()).user._id).toBe(account.userId);
  expect(await present.calls.session.endOthers({})).toEqual({ endedQuantity: 2 });
  await expect((await callsFor(second)).session.read()).rejects.toMatchObject({ code: "sessionExpired" });
  for (const calls of [await callsFor(present), stranger]) await calls.session.read();
  expect(await present.calls.session.endOthers({})).toEqual({ endedQuantity: 0 });
  expect((await auditTrail(practice.tenantId)).filter(({ action }) => action === "sessionEnded")).toHaveLength(2);
});

test("a session begun by somebody else is ended, and the other admins are told its browser", async () => {
  const practice = await givenPractice();
  const admin = await givenAccount(practice, { role: "practiceAdmin", email: "admin@einayim.example" });
  const second = await givenAccount(practice, { role: "practiceAdmin", email: "second@einayim.example" });
  const stranger = await signIn(admin, firefox);
  const { calls } = await signIn(admin, null);
  const id = (await stranger.calls.session.list()).sessions.find(({ isPresent }) => isPresent)?.id ?? "";
  const mailed = async () => (await outboxRows()).map(({ payload }) => payload).filter(({ template }) => template === "sessionReported");
  expect(await calls.session.endOthers({ id: "none", isNotMine: true })).toEqual({ endedQuantity: 0 });
  expect(await mailed()).toEqual([]);
  expect(await calls.session.endOthers({ id, isNotMine: true })).toEqual({ endedQuantity: 1 });
  await expect((await callsFor(stranger)).session.read()).rejects.toMatchObject({ code: "sessionExpired" });
  const [mail, ...more] = await mailed();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    to: second.email,
    device: { browser: "Firefox", system: "Linux" },
    link: expect.stringMatching(/\/settings\/audit$/),
  });
  expect((await auditTrail(practice.tenantId)).map(({ action }) => action)).toContain("sessionReported");
  for (const language of languages) {
    const { subject, text, html } = writeMail({ ...(mail as MailPayload), language }, mailTexts);
    expect(subject).toContain("Practice einayim");
    for (const written of [text, html]) expect(written).toContain("/settings/audit");
    expect(text.replace(/\p{Cf}/gu, "")).toMatch(/Noa Shalev|Shalev\s?Noa/);
  }
});

test("an admin signs a colleague out everywhere; staff, other practices and oneself cannot", async () => {
  const practice = await givenPractice();
  const staff = await givenAccount(practice);
  const admin = await signIn(await givenAccount(practice, { role: "practiceAdmin", email: "admin@einayim.example" }));
  const elsewhere = await givenAccount(await givenPractice({ subDomain: "carmel" }), {
    role: "practiceAdmin",
    email: "admin@carmel.example",
  });
  const [first, second] = [await signIn(staff), await signIn(staff, null)];
  const of = { userId: staff.userId };
  await expect(first.calls.security.signOutFor(of)).rejects.toMatchObject({ code: "notPermitted" });
  await expect((await callsFor(elsewhere)).security.signOutFor(of)).rejects.toMatchObject({ code: "notFound" });
  const { user } = await admin.calls.session.read();
  await expect(admin.calls.security.signOutFor({ userId: user._id })).rejects.toMatchObject({ code: "notPermitted" });
  for (const { token } of [first, second]) await (await callsFor({ token })).session.read();
  expect(await admin.calls.security.signOutFor(of)).toEqual({ endedQuantity: 3 });
  for (const { token } of [first, second]) {
    await expect((await callsFor({ token })).session.read()).rejects.toMatchObject({ code: "sessionExpired" });
  }
  expect(await admin.calls.security.signOutFor(of)).toEqual({ endedQuantity: 0 });
  expect(await auditTrail(practice.tenantId)).toContainEqual({
    action: "sessionEnded",
    subjectId: staff.userId,
    actorName: expect.any(String),
  });
});
