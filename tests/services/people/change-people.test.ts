import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callsFor, givenPerson, givenPractice, now } from "~tests/helpers/given";
import { auditTrail, password } from "~tests/services/session/accounts";
import { dana, givenTeam, keyOf, operatorIn, outboxRows, userRow } from "./given-team";

beforeEach(resetDatabase);

describe("changing a person", () => {
  test("makes staff an admin at the next request, with names and locations", async () => {
    const { practice, staff, calls, staffCalls } = await givenTeam();
    const [, second] = practice.locationIds;
    const { user } = await calls.users.update({
      ...{ _id: staff.userId, firstName: "Noam", lastName: " Shir ", roleType: "admin" },
      locationIds: [second ?? ""],
    });
    const changed = { firstName: "Noam", lastName: "Shir", role: "practiceAdmin", isDoctor: false };
    expect(user).toMatchObject({ ...changed, locationIds: [second] });
    expect(await userRow(staff.userId)).toMatchObject(changed);
    expect((await staffCalls.users.list()).users).toHaveLength(3);
    expect(await auditTrail(practice.tenantId)).toEqual([{ action: "userChanged", subjectId: staff.userId, actorName: "Noa Shalev" }]);
  });

  test("leaves fields that are missing or null as they are, and keeps a doctor who is an admin a doctor", async () => {
    const { staff, calls } = await givenTeam();
    const { owner } = await testDatabase();
    await owner.update(schema.users).set({ role: "practiceAdmin", isDoctor: true }).where(eq(schema.users.id, staff.userId));
    const { user } = await calls.users.update({
      _id: staff.userId,
      firstName: null,
      lastName: "Gal",
      roleType: "admin",
      locationIds: null,
    });
    expect(user).toMatchObject({
      firstName: "Noa",
      lastName: "Gal",
      role: "practiceAdmin",
      isDoctor: true,
      email: "staff@einayim.example",
    });
    expect(user.locationIds).toHaveLength(2);
  });

  test.each([
    ["staff change a colleague", "staffCalls", "admin", { firstName: "Else" }, "notPermitted", 403],
    ["staff make themselves an admin", "staffCalls", "staff", { roleType: "admin" }, "notPermitted", 403],
    ["staff set a colleague's password", "staffCalls", "admin", { password: "Other-Word-22" }, "notPermitted", 403],
    ["an admin sets a colleague's password", "calls", "staff", { password: "Other-Word-22" }, "notPermitted", 403],
    ["an admin makes the owner staff", "calls", "owner", { roleType: "staff" }, "accountOwner", 409],
    ["an admin changes the owner's e-mail", "calls", "owner", { email: "x@einayim.example" }, "accountOwner", 409],
    ["an admin gives up the own role", "calls", "admin", { roleType: "staff" }, "ownRole", 409],
    ["an e-mail that a colleague has", "calls", "staff", { email: "Owner@einayim.example" }, "emailTaken", 409],
    ["no location", "calls", "staff", { locationIds: [] as string[] }, "invalidFields", 422],
    ["no name", "calls", "staff", { lastName: " " }, "invalidFields", 422],
    ["an invisible name", "calls", "staff", { firstName: "\u200b" }, "invalidFields", 422],
  ] as const)("is refused, and nothing changes: %s", async (_, caller, changed, change, code, status) => {
    const team = await givenTeam();
    const { userId: _id } = team[changed];
    const before = await userRow(_id);
    const sent = { ...change, ...("locationIds" in change ? { locationIds: [...change.locationIds] } : {}) };
    await expect(team[caller].users.update({ _id, ...sent })).rejects.toMatchObject({ code, status });
    expect(await userRow(_id)).toEqual(before);
    expect(await auditTrail(team.practice.tenantId)).toEqual([]);
  });

  test("by an operator keeps the last admin too, and may change the owner's e-mail", async () => {
    const practice = await givenPractice();
    const only = await givenPerson(practice, { role: "practiceAdmin" });
    const operator = await operatorIn(practice);
    await expect(operator.calls.users.update({ _id: only.userId, roleType: "staff" })).rejects.toMatchObject({ code: "lastAdmin" });
    await expect(operator.calls.users.remove({ _id: only.userId })).rejects.toMatchObject({ code: "lastAdmin" });
    await (await testDatabase()).owner.update(schema.users).set({ isAccountOwner: true }).where(eq(schema.users.id, only.userId));
    const { user } = await operator.calls.users.update({ _id: only.userId, email: "new@einayim.example", presentPassword: password });
    expect(user.newEmail?.email).toBe("new@einayim.example");
  });

  test("by two admins who demote each other at the same moment leaves one admin", async () => {
    const practice = await givenPractice();
    const [one, other] = [
      await givenPerson(practice, { role: "practiceAdmin", email: "one@einayim.example" }),
      await givenPerson(practice, { role: "practiceAdmin", email: "other@einayim.example" }),
    ];
    const [oneCalls, otherCalls] = [await callsFor(one), await callsFor(other)];
    await Promise.allSettled([
      oneCalls.users.update({ _id: other.userId, roleType: "staff" }),
      otherCalls.users.update({ _id: one.userId, roleType: "staff" }),
    ]);
    const roles = [(await userRow(one.userId))?.role, (await userRow(other.userId))?.role];
    expect(roles).toContain("practiceAdmin");
  });

  test("to another e-mail before the account is set up sends the invitation there and ends the earlier link", async () => {
    const { practice, calls } = await givenTeam();
    const { user } = await calls.users.add(dana);
    const { user: moved } = await calls.users.update({ _id: user._id, email: "ziv@einayim.example" });
    expect(moved.registrationLink).not.toBe(user.registrationLink);
    const mails = await outboxRows();
    expect(mails.map(({ payload, droppedAt }) => [payload.to, droppedAt])).toEqual([
      [dana.email, now],
      ["ziv@einayim.example", null],
    ]);
    await expect((await callsFor(null)).users.invitation({ registrationkey: keyOf(user.registrationLink) })).rejects.toMatchObject({
      code: "keyInvalid",
    });
    expect((await calls.users.list()).users.find(({ _id }) => _id === user._id)?.email).toBe("ziv@einayim.example");
    expect(practice.tenantId).toBe(moved.tenantId);
  });
});

describe("changing a person whom a colleague changed in the meantime", () => {
  async function givenSeenByTwo() {
    const team = await givenTeam();
    const seen = (await team.calls.users.list()).users.find(({ _id }) => _id === team.staff.userId);
    if (!seen) throw new Error("not listed");
    const { _id, firstName, lastName, locationIds, version } = seen;
    const [first = ""] = team.practice.locationIds;
    const { user } = await team.ownerCalls.users.update({ _id, locationIds: [first], version });
    return { ...team, first, stored: user, sent: { _id, firstName, lastName, locationIds, version } };
  }

  test("is refused with the version seen before, and nothing changes", async () => {
    const { calls, sent, stored } = await givenSeenByTwo();
    const before = await userRow(sent._id);
    await expect(calls.users.update({ ...sent, firstName: "Noam" })).rejects.toMatchObject({ code: "changedElsewhere", status: 409 });
    expect(await userRow(sent._id)).toEqual(before);
    expect((await calls.users.list()).users.find(({ _id }) => _id === sent._id)).toEqual(stored);
  });

  test("is done with the present version, and again when sent twice", async () => {
    const { calls, first, sent, stored } = await givenSeenByTwo();
    const change = { ...sent, firstName: "Noam", locationIds: [first], version: stored.version };
    const { user } = await calls.users.update(change);
    expect(user).toMatchObject({ firstName: "Noam", locationIds: [first] });
    expect(await calls.users.update(change)).toEqual({ user });
  });

  test("is done without a version, as other systems send it", async () => {
    const { calls, sent } = await givenSeenByTwo();
    const { version: _, ...unversioned } = sent;
    expect((await calls.users.update(unversioned)).user.locationIds).toHaveLength(2);
  });

  test("is done when the person only chose a language since", async () => {
    const { calls, staffCalls, sent, stored } = await givenSeenByTwo();
    await staffCalls.users.chooseLanguage({ language: "ko" });
    const { user } = await calls.users.update({ _id: sent._id, firstName: "Noam", version: stored.version });
    expect(user).toMatchObject({ firstName: "Noam", language: "ko" });
  });
});
