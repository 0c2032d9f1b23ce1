import { v7 as uuid } from "uuid";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { suggestionText } from "~/forms/patients/suggestion-text";
import { resetDatabase } from "~tests/helpers/database";
import { callsFor, givenPerson, givenPractice } from "~tests/helpers/given";
import { type Arrived, openPages, visitorOf } from "~tests/helpers/visitor";
import { givenPatient, home, tamar } from "~tests/services/patients/patients";

beforeAll(async () => {
  await openPages();
});
beforeEach(resetDatabase);

async function givenColleagues() {
  const practice = await givenPractice();
  const person = await givenPerson(practice, { role: "practiceAdmin" });
  const other = await givenPerson(practice, { email: "colleague@einayim.example" });
  const calls = await callsFor(person);
  const { id: patientId } = await givenPatient(calls);
  const patient = async () => (await calls.patients.read({ tenantId: practice.tenantId, patientId })).patient;
  return { other, calls, patientId, patient, mine: await visitorOf(person), theirs: await visitorOf(other) };
}

/** What a browser would send of a form, with other values where they are given. */
const typedIn = (page: Arrived, form: string, other: Record<string, string>): Record<string, string> => {
  const fields = [...page.document.querySelectorAll(`${form} [name]:not([type=checkbox])`)];
  return Object.fromEntries(
    fields.map((field) => field.getAttribute("name") ?? "").map((name) => [name, other[name] ?? page.valueOf(name) ?? ""]),
  );
};
const versionOf = (page: Arrived) => page.document.querySelector("input[name=version]")?.getAttribute("value");

test("a stale form of a patient shows what a colleague saved beside what was typed, which overwrites it when sent again", async () => {
  const { mine, theirs, patientId, patient } = await givenColleagues();
  const path = `/patients/${patientId}/edit`;
  const opened = await mine.get(path);
  const saved = await theirs.post(path, typedIn(await theirs.get(path), "main form", { phone: "050-000-0077", dob: "1995-03-12" }));
  expect(saved.status).toBe(302);

  const told = await mine.post(path, typedIn(opened, "main form", { email: "tamar@example.org" }));
  expect(told.status).toBe(409);
  expect(told.textsAt("main [role=alert] li")).toEqual([
    "Date of birth, saved now: 1995/03/12",
    "Phone, saved now: 050-000-0077",
    "Email, saved now: empty",
  ]);
  expect([told.valueOf("email"), told.valueOf("phone")]).toEqual(["tamar@example.org", tamar.phone]);
  expect(await patient()).toMatchObject({ email: null, phone: "050-000-0077" });

  const again = await mine.post(path, typedIn(told, "main form", { phone: "050-000-0077", dob: "1995-03-12" }));
  expect(again.status).toBe(302);
  expect(await patient()).toMatchObject({ email: "tamar@example.org", phone: "050-000-0077", dob: "1995-03-12" });
});

test("a draft has the version of the patient that was loaded, also for the colleague who takes it over (D77)", async () => {
  const { calls, mine, theirs, other, patientId, patient } = await givenColleagues();
  const path = `/patients/${patientId}/edit`;
  const opened = await mine.get(path);
  const entries = Object.entries(typedIn(opened, "main form", { email: "tamar@example.org" }));
  const { formId } = await calls.session.keepForm({ path, entries });
  await calls.patients.update({ id: patientId, ...tamar, phone: "050-000-0077" });
  const reopened = await mine.get(`${path}?form=${formId}`);
  expect(versionOf(reopened)).toBe(versionOf(opened));

  await calls.session.giveDraft({ formId: formId ?? "", userId: other.userId });
  const { drafts } = await (await callsFor(other)).session.listDrafts();
  const taken = await theirs.get(`${path}?form=${drafts[0]?.formId}`);
  expect([taken.valueOf("email"), versionOf(taken)]).toEqual(["tamar@example.org", versionOf(opened)]);
  expect((await theirs.post(path, typedIn(taken, "main form", {}))).status).toBe(409);
  expect(await patient()).toMatchObject({ email: null, phone: "050-000-0077" });
});

test("a stale form of an address shows what a colleague saved, and is verified once it is saved on top of it", async () => {
  const { calls, mine, theirs, patientId, patient } = await givenColleagues();
  const { tenantId } = await patient();
  const { address } = await calls.patients.addAddress({ tenantId, patientId, address: { id: uuid(), ...home } });
  const path = `/patients/${patientId}/addresses/${address.id}`;
  const opened = await mine.get(path);
  const saved = await theirs.post(path, typedIn(await theirs.get(path), "dialog form", { note: "third floor" }));
  expect(saved.status).toBe(302);
  expect((await patient()).addresses).toMatchObject([{ note: "third floor", verified: true }]);

  const told = await mine.post(path, typedIn(opened, "dialog form", { phone: "050-000-0077" }));
  expect(told.status).toBe(409);
  expect(told.textsAt("dialog [role=alert] li")).toEqual([
    "Phone, saved now: 050-000-4417",
    "Note for the courier, saved now: third floor",
  ]);
  expect([told.valueOf("phone"), told.valueOf("note")]).toEqual(["050-000-0077", ""]);
  expect((await patient()).addresses).toMatchObject([{ note: "third floor", phone: home.phone }]);

  expect((await mine.post(path, typedIn(told, "dialog form", { note: "third floor" }))).status).toBe(302);
  expect((await patient()).addresses).toMatchObject([{ note: "third floor", phone: "050-000-0077", verified: true }]);
});

/** The opened verification step of an address with a mistake in its postcode. */
async function givenVerification() {
  const given = await givenColleagues();
  const { calls, mine, patientId, patient } = given;
  const { tenantId } = await patient();
  const typed = { id: uuid(), ...home, zip: "3300000" };
  await calls.patients.addAddress({ tenantId, patientId, address: typed });
  const path = `/patients/${patientId}/addresses/${typed.id}/verify`;
  return { ...given, tenantId, typed, path, opened: await mine.get(path) };
}

test("a stale verification step shows the address that a colleague saved, and verifies that one once it was seen", async () => {
  const { calls, mine, patientId, patient, tenantId, typed, path, opened } = await givenVerification();
  const other = { ...typed, street: "12 Almond Lane", note: "third floor" };
  const { address } = await calls.patients.updateAddress({ tenantId, patientId, address: other });

  const told = await mine.post(path, { ...typedIn(opened, "dialog form", {}), pick: suggestionText({ ...home, zip: "3300114" }) });
  expect(told.status).toBe(409);
  expect(told.textsAt("dialog [role=alert]")).toEqual(["Someone else changed this address in the meantime. Below is what is saved now."]);
  expect(told.textsAt("dialog form")[0]).toContain("12 Almond Lane");
  expect((await patient()).addresses).toEqual([address]);

  const again = await mine.post(path, { ...typedIn(told, "dialog form", {}), pick: suggestionText({ ...other, zip: "3300114" }) });
  expect(again.status).toBe(302);
  expect((await patient()).addresses).toMatchObject([{ street: "12 Almond Lane", zip: "3300114", note: "third floor", verified: true }]);
});

test("a suggested address that is picked twice is saved once, and the second press ends as the first", async () => {
  const { calls, mine, patient, patientId, tenantId, typed, path, opened } = await givenVerification();
  const pressed = {
    ...typedIn(opened, "dialog form", {}),
    pick: opened.document.querySelector("[name=pick]:checked")?.getAttribute("value") ?? "",
  };
  const [first, second] = [await mine.post(path, pressed), await mine.post(path, pressed)];
  expect([first.status, second.status]).toEqual([302, 302]);
  expect((await patient()).addresses).toMatchObject([{ zip: "3300114", verified: true }]);
  await calls.patients.updateAddress({ tenantId, patientId, address: { ...typed, note: "third floor" } });
  expect((await mine.post(path, pressed)).status).toBe(409);
});
