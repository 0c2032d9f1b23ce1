import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callContextFor, callsFor, givenPerson, givenPractice, now, testCarrier } from "~tests/helpers/given";
import { auditTrail, givenAccount, password } from "~tests/services/session/accounts";
import { dana, days, givenTeam, keyOf, later, operatorIn, outboxRows, userRow } from "./given-team";

beforeEach(resetDatabase);

describe("inviting a person", () => {
  test.each([
    ["admin", { role: "practiceAdmin", isDoctor: false }],
    ["doctor", { role: "staff", isDoctor: true }],
    ["staff", { role: "staff", isDoctor: false }],
    ["lensFerryAdmin", { role: "staff", isDoctor: false }],
  ])("as %s makes them pending, in group staff, at every location, and mails the link", async (roleType, role) => {
    const { practice, admin, calls } = await givenTeam();
    const { user } = await calls.users.add({ ...dana, firstName: "  Dana ", roleType });
    expect(user).toMatchObject({ ...dana, ...role, group: "staff", status: "pending", passwordSet: false, subDomain: "einayim" });
    expect([...user.locationIds].sort()).toEqual([...practice.locationIds].sort());
    expect(user.invitation).toEqual({ state: "invited", sentAt: now, until: later(14 * days) });
    const [mail, ...more] = await outboxRows();
    expect(more).toEqual([]);
    expect(mail?.payload).toMatchObject({ template: "invitation", to: dana.email, link: user.registrationLink, language: "he" });
    expect((await (await callsFor(null)).users.invitation({ registrationkey: keyOf(user.registrationLink) })).email).toBe(dana.email);
    expect(await auditTrail(practice.tenantId)).toEqual([{ action: "userInvited", subjectId: user._id, actorName: "Noa Shalev" }]);
    expect((await userRow(user._id))?.role).toBe(role.role);
    expect(admin.userId).not.toBe(user._id);
  });

  test("twice with the same id makes one person, one link and one mail", async () => {
    const { calls } = await givenTeam();
    const _id = uuid();
    const answers = await Promise.all([1, 2].map(() => calls.users.add({ _id, ...dana })));
    const again = await calls.users.add({ _id, ...dana, firstName: "Else" });
    expect(new Set([...answers, again].map(({ user }) => `${user._id} ${user.firstName} ${user.registrationLink}`)).size).toBe(1);
    expect(await outboxRows()).toHaveLength(1);
  });

  test("with an e-mail used in the practice is refused, in any spelling; other practices do not matter", async () => {
    const { calls, staff } = await givenTeam();
    await givenPerson(await givenPractice({ subDomain: "carmel" }), { email: dana.email });
    await expect(calls.users.add({ ...dana, email: " Staff@EINAYIM.example" })).rejects.toMatchObject({
      ...{ code: "emailTaken", status: 409, data: { userId: staff.userId } },
    });
    expect(await outboxRows()).toEqual([]);
    expect((await calls.users.add(dana)).user.email).toBe(dana.email);
  });

  test("with an e-mail pasted with direction marks or in full width invites the plain one", async () => {
    const { calls } = await givenTeam();
    const { user } = await calls.users.add({ ...dana, email: `\u200f${dana.email.replace("@", "＠")}\u200e` });
    expect(user.email).toBe(dana.email);
    expect((await outboxRows())[0]?.payload).toMatchObject({ to: dana.email });
    await expect(calls.users.add(dana)).rejects.toMatchObject({ code: "emailTaken" });
  });

  test("without names and with a wrong e-mail is refused by field", async () => {
    const { calls } = await givenTeam();
    await expect(calls.users.add({ email: "dana", firstName: " ", lastName: "" })).rejects.toMatchObject({
      ...{ code: "invalidFields", status: 422 },
      data: { fields: { firstName: "firstNameRequired", lastName: "lastNameRequired", email: "emailInvalid" } },
    });
  });

  test("is permitted to admins and operators; staff get 403 and no link", async () => {
    const { practice, staffCalls } = await givenTeam();
    await expect(staffCalls.users.add(dana)).rejects.toMatchObject({ code: "notPermitted", status: 403 });
    await expect(staffCalls.users.list()).rejects.toMatchObject({ status: 403 });
    const operator = await operatorIn(practice);
    const { user } = await operator.calls.users.add(dana);
    expect(user.registrationLink).toContain("/register?key=");
    const trail = await auditTrail(practice.tenantId);
    expect(trail.at(-1)).toEqual({ action: "userInvited", subjectId: user._id, actorName: "Ori Tal" });
  });
});

describe("the list of people", () => {
  test("answers valid invitation links to admins, and everybody's last sign-in", async () => {
    const { practice, calls } = await givenTeam();
    const { email, userId } = await givenAccount(practice);
    await (await callsFor(null, { now: later(3), carrier: testCarrier() })).session.authenticate({
      ...{ username: email, password, tenantId: practice.tenantId },
    });
    const { user } = await calls.users.add(dana);
    const { users } = await calls.users.list();
    expect(users.find(({ _id }) => _id === userId)).toMatchObject({ lastSignedInAt: later(3), invitation: null, registrationLink: null });
    expect(users.find(({ _id }) => _id === user._id)).toMatchObject({ registrationLink: user.registrationLink, lastSignedInAt: null });
    const late = await (
      await callsFor(await givenPerson(practice, { role: "practiceAdmin", email: "late@einayim.example", signedInAt: later(15 * days) }), {
        now: later(15 * days),
      })
    ).users.list();
    expect(late.users.find(({ _id }) => _id === user._id)).toMatchObject({
      ...{ registrationLink: null, invitation: { state: "expired", until: later(14 * days) } },
    });
  });

  test("keeps the key of an invitation encrypted for this server", async () => {
    const { admin, calls } = await givenTeam();
    const { user } = await calls.users.add(dana);
    const rows = await (await testDatabase()).owner.select().from(schema.oneTimeKeys);
    expect(JSON.stringify(rows)).not.toContain(keyOf(user.registrationLink).split(".")[1] ?? "no key");
    const settings = { ...(await callContextFor(null)).settings, sealingSecret: "another secret of 32 characters ..." };
    const { users } = await (await callsFor(admin, { settings })).users.list();
    expect(users.find(({ _id }) => _id === user._id)).toMatchObject({ registrationLink: null, invitation: { state: "invited" } });
  });

  test("has the people of the practice for its admins, and is not found for staff", async () => {
    const { practice, calls, staffCalls } = await givenTeam();
    const { user } = await calls.users.add(dana);
    const { tenant } = await calls.tenants.config({ tenantId: practice.tenantId });
    expect(tenant.staff?.map(({ email }) => email).sort()).toEqual([
      ...["admin@einayim.example", dana.email, "owner@einayim.example", "staff@einayim.example"],
    ]);
    expect(tenant.staff?.find(({ _id }) => _id === user._id)?.registrationLink).toBe(user.registrationLink);
    expect((await staffCalls.tenants.config({ tenantId: practice.tenantId })).tenant.staff).toBeUndefined();
  });
});

describe("an invitation", () => {
  test("sent again has a new key, and the earlier link stops working", async () => {
    const { practice, admin, calls } = await givenTeam();
    const { user } = await calls.users.add(dana);
    const again = await (await callsFor(admin, { now: later(5) })).users.sendInvitation({ userId: user._id, lastSentAt: now });
    expect(again.user.invitation).toEqual({ state: "invited", sentAt: later(5), until: later(5 + 14 * days) });
    const visitor = await callsFor(null, { now: later(6) });
    await expect(visitor.users.invitation({ registrationkey: keyOf(user.registrationLink) })).rejects.toMatchObject({ code: "keyInvalid" });
    expect((await visitor.users.invitation({ registrationkey: keyOf(again.user.registrationLink) })).email).toBe(dana.email);
    const mails = await outboxRows();
    expect(mails.map(({ droppedAt, payload }) => [droppedAt, payload.link])).toEqual([
      [later(5), user.registrationLink],
      [null, again.user.registrationLink],
    ]);
    expect((await auditTrail(practice.tenantId)).map(({ action }) => action)).toEqual(["userInvited", "userInvited"]);
  });

  test("sent again twice at once is mailed once", async () => {
    const { admin, calls } = await givenTeam();
    const { user } = await calls.users.add(dana);
    const at = await callsFor(admin, { now: later(5) });
    const [first, second] = [
      await at.users.sendInvitation({ userId: user._id, lastSentAt: now }),
      await at.users.sendInvitation({ userId: user._id, lastSentAt: now }),
    ];
    expect(second).toEqual(first);
    expect(await outboxRows()).toHaveLength(2);
  });

  test("revoked opens nothing, not even through a forgotten password, until it is sent again", async () => {
    const { practice, calls } = await givenTeam();
    const { user } = await calls.users.add(dana);
    const withdrawn = { state: "withdrawn", withdrawnAt: now };
    expect((await calls.users.withdrawInvitation({ userId: user._id })).user).toMatchObject({
      registrationLink: null,
      invitation: withdrawn,
    });
    expect((await calls.users.withdrawInvitation({ userId: user._id })).user.invitation).toEqual(withdrawn);
    const visitor = await callsFor(null, { now: later(9) });
    await expect(visitor.users.invitation({ registrationkey: keyOf(user.registrationLink) })).rejects.toMatchObject({ code: "keyInvalid" });
    await visitor.notifications.sendForgotPasswordEmail({ email: dana.email, tenantId: practice.tenantId });
    expect((await outboxRows()).map(({ droppedAt }) => droppedAt)).toEqual([now]);
    const { user: again } = await calls.users.sendInvitation({ userId: user._id });
    expect(again.invitation?.state).toBe("invited");
    expect((await visitor.users.invitation({ registrationkey: keyOf(again.registrationLink) })).email).toBe(dana.email);
    expect((await auditTrail(practice.tenantId)).map(({ action }) => action)).toEqual([
      ...["userInvited", "invitationWithdrawn", "userInvited"],
    ]);
  });

  test("is refused for people who have set up the account, and to staff", async () => {
    const { staff, calls, staffCalls } = await givenTeam();
    for (const call of ["sendInvitation", "withdrawInvitation"] as const) {
      await expect(calls.users[call]({ userId: staff.userId })).rejects.toMatchObject({ code: "alreadySetUp", status: 409 });
      await expect(staffCalls.users[call]({ userId: staff.userId })).rejects.toMatchObject({ code: "notPermitted", status: 403 });
    }
    expect(await outboxRows()).toEqual([]);
  });
});
