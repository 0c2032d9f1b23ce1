import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callsFor, givenPerson, givenPractice } from "~tests/helpers/given";
import { type Arrived, openPages, visitorOf } from "~tests/helpers/visitor";

const path = "/settings/practice-information";

beforeEach(async () => {
  await openPages();
  await resetDatabase();
});

/** What a browser would send of the practice's form, with other values where they are given. */
function typedIn(page: Arrived, other: Record<string, string>): [string, string][] {
  const fields = [...page.document.querySelectorAll("main form [name]")].map((field) => field.getAttribute("name") ?? "");
  return fields.map((name) => [name, other[name] ?? page.valueOf(name) ?? ""]);
}

test("what another admin saved meanwhile is shown beside what was typed, which overwrites it when sent again", async () => {
  const practice = await givenPractice();
  const [mine, theirs] = [
    await givenPerson(practice, { role: "practiceAdmin", email: "noa@einayim.example" }),
    await givenPerson(practice, { role: "practiceAdmin", email: "tal@einayim.example" }),
  ];
  const [visitor, other] = [await visitorOf(mine), await visitorOf(theirs)];
  const opened = await visitor.get(path);
  const saved = await other.post(path, typedIn(await other.get(path), { phone: "050-000-0077", "locations[0].city": "Akko" }));
  expect(saved.status).toBe(302);

  const told = await visitor.post(path, typedIn(opened, { practiceName: "Einayim Optics" }));
  expect(told.status).toBe(409);
  expect(told.textsAt("main [role=alert] li")).toEqual([
    "Name of the practice, saved now: Practice einayim",
    "Phone, saved now: 050-000-0077",
    "City, saved now: Akko",
  ]);
  expect([told.valueOf("practiceName"), told.valueOf("phone")]).toEqual(["Einayim Optics", "050-000-0001"]);
  const stored = async () => (await (await callsFor(mine)).tenants.config({ tenantId: practice.tenantId })).tenant;
  expect(await stored()).toMatchObject({ practiceName: "Practice einayim", phone: "050-000-0077" });

  const again = await visitor.post(path, typedIn(told, { phone: "050-000-0077", "locations[0].city": "Akko" }));
  expect(again.status).toBe(302);
  expect(await stored()).toMatchObject({ practiceName: "Einayim Optics", phone: "050-000-0077" });
});

test("the name of the distributor's location is read-only for admins, and a changed one is refused at its field (D13)", async () => {
  const practice = await givenPractice({ locations: 2 });
  const [, support = ""] = practice.locationIds;
  const { owner } = await testDatabase();
  await owner.update(schema.locations).set({ name: "Support" }).where(eq(schema.locations.id, support));
  const visitor = await visitorOf(await givenPerson(practice, { role: "practiceAdmin" }));
  const opened = await visitor.get(path);
  const readOnly = [...opened.document.querySelectorAll("main input[readonly]")].map((field) => field.getAttribute("name"));
  expect(readOnly).toEqual(["locations[1].name"]);
  expect((await visitor.post(path, typedIn(opened, { phone: "050-000-0077" }))).status).toBe(302);

  const refused = await visitor.post(path, typedIn(await visitor.get(path), { "locations[1].name": "North" }));
  expect(refused.status).toBe(422);
  expect(refused.textsAt("main [role=alert] li")).toEqual([
    "Support, Name of the location: The location for the distributor’s people has a name of its own. Only they can give it or change it.",
  ]);
  expect(refused.valueOf("locations[1].name")).toBe("North");
});

test("a name of invisible characters is refused at its field, as an empty one is", async () => {
  const visitor = await visitorOf(await givenPerson(await givenPractice(), { role: "practiceAdmin" }));
  const opened = await visitor.get(path);
  for (const practiceName of ["", "\u200b"]) {
    const refused = await visitor.post(path, typedIn(opened, { practiceName }));
    expect([refused.status, refused.errorAt("practice-practiceName")]).toEqual([422, "This field is required."]);
  }
});

test("empty and malformed fields are reported together, each at its field, with everything typed", async () => {
  const visitor = await visitorOf(await givenPerson(await givenPractice(), { role: "practiceAdmin" }));
  const opened = await visitor.get(path);
  const wrong = {
    practiceName: "",
    email: "office",
    phone: "12",
    "locations[0].city": "",
    "locations[0].zip": "12",
    "locations[0].name": "Support",
  };
  const refused = await visitor.post(path, typedIn(opened, wrong));
  expect(refused.status).toBe(422);
  const fields = [...refused.document.querySelectorAll("main [role=alert] li a")].map((link) => link.getAttribute("href"));
  const expected = ["practiceName", "email", "phone", "locations[0].name", "locations[0].city", "locations[0].zip"];
  expect([...fields].sort()).toEqual(expected.map((field) => `#practice-${field}`).sort());
  expect(refused.errorAt("practice-practiceName")).toBe("This field is required.");
  expect(refused.errorAt("practice-phone")).toBeTruthy();
  for (const [field, typed] of Object.entries(wrong)) expect(refused.valueOf(field)).toBe(typed);
});
