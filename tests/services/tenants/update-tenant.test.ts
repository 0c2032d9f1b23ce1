import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callsFor, givenPerson, givenPractice } from "~tests/helpers/given";
import { auditTrail, givenOperatorIn } from "~tests/services/session/accounts";

beforeEach(resetDatabase);

async function givenAdmin(locations = 2) {
  const practice = await givenPractice({ locations });
  const admin = await givenPerson(practice, { role: "practiceAdmin" });
  const calls = await callsFor(admin);
  const present = await calls.tenants.config({ tenantId: practice.tenantId });
  const { practiceName, email, phone, language } = present.tenant;
  const change = {
    tenantId: practice.tenantId,
    revision: present.revision,
    practiceName,
    email,
    phone,
    language,
    locations: present.locations,
  };
  return { practice, admin, calls, change, present };
}

/** Names of practice and location in the public list. */
async function listedLocations() {
  const { owner } = await testDatabase();
  const entries = await owner.select().from(schema.directoryEntries);
  return entries.map(({ practiceName, locationName }) => [practiceName, locationName]).sort();
}

describe("practice information", () => {
  test("is changed with its locations, and the practice picker shows it", async () => {
    const { calls, change, practice } = await givenAdmin();
    const [first, second] = change.locations;
    const answer = await calls.tenants.update({
      ...change,
      practiceName: "Clear View",
      email: "Desk@Clear.example",
      locations: [
        { ...first, name: "Old Port", address: { ...first?.address, zip: "33 000-07" } },
        { ...second, name: "Mole" },
      ] as typeof change.locations,
    });
    expect(answer).toMatchObject({ revision: 2, tenant: { practiceName: "Clear View", email: "desk@clear.example" } });
    expect(answer.locations[0]).toMatchObject({ name: "Old Port", address: { zip: "3300007" } });
    const { owner } = await testDatabase();
    expect(await listedLocations()).toEqual([
      ["Clear View", "Mole"],
      ["Clear View", "Old Port"],
    ]);
    const words = await owner.select().from(schema.directoryWords);
    expect(words.map(({ word }) => word).sort()).toEqual(["clear", "clear", "mole", "old", "port", "view", "view"]);
    expect(await auditTrail(practice.tenantId)).toEqual([
      { action: "practiceChanged", subjectId: practice.tenantId, actorName: "Noa Shalev" },
    ]);
  });

  test("keeps what is left out of a location, or sent as null: state, second line of the street, telephone", async () => {
    const { calls, change, practice } = await givenAdmin(1);
    const [location] = change.locations;
    if (!location) throw new Error("The practice has no location");
    const address = { ...location.address, street2: "Floor 2", state: "Haifa District" };
    await calls.tenants.update({ ...change, locations: [{ ...location, address, phone: "050-000-0011" }] });
    const { street, city, zip } = address;
    const { _id, defaultShippingOption } = location;
    const left = { _id, name: "Old Port", address: { street, city, zip, state: null }, defaultShippingOption };
    await calls.tenants.update({ ...change, revision: 2, locations: [left] });
    const { locations } = await calls.tenants.config({ tenantId: practice.tenantId });
    expect(locations).toEqual([{ ...location, name: "Old Port", address, phone: "050-000-0011" }]);
  });

  test("is not overwritten by a change of an older revision; the same change sent twice is made once", async () => {
    const { calls, change, practice } = await givenAdmin();
    const first = await calls.tenants.update({ ...change, practiceName: "First" });
    expect(await calls.tenants.update({ ...change, practiceName: "First" })).toEqual(first);
    const acts = (await auditTrail(practice.tenantId)).filter(({ action }) => action === "practiceChanged");
    expect(acts).toHaveLength(1);
    await expect(calls.tenants.update({ ...change, practiceName: "Second" })).rejects.toMatchObject({ code: "changedElsewhere" });
    expect((await calls.tenants.config({ tenantId: practice.tenantId })).tenant.practiceName).toBe("First");
  });

  test("with impossible values is refused, field by field, and nothing changes", async () => {
    const { calls, change, present, practice } = await givenAdmin();
    const locations = change.locations.map((location) => ({ ...location, address: { ...location.address, zip: "12" }, phone: "call me" }));
    await expect(calls.tenants.update({ ...change, phone: "x", locations })).rejects.toMatchObject({
      code: "invalidFields",
      data: {
        fields: {
          phone: "phoneInvalid",
          "locations.0.zip": "postcodeInvalid",
          "locations.0.phone": "phoneInvalid",
          "locations.1.zip": "postcodeInvalid",
          "locations.1.phone": "phoneInvalid",
        },
      },
    });
    expect(await calls.tenants.config({ tenantId: practice.tenantId })).toEqual(present);
  });

  test.each(["", " ", "\u200b"])("with the name %j is refused, and nothing changes", async (practiceName) => {
    const { calls, change, present, practice } = await givenAdmin(1);
    await expect(calls.tenants.update({ ...change, practiceName })).rejects.toMatchObject({ code: "malformed", status: 400 });
    expect(await calls.tenants.config({ tenantId: practice.tenantId })).toEqual(present);
  });

  test("of another practice is not found, to read or to change, nor is its location", async () => {
    const { calls, change } = await givenAdmin();
    const other = await givenPractice({ subDomain: "carmel" });
    await expect(calls.tenants.config({ tenantId: other.tenantId })).rejects.toMatchObject({ code: "notFound" });
    await expect(calls.tenants.update({ ...change, tenantId: other.tenantId })).rejects.toMatchObject({ code: "notFound" });
    const [location] = change.locations;
    const foreign = [{ ...location, _id: other.locationIds[0] }] as typeof change.locations;
    await expect(calls.tenants.update({ ...change, practiceName: "Stolen", locations: foreign })).rejects.toMatchObject({
      code: "notFound",
    });
    const { owner } = await testDatabase();
    const names = await owner
      .select({ name: schema.tenants.practiceName })
      .from(schema.tenants)
      .where(eq(schema.tenants.practiceName, "Stolen"));
    expect(names).toEqual([]);
  });

  test("is read by staff with their own locations, and not changed by them", async () => {
    const { practice, change } = await givenAdmin();
    const [first] = practice.locationIds;
    const calls = await callsFor(await givenPerson(practice, { locationIds: [first] }));
    expect((await calls.tenants.config({ tenantId: practice.tenantId })).locations.map(({ _id }) => _id)).toEqual([first]);
    await expect(calls.tenants.update(change)).rejects.toMatchObject({ code: "notPermitted" });
  });
});

describe("the name Support", () => {
  test("is not given to the only location, by anybody, so that people can still sign in (D97)", async () => {
    const { calls, change, present, practice } = await givenAdmin(1);
    const locations = change.locations.map((location) => ({ ...location, name: "Support" }));
    const { carrier } = await givenOperatorIn(practice);
    for (const each of [calls, await callsFor(null, { carrier })]) {
      await expect(each.tenants.update({ ...change, locations })).rejects.toMatchObject({
        code: "invalidFields",
        data: { fields: { "locations.0.name": "onlySupport" } },
      });
    }
    expect(await calls.tenants.config({ tenantId: practice.tenantId })).toEqual(present);
    expect(await listedLocations()).toEqual([["Practice einayim", "Location 1"]]);
  });

  test("is given and taken away by operators alone, and hides the location from the practice picker (D13)", async () => {
    const { admin, calls, change, practice } = await givenAdmin();
    const [first, second] = change.locations;
    const renamed = (name: string) => [{ ...second, name }] as typeof change.locations;
    const refused = { code: "invalidFields", data: { fields: { "locations.0.name": "supportName" } } };
    await expect(calls.tenants.update({ ...change, locations: renamed("Support") })).rejects.toMatchObject(refused);
    const { carrier } = await givenOperatorIn(practice);
    const operator = await callsFor(null, { carrier });
    await operator.tenants.update({ ...change, locations: renamed("Support") });
    expect(await listedLocations()).toEqual([["Practice einayim", "Location 1"]]);
    const again = { ...change, revision: 2 };
    await expect(calls.tenants.update({ ...again, locations: renamed("North") })).rejects.toMatchObject(refused);
    await expect(
      calls.tenants.update({ ...again, locations: [{ ...first, name: "SUPPORT" }] as typeof change.locations }),
    ).rejects.toMatchObject({ code: "invalidFields", data: { fields: { "locations.0.name": "onlySupport" } } });
    expect((await (await callsFor(admin)).tenants.config({ tenantId: practice.tenantId })).revision).toBe(2);
    await operator.tenants.update({ ...again, locations: renamed("North") });
    expect(await listedLocations()).toHaveLength(2);
  });
});

describe("what anyone may know of a practice", () => {
  test("is its name and places, by sub-domain or id", async () => {
    const practice = await givenPractice();
    const known = {
      tenantId: practice.tenantId,
      practiceName: "Practice einayim",
      subDomain: "einayim",
      locations: [{ id: practice.locationIds[0], name: "Location 1" }],
    };
    const calls = await callsFor(null);
    expect(await calls.tenants.bySubDomain({ subDomain: "Einayim" })).toEqual(known);
    expect(await calls.tenants.byId({ tenantId: practice.tenantId })).toEqual(known);
    await expect(calls.tenants.bySubDomain({ subDomain: "carmel" })).rejects.toMatchObject({ code: "notFound" });
  });
});
