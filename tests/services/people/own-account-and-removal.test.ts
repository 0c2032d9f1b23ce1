import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callsFor, givenPerson, givenPractice, givenSession, now, testCarrier } from "~tests/helpers/given";
import { auditTrail, givenAccount, givenInvited, password } from "~tests/services/session/accounts";
import { dana, givenTeam, later, operatorIn, outboxRows, userRow } from "./given-team";

beforeEach(resetDatabase);

describe("one's own account", () => {
  test("lets staff change their own name", async () => {
    const { staff, staffCalls } = await givenTeam();
    expect((await staffCalls.users.update({ _id: staff.userId, firstName: "Noga", lastName: "Tal" })).user).toMatchObject({
      firstName: "Noga",
    });
    expect((await staffCalls.session.read()).user).toMatchObject({ firstName: "Noga", lastName: "Tal" });
  });

  test("is not renamed by somebody who saw another name, whatever else an admin has changed since", async () => {
    const { staff, staffCalls, calls } = await givenTeam();
    const { nameVersion } = (await staffCalls.session.read()).user;
    await calls.users.update({ _id: staff.userId, roleType: "doctor" });
    const renamed = { _id: staff.userId, firstName: "Noga", lastName: "Tal", nameVersion };
    await staffCalls.users.update(renamed);
    expect((await staffCalls.users.update(renamed)).user).toMatchObject({ firstName: "Noga", lastName: "Tal" });
    const stale = staffCalls.users.update({ ...renamed, lastName: "Peretz" });
    await expect(stale).rejects.toMatchObject({ code: "changedElsewhere", status: 409 });
    expect((await staffCalls.session.read()).user).toMatchObject({ firstName: "Noga", lastName: "Tal" });
  });

  test("needs the current password to change it; the current session stays, every other ends", async () => {
    const practice = await givenPractice();
    const person = await givenAccount(practice);
    const elsewhere = await givenSession(practice.tenantId, person.userId, practice.locationIds[0]);
    const change = { _id: person.userId, password: "Other-Word-22", passwordSet: true };
    const calls = await callsFor(person);
    for (const presentPassword of ["Wrong-Word-22", ""])
      await expect(calls.users.update({ ...change, presentPassword })).rejects.toMatchObject({ code: "passwordWrong", status: 422 });
    await expect(calls.users.update(change)).rejects.toMatchObject({ code: "passwordWrong" });
    await expect(calls.users.update({ ...change, password: "short", presentPassword: password })).rejects.toMatchObject({
      ...{ code: "weakPassword", data: { reason: "tooShort" } },
    });
    expect((await (await callsFor({ token: elsewhere })).session.read()).user._id).toBe(person.userId);
    expect((await calls.users.update({ ...change, presentPassword: password })).user._id).toBe(person.userId);
    await expect((await callsFor({ token: elsewhere })).session.read()).rejects.toMatchObject({ code: "sessionExpired" });
    expect((await (await callsFor(person)).session.read()).user._id).toBe(person.userId);
    const signIn = async (typed: string) =>
      (await callsFor(null, { carrier: testCarrier() })).session.authenticate({
        username: person.email,
        password: typed,
        tenantId: practice.tenantId,
      });
    await expect(signIn(password)).rejects.toMatchObject({ code: "invalidCredentials" });
    expect((await signIn("Other-Word-22")).user._id).toBe(person.userId);
    expect((await auditTrail(practice.tenantId)).map(({ action }) => action)).toEqual([
      ...["signInFailed", "signInFailed", "signInFailed", "passwordSet", "signInFailed", "signedIn"],
    ]);
  });

  test("is locked for 3 minutes by five wrong current passwords, for the right one too", async () => {
    const person = await givenAccount(await givenPractice());
    const change = { _id: person.userId, password: "Other-Word-22", passwordSet: true };
    const calls = await callsFor(person);
    for (let times = 0; times < 5; times += 1) await calls.users.update({ ...change, presentPassword: "Wrong" }).catch(() => null);
    await expect(calls.users.update({ ...change, presentPassword: password })).rejects.toMatchObject({
      ...{ code: "accountLockedWait", status: 423, data: { until: later(3) } },
    });
    expect((await (await callsFor(person, { now: later(3) })).users.update({ ...change, presentPassword: password })).user._id).toBe(
      person.userId,
    );
  });

  test("is changed alone: with another change it is malformed, and nothing changes", async () => {
    const person = await givenAccount(await givenPractice());
    const calls = await callsFor(person);
    const change = { _id: person.userId, password: "Other-Word-22", passwordSet: true, presentPassword: password };
    for (const [field, given] of Object.entries({ firstName: "Tal", email: "tal@einayim.example", locationIds: [...person.locationIds] }))
      await expect(calls.users.update({ ...change, [field]: given })).rejects.toMatchObject({
        ...{ code: "malformed", status: 400, data: { issues: [{ path: [field], code: "notWithPassword" }] } },
      });
    expect(await userRow(person.userId)).toMatchObject({ firstName: "Noa", email: person.email });
    expect((await calls.users.update(change)).user._id).toBe(person.userId);
  });

  test("of an operator ends the sessions in every practice with a new password, except the current one", async () => {
    const [practice, other] = [await givenPractice(), await givenPractice({ subDomain: "carmel" })];
    const operator = await operatorIn(practice);
    const elsewhere = testCarrier();
    const { email } = (await operator.calls.session.read()).user;
    await (await callsFor(null, { carrier: elsewhere })).session.authenticate({ username: email, password, tenantId: other.tenantId });
    const change = { _id: operator.id, password: "Other-Word-22", passwordSet: true, presentPassword: password };
    const at = await callsFor(null, { carrier: operator.carrier, now: later(1) });
    expect((await at.users.update(change)).user).toMatchObject({ _id: operator.id, registrationLink: null });
    expect((await (await callsFor(null, { carrier: operator.carrier, now: later(2) })).session.read()).user._id).toBe(operator.id);
    await expect((await callsFor(null, { carrier: elsewhere, now: later(2) })).session.read()).rejects.toMatchObject({
      code: "sessionExpired",
    });
  });
});

describe("the session in which an operator sets a new password", () => {
  const changed = async () => {
    const [practice, other] = [await givenPractice(), await givenPractice({ subDomain: "carmel" })];
    const { id, carrier } = await operatorIn(practice);
    const at = (minutes: number) => callsFor(null, { carrier, now: later(minutes) });
    await (await at(10)).session.usePractice({ tenantId: other.tenantId, reason: "Order CAR-1" });
    for (let minutes = 30; minutes < 660; minutes += 20) await (await at(minutes)).session.read();
    const change = { _id: id, password: "Other-Word-22", passwordSet: true, presentPassword: password };
    await (await at(660)).users.update(change);
    return { at, carrier, practice };
  };

  test("says further since when and why they are in the practice (D49), and ends when it would have (D10)", async () => {
    const { at } = await changed();
    await (await at(680)).session.read();
    const { acting, expiresAt } = await (await at(700)).session.read();
    expect(acting).toEqual({ since: later(10), reason: "Order CAR-1" });
    expect(expiresAt).toEqual(later(720));
    await expect((await at(720)).session.read()).rejects.toMatchObject({ code: "sessionExpired" });
  });

  test("continues in another practice, until a newer password ends it there", async () => {
    const { at, carrier, practice } = await changed();
    await (await at(670)).session.usePractice({ tenantId: practice.tenantId, reason: "Order EIN-1" });
    expect((await (await at(680)).session.read()).acting).toEqual({ since: later(670), reason: "Order EIN-1" });
    const { owner } = await testDatabase();
    await owner.update(schema.operators).set({ passwordSetAt: later(681) });
    await expect((await at(682)).session.read()).rejects.toMatchObject({ code: "sessionExpired" });
    const [tenantId, random, moment] = (carrier.token ?? "").split(".");
    const forged = { token: [tenantId, random, Number(moment) + 3_600_000].join(".") };
    await expect((await callsFor(forged, { now: later(682) })).session.read()).rejects.toMatchObject({ code: "sessionExpired" });
  });
});

describe("removing a person", () => {
  test("leaves their id unusable for another, who is not found; one who has it already is removed too", async () => {
    const { practice, calls } = await givenTeam();
    const { tenantId } = practice;
    const { user } = await calls.users.add(dana);
    const again = { ...dana, _id: user._id };
    await calls.users.remove({ _id: user._id });
    await expect(calls.users.add(again)).rejects.toMatchObject({ code: "notFound" });
    expect(await userRow(user._id)).toBeUndefined();
    const { owner } = await testDatabase();
    const former = { tenantId, id: (await calls.users.add(dana)).user._id, firstName: "Tal", lastName: "Oz", removedAt: now };
    await owner.insert(schema.formerUsers).values(former);
    expect(await calls.users.remove({ _id: former.id })).toMatchObject({ removed: true });
  });

  test("ends the sessions at once, and removes keys, locks, forms and waiting mails; sent twice it is done once", async () => {
    const { practice, calls } = await givenTeam();
    const { userId, token, email } = await givenAccount(practice);
    const personCalls = await callsFor({ token });
    await personCalls.session.keepForm({ path: "/patients/new", entries: [["lastName", "Levi"]] });
    await (await callsFor(null)).notifications.sendForgotPasswordEmail({ email, tenantId: practice.tenantId });
    expect(await calls.users.previewRemoval({ _id: userId })).toMatchObject({ objection: null, sessionsQuantity: 1, carts: [] });
    expect(await calls.users.remove({ _id: userId })).toEqual({ removed: true, takenOverQuantity: 0 });
    await expect((await callsFor({ token })).session.read()).rejects.toMatchObject({ code: "sessionExpired", status: 401 });
    const { owner } = await testDatabase();
    const rows = [schema.oneTimeKeys, schema.keptForms, schema.userLocations].map((table) => owner.select().from(table));
    const [keys, forms, places] = await Promise.all(rows);
    expect([keys, forms, places?.length]).toEqual([[], [], 6]);
    expect((await outboxRows()).map(({ droppedAt }) => droppedAt)).toEqual([now]);
    expect(await calls.users.remove({ _id: userId })).toEqual({ removed: true, takenOverQuantity: 0 });
    expect((await auditTrail(practice.tenantId)).at(-1)).toEqual({ action: "userRemoved", subjectId: userId, actorName: "Noa Shalev" });
    expect((await calls.users.add({ ...dana, email })).user.email).toBe(email);
  });

  test("of an invited person ends the invitation", async () => {
    const { practice, calls } = await givenTeam();
    const { userId, key } = await givenInvited(practice);
    await calls.users.remove({ _id: userId });
    await expect((await callsFor(null)).users.invitation({ registrationkey: key })).rejects.toMatchObject({ code: "keyInvalid" });
  });

  test.each([
    ["the account owner", "calls", "owner", "accountOwner", 409],
    ["oneself", "calls", "admin", "ownAccount", 409],
    ["a colleague, by staff", "staffCalls", "admin", "notPermitted", 403],
    ["oneself, by staff", "staffCalls", "staff", "notPermitted", 403],
  ] as const)("is refused for %s", async (_, caller, removed, code, status) => {
    const team = await givenTeam();
    const { userId: _id } = team[removed];
    const before = await userRow(_id);
    await expect(team[caller].users.remove({ _id })).rejects.toMatchObject({ code, status });
    expect([before?.id, await userRow(_id)]).toEqual([_id, before]);
    if (caller === "calls") expect((await team.calls.users.previewRemoval({ _id })).objection).toBe(code);
  });

  test("by two admins of each other at the same moment leaves one", async () => {
    const practice = await givenPractice();
    const [one, other] = [
      await givenPerson(practice, { role: "practiceAdmin", email: "one@einayim.example" }),
      await givenPerson(practice, { role: "practiceAdmin", email: "other@einayim.example" }),
    ];
    const [oneCalls, otherCalls] = [await callsFor(one), await callsFor(other)];
    await Promise.allSettled([oneCalls.users.remove({ _id: other.userId }), otherCalls.users.remove({ _id: one.userId })]);
    expect([await userRow(one.userId), await userRow(other.userId)].filter(Boolean)).toHaveLength(1);
  });
});
