import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callsFor, givenPerson, givenPractice } from "~tests/helpers/given";
import { type Arrived, openPages, visitorOf } from "~tests/helpers/visitor";
import { givenCatalogue, mydayLine, shopperOf, stockOrder } from "~tests/services/cart/given-cart";
import { givenAccount, password } from "~tests/services/session/accounts";

beforeAll(async () => {
  await openPages();
});
beforeEach(resetDatabase);

const management = "/settings/user-management";
const dana = { firstName: "Dana", lastName: "Ziv", email: "dana@einayim.example", roleType: "doctor" };

async function givenAdmin() {
  const practice = await givenPractice({ locations: 2 });
  const person = await givenPerson(practice, { role: "practiceAdmin", email: "admin@einayim.example" });
  return { practice, person, calls: await callsFor(person), admin: await visitorOf(person) };
}

const users = async () => (await testDatabase()).owner.select().from(schema.users);

describe("adding a person", () => {
  test("leads to the list with the link in a field, and sending the form twice makes one person", async () => {
    const { admin, calls } = await givenAdmin();
    const id = (await admin.get("/settings/user-add")).valueOf("id") ?? "";
    const sent = await admin.post("/settings/user-add", { id, ...dana });
    await admin.post("/settings/user-add", { id, ...dana });
    expect(sent.location).toBe(`${management}?added=${id}`);
    const list = await admin.follow(sent);
    const { users: people } = await calls.users.list();
    const added = people.find(({ _id }) => _id === id);
    expect(people).toHaveLength(2);
    expect(added).toMatchObject({ isDoctor: true, role: "staff" });
    expect(list.document.querySelector("details input[readonly]")?.getAttribute("value")).toBe(added?.registrationLink);
    expect(list.firstOf(["The invitation to Dana Ziv is on its way."])).not.toBeNull();
  });

  test("is refused by field with everything that was typed", async () => {
    const { admin } = await givenAdmin();
    const refused = await admin.post("/settings/user-add", {
      id: uuid(),
      firstName: "Dana",
      lastName: "",
      email: "dana",
      roleType: "admin",
    });
    expect(refused.status).toBe(422);
    expect([refused.errorAt("field-lastName"), refused.errorAt("field-email")]).toEqual([
      "Enter the last name.",
      "Enter a valid email address.",
    ]);
    expect([refused.valueOf("firstName"), refused.valueOf("email")]).toEqual(["Dana", "dana"]);
    expect(refused.document.querySelector("input[value=admin]")?.hasAttribute("checked")).toBe(true);
    expect(await users()).toHaveLength(1);
  });

  test("lists what is missing in the order of the fields, in Korean the family name first", async () => {
    const { person } = await givenAdmin();
    const admin = await visitorOf(person, { language: "ko" });
    const refused = await admin.post("/settings/user-add", { id: uuid(), firstName: "", lastName: "", email: "", roleType: "admin" });
    const listed = [...refused.document.querySelectorAll("[role=alert] li a")].map((link) => link.getAttribute("href"));
    expect(listed).toEqual(["#field-lastName", "#field-firstName", "#field-email"]);
  });

  test("names the person who has the e-mail, with a link", async () => {
    const { admin, practice } = await givenAdmin();
    const other = await givenPerson(practice, { email: "noa@einayim.example" });
    const refused = await admin.post("/settings/user-add", { id: uuid(), ...dana, email: "Noa@einayim.example" });
    expect(refused.status).toBe(409);
    expect(refused.errorAt("field-email")).toContain("Noa Shalev already uses this address.");
    const link = refused.document.querySelector("#field-email-error a");
    expect(link?.getAttribute("href")).toBe(`${management}/${other.userId}/edit`);
  });
});

describe("the list of people", () => {
  test("is searched without a name in the address, by name or e-mail, and filtered by role and state", async () => {
    const { admin, calls } = await givenAdmin();
    await calls.users.add(dana);
    const sent = await admin.post(management, { words: "ziv", role: "any", intent: "search" });
    expect(sent.location).toMatch(/^\/settings\/user-management\?s=[0-9a-f-]{36}$/);
    expect((await admin.follow(sent)).textsAt("tbody th bdi[dir=ltr]")).toEqual([dana.email]);
    const emailsAt = async (search: string) => (await admin.get(management + search)).textsAt("tbody th bdi[dir=ltr]");
    expect(await emailsAt("?state=active")).toEqual(["admin@einayim.example"]);
    expect(await emailsAt("?state=invited&role=doctor")).toEqual([dana.email]);
    expect(await emailsAt("?state=invited&role=staff")).toEqual([]);
    const refused = await admin.post(management, { words: "ziv\u0007", role: "doctor", intent: "search" });
    expect(refused.document.querySelector("[name=role] option[selected]")?.getAttribute("value")).toBe("doctor");
  });

  test("resends and revokes an invitation by plain forms", async () => {
    const { admin, calls } = await givenAdmin();
    const { user } = await calls.users.add(dana);
    await admin.post(management, { intent: "send", userId: user._id });
    const labels = (await admin.get(management)).document.querySelectorAll("details summary[aria-label^='Copy link']");
    expect([...labels].map((each) => each.getAttribute("aria-label"))).toEqual([expect.stringMatching(/^Copy link for .*Dana Ziv/)]);
    const link = async () => (await calls.users.list()).users.find(({ _id }) => _id === user._id)?.registrationLink;
    expect(await link()).not.toBe(user.registrationLink);
    const sent = await admin.post(management, { intent: "withdraw", userId: user._id });
    expect((await admin.follow(sent)).firstOf(["The invitation to Dana Ziv was withdrawn."])).not.toBeNull();
    expect(await link()).toBeNull();
    expect((await admin.post(management, { intent: "send", userId: uuid() })).status).toBe(404);
  });

  test("is not for staff, whose menu links to their own profile", async () => {
    const { practice } = await givenAdmin();
    const staff = await visitorOf(await givenPerson(practice, { email: "staff@einayim.example" }));
    for (const path of [management, "/settings/user-add", `${management}/${uuid()}/edit`])
      expect(await staff.get(path)).toMatchObject({ status: 302, location: "/products" });
    const profile = await staff.get("/settings/profile");
    expect(profile.status).toBe(200);
    expect(profile.document.querySelector("header details a[href='/settings/profile']")).not.toBeNull();
  });
});

describe("the dialogs", () => {
  test("change name, role and locations, and keep the filters of the list", async () => {
    const { admin, calls, practice } = await givenAdmin();
    const { user } = await calls.users.add(dana);
    const path = `${management}/${user._id}/edit?state=invited`;
    expect((await admin.get(path)).textAt("dialog h2")).toBe("Edit Dana Ziv");
    const form = { id: user._id, ...dana, lastName: "Zohar", roleType: "admin", places: "shown", locationIds: practice.locationIds[0] };
    expect((await admin.post(path, form)).location).toBe(`${management}?state=invited`);
    const changed = (await calls.users.list()).users.find(({ _id }) => _id === user._id);
    expect(changed).toMatchObject({ lastName: "Zohar", role: "practiceAdmin", locationIds: [practice.locationIds[0]] });
    const refused = await admin.post(path, { id: user._id, ...dana, places: "shown" });
    expect([refused.status, refused.errorAt("field-locationIds")]).toEqual([422, "Choose at least one location."]);
  });

  test("show what a colleague saved meanwhile beside what was typed, which overwrites it when sent again", async () => {
    const { admin, calls, practice } = await givenAdmin();
    const { user } = await calls.users.add(dana);
    const other = await visitorOf(await givenPerson(practice, { role: "practiceAdmin", email: "tal@einayim.example" }));
    const [first = "", second = ""] = practice.locationIds;
    const path = `${management}/${user._id}/edit`;
    const versionOf = (page: Arrived) => page.document.querySelector("input[name=version]")?.getAttribute("value") ?? "";
    const form = (version: string, locationIds: string[], firstName = "Dana"): [string, string][] => [
      ...Object.entries({ id: user._id, ...dana, firstName, places: "shown", version }),
      ...locationIds.map((id): [string, string] => ["locationIds", id]),
    ];
    const opened = versionOf(await admin.get(path));
    expect((await other.post(path, form(opened, [second]))).status).toBe(302);

    const told = await admin.post(path, form(opened, [first, second], "Dalia"));
    expect(told.status).toBe(409);
    expect(told.textsAt("dialog [role=alert] li")).toEqual(["First name, saved now: Dana", "Locations, saved now: Location 2"]);
    expect(told.valueOf("firstName")).toBe("Dalia");
    const checked = [...told.document.querySelectorAll("input[name=locationIds][checked]")].map((box) => box.getAttribute("value"));
    expect(checked).toEqual([first, second]);
    const stored = async () => (await calls.users.list()).users.find(({ _id }) => _id === user._id);
    expect(await stored()).toMatchObject({ firstName: "Dana", locationIds: [second] });

    expect((await admin.post(path, form(versionOf(told), [second], "Dalia"))).status).toBe(302);
    expect(await stored()).toMatchObject({ firstName: "Dalia", locationIds: [second] });
  });

  test("remove a person once; the account owner and oneself cannot be removed, with the reason", async () => {
    const { admin, calls, person } = await givenAdmin();
    const { user } = await calls.users.add(dana);
    const path = `${management}/${user._id}/remove`;
    expect((await admin.get(path)).textAt("dialog h2")).toBe("Remove Dana Ziv?");
    expect((await admin.post(path, {})).location).toBe(management);
    expect((await admin.post(path, {})).location).toBe(management);
    expect((await admin.get(path)).status).toBe(404);
    expect((await admin.post(`${management}/${uuid()}/remove`, {})).status).toBe(404);
    expect(await users()).toHaveLength(1);
    const own = `${management}/${person.userId}/remove`;
    expect((await admin.post(own, {})).status).toBe(409);
    expect((await admin.get(own)).firstOf(["You cannot remove yourself. Ask another admin."])).not.toBeNull();
    const { owner } = await testDatabase();
    await owner.update(schema.users).set({ isAccountOwner: true }).where(eq(schema.users.id, person.userId));
    expect((await admin.get(own)).firstOf(["The account owner cannot be removed."])).not.toBeNull();
    expect((await admin.get(own)).document.querySelector("dialog form button[type=submit]")).toBeNull();
  });
});

test("what a removed person has put into a cart since the question was shown is taken over", async () => {
  await givenCatalogue();
  const { practice, calls, admin } = await givenAdmin();
  const staff = await shopperOf(practice, { email: "staff@einayim.example" });
  const path = `${management}/${staff.userId}/remove`;
  expect((await admin.get(path)).document.querySelector("input[name=openCarts]")).toBeNull();
  const { locationId } = staff;
  await staff.calls.cart.sync({ locationId, preorders: [stockOrder([mydayLine(-2, 5)])] });
  await admin.post(path, {});
  expect((await calls.cart.populate({ locationId })).cart?.itemsQuantity).toBe(5);
});

describe("one's own profile", () => {
  test("saves the name, and refuses an empty one", async () => {
    const practice = await givenPractice();
    const staff = await visitorOf(await givenPerson(practice));
    const refused = await staff.post("/settings/profile", { intent: "name", firstName: "Noga", lastName: " " });
    expect([refused.status, refused.errorAt("own-lastName"), refused.valueOf("firstName")]).toEqual([422, "Enter the last name.", "Noga"]);
    const sent = await staff.post("/settings/profile", { intent: "name", firstName: "Noga", lastName: "Tal" });
    expect((await staff.follow(sent)).firstOf(["Your name is saved."])).not.toBeNull();
    expect(await users()).toMatchObject([{ firstName: "Noga", lastName: "Tal" }]);
  });

  test("shows the name that an admin saved in the meantime, and saves on top of it when sent again", async () => {
    const practice = await givenPractice();
    const person = await givenPerson(practice);
    const [staff, admin] = [
      await visitorOf(person),
      await callsFor(await givenPerson(practice, { role: "practiceAdmin", email: "a@b.example" })),
    ];
    const opened = await staff.get("/settings/profile");
    await admin.users.update({ _id: person.userId, lastName: "Peretz" });
    const typed = { intent: "name", firstName: "Noga", lastName: "Tal" };
    const told = await staff.post("/settings/profile", { ...typed, version: opened.valueOf("version") ?? "" });
    expect([told.status, told.valueOf("firstName"), told.valueOf("lastName")]).toEqual([409, "Noga", "Tal"]);
    expect(told.textsAt("main [role=alert] li")).toContain("Last name, saved now: Peretz");
    expect(await users()).toContainEqual(expect.objectContaining({ id: person.userId, lastName: "Peretz" }));
    const again = await staff.post("/settings/profile", { ...typed, version: told.valueOf("version") ?? "" });
    expect(again.status).toBe(302);
    expect(await users()).toContainEqual(expect.objectContaining({ id: person.userId, firstName: "Noga", lastName: "Tal" }));
  });

  test("changes the password after checking the current one; no password is sent back", async () => {
    const person = await givenAccount(await givenPractice());
    const visitor = await visitorOf(person);
    const form = { intent: "password", presentPassword: password, password: "Other-Word-22", passwordConfirmation: "Other-Word-22" };
    const wrong = await visitor.post("/settings/security", { ...form, presentPassword: "Wrong-Word-1" });
    expect([wrong.status, wrong.errorAt("own-presentPassword")]).toEqual([422, "The current password is wrong."]);
    expect(wrong.html).not.toContain("Other-Word-22");
    const weak = await visitor.post("/settings/security", { ...form, password: "short", passwordConfirmation: "other" });
    expect([weak.errorAt("own-password"), weak.errorAt("own-confirmation")]).toEqual([
      ...["A password needs at least 8 characters.", "The two passwords are not the same."],
    ]);
    const sent = await visitor.post("/settings/security", form);
    expect((await visitor.follow(sent)).firstOf(["Your password has been changed. You are logged out everywhere else."])).not.toBeNull();
    const { session } = await callsFor(null);
    expect((await session.authenticate({ username: person.email, password: form.password, tenantId: person.tenantId })).user._id).toBe(
      person.userId,
    );
  });
});
