import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { beforeEach, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callContextFor, callsFor, givenPractice, now } from "~tests/helpers/given";
import { auditTrail, givenAccount, givenOperatorIn, password } from "./accounts";

beforeEach(resetDatabase);

const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
const missing = { code: "secondFactorMissing", status: 403 };

async function setUp(calls: Awaited<ReturnType<typeof callsFor>>): Promise<void> {
  const { ticket, secret } = await calls.security.begin();
  await calls.security.turnOn({ ticket, code: codeOf(secret), presentPassword: password });
}

/** A practice with an admin and somebody of the staff. */
async function givenTwo() {
  const practice = await givenPractice();
  const [admin, staff] = [
    await givenAccount(practice, { role: "practiceAdmin", email: "admin@einayim.example" }),
    await givenAccount(practice),
  ];
  return { practice, admin, staff };
}

test("an admin with a second factor requires it of everybody: without one, every other call is refused from then on", async () => {
  const { practice, admin, staff } = await givenTwo();
  const calls = await callsFor(admin);
  const demand = { isRequired: true, presentPassword: password };
  await expect(calls.security.demand(demand)).rejects.toMatchObject({ code: "ownFactorFirst", status: 422 });
  await setUp(calls);
  await expect(calls.security.demand({ ...demand, presentPassword: "Wrong-Word-1" })).rejects.toMatchObject({ code: "passwordWrong" });
  expect((await calls.security.readDemand()).since).toBeNull();
  await calls.security.demand(demand);
  await calls.security.demand(demand);
  expect(await calls.security.readDemand()).toEqual({
    since: now,
    isByPortal: false,
    people: [
      { _id: staff.userId, firstName: "Noa", lastName: "Shalev", hasFactor: false },
      { _id: admin.userId, firstName: "Noa", lastName: "Shalev", hasFactor: true },
    ],
  });

  const own = await callsFor(staff);
  await expect(own.cart.view({ locationId: practice.locationIds[0] })).rejects.toMatchObject(missing);
  await expect(own.tenants.config({ tenantId: practice.tenantId })).rejects.toMatchObject(missing);
  await expect(own.security.makeRecoveryCodes({ presentPassword: password })).rejects.toMatchObject(missing);
  expect((await own.session.read()).secondFactorMissing).toBe(true);
  expect(await own.security.read()).toEqual({ factor: null, isDemanded: true, newEmail: null });
  await setUp(own);
  const after = await callsFor(staff);
  expect((await after.session.read()).secondFactorMissing).toBe(false);
  expect((await after.tenants.config({ tenantId: practice.tenantId })).locations).toHaveLength(practice.locationIds.length);
  await expect(after.security.turnOff({ presentPassword: password })).rejects.toMatchObject({ code: "secondFactorDemanded", status: 409 });
  expect((await auditTrail(practice.tenantId)).map(({ action }) => action)).toEqual([
    ...["secondFactorSet", "signInFailed", "secondFactorDemanded", "secondFactorSet"],
  ]);
});

test("once the requirement is withdrawn everybody decides for themselves, and existing factors stay", async () => {
  const { practice, admin, staff } = await givenTwo();
  const calls = await callsFor(admin);
  await setUp(calls);
  await calls.security.demand({ isRequired: true, presentPassword: password });
  await expect((await callsFor(staff)).security.demand({ isRequired: false, presentPassword: password })).rejects.toMatchObject(missing);
  await calls.security.demand({ isRequired: false, presentPassword: password });
  expect((await calls.security.read()).factor?.since).toEqual(now);
  const own = await callsFor(staff);
  expect((await own.session.read()).secondFactorMissing).toBe(false);
  await expect(own.security.demand({ isRequired: true, presentPassword: password })).rejects.toMatchObject({ code: "notPermitted" });
  await calls.security.turnOff({ presentPassword: password });
  expect((await auditTrail(practice.tenantId)).at(-2)).toMatchObject({ action: "secondFactorFreed", subjectId: practice.tenantId });
});

test("an admin resets a colleague's factor: the colleague gets a mail, is signed out everywhere and must set up a new one", async () => {
  const { practice, admin, staff } = await givenTwo();
  const { owner } = await testDatabase();
  await setUp(await callsFor(staff));
  const calls = await callsFor(admin);
  await setUp(calls);
  await calls.security.demand({ isRequired: true, presentPassword: password });
  await owner.update(schema.users).set({ lastSignedInAt: now }).where(eq(schema.users.id, staff.userId));
  await calls.security.turnOffFor({ userId: staff.userId, presentPassword: password });
  await expect((await callsFor(staff)).session.read()).rejects.toMatchObject({ code: "sessionExpired" });
  const mails = (await owner.select().from(schema.outbox)).map(({ payload }) => payload);
  expect(mails).toMatchObject([{ template: "factorReset", to: "noa@einayim.example", practiceName: "Practice einayim" }]);
  const visitor = await callsFor(null);
  const signedIn = await visitor.session.authenticate({ username: staff.email, password, tenantId: practice.tenantId });
  expect(signedIn.secondFactorMissing).toBe(true);
});

test("where the portal requires it of operators they set it up first; a practice's requirement does not apply to them", async () => {
  const { practice, admin } = await givenTwo();
  const { carrier } = await givenOperatorIn(practice);
  const operator = { token: carrier.token ?? "" };
  const calls = await callsFor(admin);
  await setUp(calls);
  await calls.security.demand({ isRequired: true, presentPassword: password });
  expect((await (await callsFor(operator)).session.read()).secondFactorMissing).toBe(false);

  const settings = { ...(await callContextFor(null)).settings, operatorsNeedFactor: true };
  const own = await callsFor(operator, { settings });
  await expect(own.operator.overview()).rejects.toMatchObject(missing);
  await setUp(own);
  expect((await (await callsFor(operator, { settings })).operator.overview()).handOvers).toEqual([]);
});

test("where the portal requires it of everybody, nobody does anything before setting it up, and no practice can drop it", async () => {
  const { practice, admin, staff } = await givenTwo();
  const settings = { ...(await callContextFor(null)).settings, everybodyNeedsFactor: true };
  const { carrier } = await givenOperatorIn(practice);
  for (const person of [admin, staff, { token: carrier.token ?? "" }]) {
    const calls = await callsFor(person, { settings });
    await expect(calls.tenants.config({ tenantId: practice.tenantId })).rejects.toMatchObject(missing);
    await setUp(calls);
  }
  const calls = await callsFor(admin, { settings });
  await calls.security.demand({ isRequired: false, presentPassword: password });
  expect(await calls.security.readDemand()).toMatchObject({ since: null, isByPortal: true });
  await expect(calls.security.turnOff({ presentPassword: password })).rejects.toMatchObject({ code: "secondFactorDemanded" });
  await (await callsFor(admin)).security.turnOff({ presentPassword: password });
  await expect((await callsFor(admin, { settings })).users.list()).rejects.toMatchObject(missing);
});
