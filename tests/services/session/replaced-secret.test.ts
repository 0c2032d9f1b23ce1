import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { beforeEach, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callContextFor, callsFor, givenPerson, givenPractice, now } from "~tests/helpers/given";
import { givenAccount, givenInvited, password } from "./accounts";

beforeEach(resetDatabase);

const newer = "another secret of 32 characters or more";
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const codeOf = (secret: string, at: Date) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

/** The settings with the secret of the tests behind a newer one, or without it. */
async function settingsWith(what: "both" | "newest") {
  const { settings } = await callContextFor(null);
  return { ...settings, sealingSecret: what === "both" ? `${newer},${settings.sealingSecret}` : newer };
}

async function givenFactor() {
  const practice = await givenPractice();
  const account = await givenAccount(practice);
  const calls = await callsFor(account);
  const { ticket, secret } = await calls.security.begin();
  const { recoveryCodes } = await calls.security.turnOn({ ticket, code: codeOf(secret, now), presentPassword: password });
  return { practice, account, secret, recoveryCodes };
}

type Given = Awaited<ReturnType<typeof givenFactor>>;

/** Signs in with password and code under these settings; answers the code of the refusal, null when it went well. */
async function signIn({ practice, account }: Given, code: string, what: "both" | "newest", at: Date): Promise<string | null> {
  const calls = await callsFor(null, { now: at, settings: await settingsWith(what) });
  const given = { username: account.email, password, tenantId: practice.tenantId };
  const ticket = await calls.session.authenticate(given).then(
    () => "",
    (refusal: { data?: { ticket?: string } }) => refusal.data?.ticket ?? "",
  );
  return calls.session.confirmSignIn({ ticket, code }).then(
    () => null,
    (refusal: { code: string }) => refusal.code,
  );
}

test("a second factor sealed under an older secret works and is sealed again when used, so that the older one can be removed", async () => {
  const given = await givenFactor();
  expect(await signIn(given, codeOf(given.secret, later(60)), "newest", later(60))).toBe("codeWrong");
  expect(await signIn(given, codeOf(given.secret, later(90)), "both", later(90))).toBeNull();
  expect(await signIn(given, codeOf(given.secret, later(180)), "newest", later(180))).toBeNull();
});

test("recovery codes made under an older secret work while it is configured", async () => {
  const given = await givenFactor();
  const [first = "", second = ""] = given.recoveryCodes;
  expect(await signIn(given, first, "both", later(60))).toBeNull();
  expect(await signIn(given, second, "newest", later(90))).toBe("codeWrong");
  const { owner } = await testDatabase();
  const [row] = await owner.select().from(schema.users).where(eq(schema.users.id, given.account.userId));
  expect(row?.recoveryHashes).toHaveLength(9);
});

test("an admin can still copy an invitation link sealed under an older secret", async () => {
  const practice = await givenPractice();
  const { key, userId } = await givenInvited(practice);
  const admin = await givenPerson(practice, { role: "practiceAdmin" });
  const linkUnder = async (what: "both" | "newest") => {
    const { users } = await (await callsFor(admin, { settings: await settingsWith(what) })).users.list();
    return JSON.stringify(users.find(({ _id }) => _id === userId)).includes(encodeURIComponent(key));
  };
  expect([await linkUnder("both"), await linkUnder("newest")]).toEqual([true, false]);
});
