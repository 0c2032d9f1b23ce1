import { beforeEach, describe, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { isFull } from "~tests/helpers/figures";
import { callsFor, givenPractice, testCarrier } from "~tests/helpers/given";
import { auditTrail, givenAccount, givenInvited, givenOperator, password } from "~tests/services/session/accounts";
import { outboxRows } from "./given-team";

beforeEach(resetDatabase);

const times = isFull ? 50 : 20;
type Calls = Awaited<ReturnType<typeof callsFor>>;

/** Does something so often at once, each time from another address; answers the codes of the refusals and the places that succeeded. */
async function atOnce(work: (calls: Calls, place: number) => Promise<unknown>) {
  const calls = await Promise.all(Array.from({ length: times }, (_, place) => callsFor(null, { callerAddress: `2001:db8:0:${place}::1` })));
  const outcomes = await Promise.allSettled(calls.map(work));
  return {
    done: outcomes.flatMap(({ status }, place) => (status === "fulfilled" ? [place] : [])),
    codes: new Set(outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason.code] : []))),
  };
}

describe(`a mailed key that is used ${times} times at once works once`, () => {
  test("to set a new password, and it is the password of the one that got it", async () => {
    const practice = await givenPractice();
    const { email } = await givenAccount(practice);
    const { tenantId } = practice;
    const signIn = (typed: string) =>
      callsFor(null, { carrier: testCarrier() }).then((calls) =>
        calls.session.authenticate({ username: email, password: typed, tenantId }),
      );
    await (await callsFor(null)).notifications.sendForgotPasswordEmail({ email, tenantId });
    const key = decodeURIComponent(
      String((await outboxRows())[0]?.payload.link)
        .split("/")
        .at(-1) ?? "",
    );
    const { done, codes } = await atOnce((calls, place) => calls.users.resetPassword({ key, password: `Brand-New-${place}` }));
    expect([done.length, codes]).toEqual([1, new Set(["keyInvalid"])]);
    expect((await auditTrail(tenantId)).filter(({ action }) => action === "passwordSet")).toHaveLength(1);
    await expect(signIn(password)).rejects.toMatchObject({ code: "invalidCredentials" });
    expect((await signIn(`Brand-New-${done[0]}`)).user.email).toBe(email);
  }, 120_000);

  test("to set up an account", async () => {
    const practice = await givenPractice();
    const { key, email } = await givenInvited(practice);
    const { done, codes } = await atOnce((calls, place) =>
      calls.users.register({ registrationkey: key, password: `Brand-New-${place}`, affirmsAge: true }),
    );
    expect([done.length, codes]).toEqual([1, new Set(["keyInvalid"])]);
    const { tenantId } = practice;
    const signedIn = await (await callsFor(null, { carrier: testCarrier() })).session.authenticate({
      ...{ username: email, password: `Brand-New-${done[0]}`, tenantId },
    });
    expect(signedIn.user.email).toBe(email);
  }, 120_000);
});

test.each(["person", "operator"])(
  `a link that is asked for ${times} times at once is mailed to the %s once`,
  async (who) => {
    const practice = await givenPractice();
    const { email } = who === "person" ? await givenAccount(practice) : await givenOperator();
    const { tenantId } = practice;
    const { done } = await atOnce((calls) => calls.notifications.sendForgotPasswordEmail({ email, tenantId }));
    expect([done.length, (await outboxRows()).length]).toEqual([times, 1]);
  },
  120_000,
);

test("a person who is removed is out at the next request on every device", async () => {
  const practice = await givenPractice();
  const { email, userId, tenantId } = await givenAccount(practice);
  const admin = await callsFor(await givenAccount(practice, { role: "practiceAdmin", email: "admin@einayim.example" }));
  const devices = await Promise.all(
    ["Firefox/133.0", "Safari/605.1", "Chrome/131.0"].map(async (userAgent) => {
      const carrier = Object.assign(testCarrier(), { userAgent });
      await (await callsFor(null, { carrier })).session.authenticate({ username: email, password, tenantId });
      return { token: carrier.token ?? "" };
    }),
  );
  for (const device of devices) expect((await (await callsFor(device)).session.read()).user._id).toBe(userId);
  await admin.users.remove({ _id: userId });
  for (const device of devices)
    await expect((await callsFor(device)).session.read()).rejects.toMatchObject({ code: "sessionExpired", status: 401 });
});
