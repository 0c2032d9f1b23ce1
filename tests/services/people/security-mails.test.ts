import { asc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import type { MailPayload } from "~/integrations/mail/mail-payload";
import { writeMail } from "~/integrations/mail/write-mail.server";
import { mailTexts } from "~/server/mail-texts.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callsFor, givenPractice, now, testCarrier } from "~tests/helpers/given";
import { givenAccount, password } from "~tests/services/session/accounts";

beforeEach(resetDatabase);

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0";

async function mails() {
  const { owner } = await testDatabase();
  const rows = await owner.select().from(schema.outbox).where(eq(schema.outbox.kind, "mail")).orderBy(asc(schema.outbox.id));
  return rows.map(({ payload }) => payload as MailPayload);
}

async function signIn({ email, tenantId }: { email: string; tenantId: string }, carrier = testCarrier()) {
  await (await callsFor(null, { carrier })).session.authenticate({ username: email, password, tenantId });
}

test("a sign-in on an unknown browser is mailed; the first ever and those on known browsers are not", async () => {
  const practice = await givenPractice();
  const account = await givenAccount(practice);
  const own = testCarrier();
  await signIn(account, own);
  await signIn(account, own);
  expect(await mails()).toEqual([]);
  await signIn(account, Object.assign(testCarrier(), { userAgent: firefox }));
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    template: "newDevice",
    to: account.email,
    at: now.toISOString(),
    device: { browser: "Firefox", system: "Linux" },
  });
  if (!mail) return;
  const written = writeMail({ ...mail, language: "en" }, mailTexts);
  expect(written.subject).toBe("A new sign-in at Practice einayim");
  expect(written.text).toContain("/settings/security");
  expect(written.text.replace(/\p{Cf}/gu, "")).toContain("Firefox, Linux");
});

test("a changed password is mailed to its owner", async () => {
  const practice = await givenPractice();
  const account = await givenAccount(practice);
  await signIn(account);
  const calls = await callsFor(account);
  await calls.users.update({ _id: account.userId, password: "Other-Word-22", passwordSet: true, presentPassword: password });
  expect(await mails()).toMatchObject([{ template: "passwordSet", to: account.email }]);
});
