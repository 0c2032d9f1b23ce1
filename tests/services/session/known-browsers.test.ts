import { beforeEach, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { callsFor, givenPractice, now, testCarrier } from "~tests/helpers/given";
import { outboxRows } from "~tests/services/people/given-team";
import { auditTrail, givenAccount, givenOperator, password } from "./accounts";

beforeEach(resetDatabase);

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0";
const daysBefore = (days: number) => new Date(now.getTime() - days * 86_400_000);
type Account = { email: string; tenantId: string };

async function signIn({ email, tenantId }: Account, carrier = testCarrier(), { at = now, typed = password } = {}) {
  await (await callsFor(null, { carrier, now: at })).session.authenticate({ username: email, password: typed, tenantId });
  return callsFor(null, { carrier });
}
const browser = (userAgent: string | null) => Object.assign(testCarrier(), { userAgent });

test("browsers that signed in within 90 days are listed, the last used first, without what proves them", async () => {
  const practice = await givenPractice();
  const noa = await givenAccount(practice);
  await signIn(await givenAccount(practice, { email: "dana@einayim.example" }));
  await signIn(noa, browser(null), { at: daysBefore(90) });
  await signIn(noa, browser(null), { at: daysBefore(89) });
  const own = browser(firefox);
  const calls = await signIn(noa, own);
  const { browsers } = await calls.session.browsers();
  expect(browsers).toMatchObject([
    { isPresent: true, browser: "Firefox", system: "Linux", signedInAt: now, until: daysBefore(-90) },
    { isPresent: false, browser: null, system: null, signedInAt: daysBefore(89), until: daysBefore(-1) },
  ]);
  expect(JSON.stringify(browsers)).not.toContain(own.device);
});

test("a wrong password does not make a browser known for longer", async () => {
  const practice = await givenPractice();
  const noa = await givenAccount(practice);
  const own = browser(firefox);
  await signIn(noa, own, { at: daysBefore(89) });
  await signIn(noa, own, { at: daysBefore(1), typed: "Wrong-Word-1" }).catch(() => null);
  expect((await (await callsFor(noa)).session.browsers()).browsers).toMatchObject([{ signedInAt: daysBefore(89) }]);
});

test("a forgotten browser counts as unknown: its sign-in is mailed, and a stranger there locks the e-mail", async () => {
  const practice = await givenPractice();
  const noa = await givenAccount(practice);
  const own = browser(firefox);
  const calls = await signIn(noa, own);
  await signIn(noa, own);
  expect(await outboxRows()).toEqual([]);
  const [known] = (await calls.session.browsers()).browsers;
  await calls.session.forgetBrowser({ id: known?.id ?? "" });
  expect((await calls.session.browsers()).browsers).toEqual([]);
  expect((await calls.session.read()).user._id).toBe(noa.userId);
  await expect(calls.session.forgetBrowser({ id: known?.id ?? "" })).rejects.toMatchObject({ code: "notFound" });
  for (let times = 0; times < 5; times += 1) await signIn(noa, testCarrier(), { typed: "Wrong-Word-1" }).catch(() => null);
  await expect(signIn(noa, own)).rejects.toMatchObject({ code: "accountLockedWait" });
  const later = new Date(now.getTime() + 4 * 60_000);
  await signIn(noa, own, { at: later });
  expect((await outboxRows()).map(({ payload }) => payload.template)).toEqual(["newDevice"]);
  expect((await auditTrail(practice.tenantId)).filter(({ action }) => action === "browserForgotten")).toHaveLength(1);
});

test("nobody forgets the browsers of another person, and operators have their own in each practice", async () => {
  const practice = await givenPractice();
  const noa = await givenAccount(practice);
  await signIn(noa);
  const [known] = (await (await callsFor(noa)).session.browsers()).browsers;
  const dana = await signIn(await givenAccount(practice, { email: "dana@einayim.example" }));
  await expect(dana.session.forgetBrowser({ id: known?.id ?? "" })).rejects.toMatchObject({ code: "notFound" });
  const { email } = await givenOperator();
  const operator = await signIn({ email, tenantId: practice.tenantId }, browser(firefox));
  expect((await operator.session.browsers()).browsers).toMatchObject([{ isPresent: true, browser: "Firefox" }]);
});
