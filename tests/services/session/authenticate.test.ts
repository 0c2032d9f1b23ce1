import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callsFor, givenPractice, now, testCarrier } from "~tests/helpers/given";
import { auditTrail, givenAccount, givenInvited, givenOperator, password } from "./accounts";

beforeEach(resetDatabase);

const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const sessionsNow = async () => (await (await testDatabase()).owner.select().from(schema.sessions)).length;

/** Signs in as a browser that carries what the carrier holds. */
async function signIn(
  practice: { tenantId: string },
  username: string,
  typed: string,
  { carrier = testCarrier(), at = now, more = {} } = {},
) {
  const calls = await callsFor(null, { carrier, now: at });
  return calls.session.authenticate({ username, password: typed, tenantId: practice.tenantId, ...more });
}

describe("signing in", () => {
  test("answers the person, the practice and its locations, and starts a session", async () => {
    const practice = await givenPractice({ locations: 2 });
    const { email, userId } = await givenAccount(practice);
    const carrier = testCarrier();
    const answer = await signIn(practice, ` ${email.toUpperCase()} `, password, { carrier });
    expect(answer.user).toMatchObject({ _id: userId, email, role: "staff", status: "active", locationIds: practice.locationIds });
    expect(answer.tenant).toMatchObject({ _id: practice.tenantId, subDomain: "einayim", countryCode: "IL" });
    expect(answer.locations.map(({ name }) => name)).toEqual(["Location 1", "Location 2"]);
    expect(answer.locationId).toBe(practice.locationIds[0]);
    const read = await (await callsFor({ token: carrier.token ?? "" })).session.read();
    expect(read.user._id).toBe(userId);
    expect(await auditTrail(practice.tenantId)).toEqual([{ action: "signedIn", subjectId: userId, actorName: "Noa Shalev" }]);
  });

  test("starts in the chosen location, or in the first one when the person has no access to it", async () => {
    const practice = await givenPractice({ locations: 3 });
    const [first, second, third] = practice.locationIds;
    const { email } = await givenAccount(practice, { locationIds: [first, second as string] });
    expect((await signIn(practice, email, password, { more: { locationId: third } })).locationId).toBe(first);
    expect((await signIn(practice, email, password, { more: { locationId: second } })).locationId).toBe(second);
  });

  test("goes on in the location of the last session when none is chosen", async () => {
    const practice = await givenPractice({ locations: 3 });
    const [, , third] = practice.locationIds;
    const { email, token } = await givenAccount(practice);
    await (await callsFor({ token })).session.useLocation({ locationId: third as string });
    expect((await signIn(practice, email, password)).locationId).toBe(third);
  });

  test("ends the session that the browser had before", async () => {
    const practice = await givenPractice();
    const { email, token } = await givenAccount(practice);
    await signIn(practice, email, password, { carrier: testCarrier(token) });
    await expect((await callsFor({ token })).session.read()).rejects.toMatchObject({ code: "sessionExpired" });
  });

  test("admits an operator to any practice, under their own name", async () => {
    const practice = await givenPractice();
    const operator = await givenOperator();
    const answer = await signIn(practice, operator.email, password);
    expect(answer.user).toMatchObject({ _id: operator.id, role: "lensFerryAdmin", tenantId: practice.tenantId, gpTermsAccepted: true });
    expect(await auditTrail(practice.tenantId)).toEqual([{ action: "signedIn", subjectId: operator.id, actorName: "Ori Tal" }]);
  });

  test.each([
    ["a wrong password", "noa@einayim.example", "Wrong-Password-1"],
    ["an unknown e-mail", "nobody@einayim.example", password],
    ["a person of another practice", "noa@carmel.example", password],
    ["a person who has not set up the account", "dana@einayim.example", password],
    ["no e-mail", "", password],
  ])("refuses %s with the same answer and opens no session", async (_, username, typed) => {
    const practice = await givenPractice();
    await givenAccount(practice);
    await givenAccount(await givenPractice({ subDomain: "carmel" }));
    await givenInvited(practice);
    const carrier = testCarrier();
    const before = await sessionsNow();
    await expect(signIn(practice, username, typed, { carrier })).rejects.toMatchObject({ code: "invalidCredentials", status: 401 });
    expect(carrier).toMatchObject({ token: null, device: null });
    expect(await sessionsNow()).toBe(before);
  });

  test("refuses a practice that does not exist, is not approved or is not the host's", async () => {
    const practice = await givenPractice();
    const other = await givenPractice({ subDomain: "carmel" });
    const { email } = await givenAccount(practice);
    const onOtherHost = await callsFor(null, { hostSubDomain: "carmel" });
    await expect(onOtherHost.session.authenticate({ username: email, password, tenantId: practice.tenantId })).rejects.toMatchObject({
      code: "notFound",
    });
    await expect(signIn({ tenantId: "018f0000-0000-7000-8000-000000000000" }, email, password)).rejects.toMatchObject({ code: "notFound" });
    const onOwnHost = await callsFor(null, { hostSubDomain: "einayim" });
    expect((await onOwnHost.session.authenticate({ username: email, password })).tenant._id).toBe(practice.tenantId);
    expect(other.tenantId).not.toBe(practice.tenantId);
  });

  test("leads an invitation key typed as password to account set-up and opens no session", async () => {
    const practice = await givenPractice();
    const { email, key } = await givenInvited(practice);
    const carrier = testCarrier();
    await expect(signIn(practice, email, key, { carrier })).rejects.toMatchObject({
      code: "invitationKey",
      status: 409,
      data: { registrationKey: key },
    });
    expect(carrier.token).toBeNull();
  });
});

describe("wrong passwords", () => {
  const times = (count: number) => Array.from({ length: count }, (_, index) => index);

  /** Types wrong passwords one after the other, jumping over the locks, and answers the moment after. */
  async function typeWrong(practice: { tenantId: string }, email: string, count: number, carrier = testCarrier()) {
    let at = now;
    for (const index of times(count)) {
      if (index > 0 && index % 5 === 0) at = new Date(at.getTime() + 3 * 60_000);
      await expect(signIn(practice, email, `Wrong-${index}`, { carrier, at })).rejects.toMatchObject({ code: "invalidCredentials" });
    }
    return at;
  }

  test.each([
    ["4 wrong ones", 4, 0, "signed in"],
    ["5 wrong ones, at once", 5, 0, "accountLockedWait"],
    ["5 wrong ones, just before 3 minutes", 5, 2.99, "accountLockedWait"],
    ["5 wrong ones, after 3 minutes", 5, 3, "signed in"],
    ["9 wrong ones", 9, 0, "signed in"],
    ["10 wrong ones", 10, 0, "tooManyInvalidLogins"],
    ["10 wrong ones, an hour later", 10, 60, "tooManyInvalidLogins"],
  ])("after %s the right one is answered as specified", async (_, wrong, minutes, outcome) => {
    const practice = await givenPractice();
    const { email } = await givenAccount(practice);
    const last = await typeWrong(practice, email, wrong);
    const at = new Date(last.getTime() + minutes * 60_000);
    const before = await sessionsNow();
    const answer = await signIn(practice, email, password, { at }).then(
      () => "signed in",
      (error: { code: string }) => error.code,
    );
    expect(answer).toBe(outcome);
    expect(await sessionsNow()).toBe(outcome === "signed in" ? before + 1 : before);
  });

  test("lock an unknown e-mail in the same way, and say until when", async () => {
    const practice = await givenPractice();
    await typeWrong(practice, "nobody@einayim.example", 5);
    await expect(signIn(practice, "nobody@einayim.example", "Wrong-6")).rejects.toMatchObject({
      code: "accountLockedWait",
      status: 423,
      data: { until: minutesLater(3) },
    });
  });

  test("are reset by a success", async () => {
    const practice = await givenPractice();
    const { email } = await givenAccount(practice);
    await typeWrong(practice, email, 4);
    await signIn(practice, email, password);
    await typeWrong(practice, email, 4);
    expect((await signIn(practice, email, password)).user.email).toBe(email);
  });

  test("of a stranger do not lock out a known browser", async () => {
    const practice = await givenPractice();
    const { email } = await givenAccount(practice);
    const ownBrowser = testCarrier();
    await signIn(practice, email, password, { carrier: ownBrowser });
    await typeWrong(practice, email, 10);
    await expect(signIn(practice, email, password)).rejects.toMatchObject({ code: "tooManyInvalidLogins" });
    expect((await signIn(practice, email, password, { carrier: ownBrowser })).user.email).toBe(email);
  });

  test("are counted as usual on a browser known for another person", async () => {
    const practice = await givenPractice();
    const { email } = await givenAccount(practice);
    const thief = await givenAccount(practice, { email: "thief@einayim.example" });
    const thiefsBrowser = testCarrier();
    await signIn(practice, thief.email, password, { carrier: thiefsBrowser });
    await typeWrong(practice, email, 10);
    await expect(signIn(practice, email, "Wrong-11", { carrier: thiefsBrowser })).rejects.toMatchObject({ code: "tooManyInvalidLogins" });
  });

  test("typed at the same time are counted one by one", async () => {
    const practice = await givenPractice();
    const { email } = await givenAccount(practice);
    const outcomes = await Promise.all(
      times(8).map((index) => signIn(practice, email, `Wrong-${index}`).catch((error: { code: string }) => error.code)),
    );
    expect(outcomes.filter((code) => code === "invalidCredentials")).toHaveLength(5);
    expect(outcomes.filter((code) => code === "accountLockedWait")).toHaveLength(3);
  });

  test("are recorded in the audit trail with the account, and without an actor", async () => {
    const practice = await givenPractice();
    const { email, userId } = await givenAccount(practice);
    await typeWrong(practice, email, 5);
    const failed = { action: "signInFailed", subjectId: userId, actorName: "" };
    expect(await auditTrail(practice.tenantId)).toEqual([failed, failed, failed, failed, { ...failed, action: "signInLocked" }]);
  });
});
