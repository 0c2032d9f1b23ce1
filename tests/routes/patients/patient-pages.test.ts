import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { action as edit, loader as loadEdit } from "~/routes/patients/edit";
import { loader as loadLookup, action as look } from "~/routes/patients/lookup";
import { action as addNew, loader as loadNew } from "~/routes/patients/new";
import { action as addInDialog, loader as loadDialog } from "~/routes/patients/new-modal";
import { action as changeNotes, loader as loadPatient } from "~/routes/patients/patient";
import { loader as loadSearch, action as search } from "~/routes/patients/search";
import { resetDatabase } from "~tests/helpers/database";
import { callsFor, givenPerson, givenPractice } from "~tests/helpers/given";
import { givenPatient, patientRows, type TestCalls, tamar } from "~tests/services/patients/patients";
import { locationOf, pageArgs, refusalOf } from "./given-page";

let person: Awaited<ReturnType<typeof givenPerson>>;
let calls: TestCalls;

beforeEach(async () => {
  await resetDatabase();
  person = await givenPerson(await givenPractice());
  calls = await callsFor(person);
});

const form = (part: Record<string, string> = {}) => ({ id: uuid(), firstName: "Tamar", lastName: "Oren", dob: "1994-03-12", ...part });

describe("the notes of a patient's page (D95)", () => {
  const opened = async (patientId: string) =>
    loadPatient(await pageArgs(person, { path: `/patients/${patientId}`, params: { patientId } }));
  const sent = async (patientId: string, sentForm: Record<string, string>) =>
    changeNotes(await pageArgs(person, { path: `/patients/${patientId}`, params: { patientId }, form: sentForm }));

  test("a note is added under the id that the page created, removed, and restored", async () => {
    const { id } = await givenPatient(calls);
    const { noteId } = await opened(id);
    expect(locationOf(await sent(id, { intent: "addNote", noteId, text: "Call after four" }))).toBe(`/patients/${id}#notes`);
    const noted = await opened(id);
    expect(noted.overview.writtenNotes).toMatchObject([{ id: noteId, text: "Call after four" }]);
    expect(noted.noteId).not.toBe(noteId);
    await sent(id, { intent: "removeNote", noteId });
    expect((await opened(id)).overview.writtenNotes).toEqual([]);
    await sent(id, { intent: "restoreNote", noteId });
    expect((await opened(id)).overview.writtenNotes).toHaveLength(1);
  });

  test.each([
    ["an empty one", "  ", "required"],
    ["a long one", "x".repeat(501), "textTooLong"],
  ])("%s is refused at its field, and nothing is lost", async (_, text, mistake) => {
    const { id } = await givenPatient(calls);
    const { status, data } = refusalOf(await sent(id, { intent: "addNote", noteId: uuid(), text }));
    expect([status, data.mistake]).toEqual([422, mistake]);
    if (mistake === "required") expect(data.text).toBe(text);
    expect((await opened(id)).overview.writtenNotes).toEqual([]);
  });

  test("a person who may not remove it is refused, and an unknown note is not found", async () => {
    const { id } = await givenPatient(calls);
    const noteId = uuid();
    const other = await callsFor(await givenPerson(await givenPractice({ subDomain: "other" })));
    await calls.patients.addNote({ tenantId: person.tenantId, patientId: id, noteId, text: "Mine" });
    await expect(sent(id, { intent: "removeNote", noteId: uuid() })).rejects.toMatchObject({ init: { status: 404 } });
    await expect(other.patients.removeNote({ tenantId: person.tenantId, patientId: id, noteId })).rejects.toMatchObject({ status: 404 });
  });
});

describe("the search page", () => {
  test("keeps what was typed on the server and shows it under a random id (D33)", async () => {
    await givenPatient(calls);
    await givenPatient(calls, { lastName: "Levi" });
    const to = locationOf(await search(await pageArgs(person, { path: "/patients", form: { q: " oren " } })));
    expect(to).toMatch(/^\/patients\?s=[0-9a-f-]{36}$/);
    const shown = await loadSearch(await pageArgs(person, { path: to }));
    expect(shown).toMatchObject({ q: "oren", next: null, isFirst: true, today: "2026-11-24" });
    expect(shown.patients.map(({ lastName }) => lastName)).toEqual(["Oren"]);
  });

  test("lists everybody without a search, and for a search of another session", async () => {
    await givenPatient(calls);
    for (const path of ["/patients", `/patients?s=${uuid()}`]) {
      expect((await loadSearch(await pageArgs(person, { path }))).patients).toHaveLength(1);
    }
    expect(locationOf(await search(await pageArgs(person, { form: { q: " " } })))).toBe("/patients");
  });

  test("pages through the results without a name in the address", async () => {
    for (let index = 10; index < 35; index += 1) await givenPatient(calls, { firstName: `Dan ${index}` });
    const first = await loadSearch(await pageArgs(person, { path: "/patients" }));
    expect(first.patients).toHaveLength(20);
    const to = locationOf(await search(await pageArgs(person, { form: { q: "", next: first.next ?? "" } })));
    const second = await loadSearch(await pageArgs(person, { path: to }));
    expect([second.patients.length, second.next, second.isFirst]).toEqual([5, null, false]);
  });

  test("opens a new patient with the searched name as two fields (D5)", async () => {
    const to = locationOf(await search(await pageArgs(person, { form: { q: "Tamar Oren", intent: "add" } })));
    expect(to).toMatch(/^\/patients\/add\?s=[0-9a-f-]{36}$/);
    expect((await loadDialog(await pageArgs(person, { path: to }))).values).toMatchObject({ firstName: "Tamar", lastName: "Oren" });
    const korean = await loadDialog(await pageArgs(person, { path: to, language: "ko" }));
    expect(korean.values).toMatchObject({ lastName: "Tamar", firstName: "Oren" });
  });
});

test.each([
  ["050-000-0012", { phone: "050-000-0012", lastName: "" }],
  ["dana@example.com", { email: "dana@example.com", lastName: "" }],
  ["Dana Levi 050-000-0012", { firstName: "Dana", lastName: "Levi", phone: "050-000-0012" }],
])("a new patient searched as %s has it in the matching field", async (q, fields) => {
  const to = locationOf(await search(await pageArgs(person, { form: { q, intent: "add" } })));
  expect(to).not.toMatch(/dana|levi|050-?000/i);
  expect((await loadDialog(await pageArgs(person, { path: to }))).values).toMatchObject(fields);
});

test("the search page offers to add a patient when nobody matches exactly", async () => {
  await givenPatient(calls);
  const adds = async (q: string) => {
    const to = locationOf(await search(await pageArgs(person, { path: "/patients", form: { q } })));
    return (await loadSearch(await pageArgs(person, { path: to }))).adds;
  };
  expect([await adds("oren"), await adds("Tamar Oren"), await adds("zzz")]).toEqual([true, false, true]);
  expect((await loadSearch(await pageArgs(person, { path: "/patients" }))).adds).toBe(false);
});

describe("the search while typing", () => {
  test("offers no addition when a patient matches exactly", async () => {
    await givenPatient(calls);
    const answer = await look(await pageArgs(person, { path: "/patients/lookup", form: { q: "Oren Tamar" } }));
    expect(await answer.json()).toMatchObject({ patients: [{ lastName: "Oren" }], adds: false });
  });

  test("answers only to a POST, with the best hits and only the fields that the list shows", async () => {
    const { id } = await givenPatient(calls, { note: "secret" });
    const answer = await look(await pageArgs(person, { path: "/patients/lookup", form: { q: "ore" } }));
    expect(await answer.json()).toEqual({
      searchTerm: "ore",
      patients: [{ id, firstName: "Tamar", lastName: "Oren", dob: "1994-03-12", phone: "050-000-4417", customerId: "E-20418" }],
      more: false,
      adds: true,
    });
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(() => loadLookup()).toThrow(expect.objectContaining({ init: expect.objectContaining({ status: 405 }) }));
  });
});

describe("a new patient", () => {
  test("is added by the page and shown; sending the form again adds none", async () => {
    const typed = form();
    for (let times = 0; times < 2; times += 1) {
      expect(locationOf(await addNew(await pageArgs(person, { path: "/patients/new", form: typed })))).toBe(`/patients/${typed.id}`);
    }
    expect(await patientRows()).toHaveLength(1);
  });

  test("returns to where the form was opened, with the patient chosen, and never to another site", async () => {
    const [one, other] = [form(), form({ firstName: "Noa" })];
    const back = encodeURIComponent("/products/patient-revenue?form=1");
    const to = locationOf(await addNew(await pageArgs(person, { path: `/patients/new?back=${back}`, form: one })));
    expect(to).toBe(`/products/patient-revenue?form=1&patient=${one.id}`);
    const elsewhere = await addNew(await pageArgs(person, { path: "/patients/new?back=//evil.example", form: other }));
    expect(locationOf(elsewhere)).toBe(`/patients/${other.id}`);
  });

  test("of the dialog is chosen on the page behind, which keeps its half-filled form", async () => {
    const typed = form();
    const args = await pageArgs(person, { path: "/products/patient-revenue/new-patient?form=kept&index", form: typed });
    expect(locationOf(await addInDialog(args))).toBe(`/products/patient-revenue?form=kept&patient=${typed.id}`);
  });

  test("with mistakes comes back with everything that was typed, and nothing is stored", async () => {
    const typed = form({ phone: "12", email: "x", note: "calls at noon", sms: "on", customerId: "E-1", externalId: "7" });
    const { status, data } = refusalOf(await addNew(await pageArgs(person, { form: typed })));
    expect(status).toBe(422);
    expect(data.values).toEqual({ ...typed, version: "", sms: true, shiptoPatient: false });
    expect(data.refused).toEqual({ fields: { phone: "phoneInvalid", email: "emailInvalid" } });
    expect(await patientRows()).toEqual([]);
  });

  test("that exists already names the other one", async () => {
    const { id } = await givenPatient(calls);
    const { status, data } = refusalOf(await addNew(await pageArgs(person, { form: form() })));
    expect([status, data.refused]).toEqual([422, { fields: {}, code: "duplicatePatient", patientId: id }]);
  });

  test("with a whole name in one field is shown split before it is saved, once (D5)", async () => {
    const typed = form({ firstName: "", lastName: "Tamar Bar Oren" });
    const { status, data } = refusalOf(await addNew(await pageArgs(person, { form: typed })));
    expect(status).toBe(422);
    expect(data).toMatchObject({ nameWasSplit: true, values: { firstName: "Tamar", lastName: "Bar Oren" } });
    expect(await patientRows()).toEqual([]);
    locationOf(await addNew(await pageArgs(person, { form: { ...typed, nameChecked: "1" } })));
    expect((await patientRows())[0]).toMatchObject({ firstName: "", lastName: "Tamar Bar Oren" });
  });

  test("that was typed when the session ended is back in the form, with its id (D31)", async () => {
    const typed = form({ note: "calls at noon" });
    const { formId } = await calls.session.keepForm({ path: "/patients/new", entries: Object.entries(typed) });
    const loaded = await loadNew(await pageArgs(person, { path: `/patients/new?form=${formId}` }));
    expect(loaded).toMatchObject({ restored: true, values: { ...typed, sms: false } });
    expect((await loadNew(await pageArgs(person, { path: "/patients/new" }))).values).toMatchObject({ firstName: "", lastName: "" });
  });
});

describe("a patient", () => {
  test("is shown and changed", async () => {
    const { id } = await givenPatient(calls);
    const params = { patientId: id };
    expect((await loadPatient(await pageArgs(person, { params }))).overview.patient).toMatchObject(tamar);
    expect((await loadEdit(await pageArgs(person, { params }))).values).toMatchObject({ id, lastName: "Oren", email: "" });
    const answer = await edit(await pageArgs(person, { params, form: form({ id: uuid(), lastName: "Shalev" }) }));
    expect(locationOf(answer)).toBe(`/patients/${id}`);
    expect((await patientRows()).map(({ lastName }) => lastName)).toEqual(["Shalev"]);
  });

  test("that was opened from an order leads back to it, saved or not, and never to another site", async () => {
    const { id } = await givenPatient(calls);
    const args = async (back: string, typed?: Record<string, string>) => {
      const path = `/patients/${id}/edit?${new URLSearchParams({ back })}`;
      return pageArgs(person, { params: { patientId: id }, path, ...(typed && { form: typed }) });
    };
    const order = "/products/patient-revenue?form=1";
    expect((await loadEdit(await args(order))).order).toBe(order);
    expect(locationOf(await edit(await args(order, form({ id }))))).toBe(order);
    expect((await loadEdit(await args("//evil.example"))).order).toBeNull();
    expect((await loadEdit(await pageArgs(person, { params: { patientId: id } }))).order).toBeNull();
  });

  test("with mistakes comes back as typed, and nothing changes", async () => {
    const { id } = await givenPatient(calls);
    const answer = await edit(await pageArgs(person, { params: { patientId: id }, form: form({ lastName: "", dob: "2030-01-01" }) }));
    const { status, data } = refusalOf(answer);
    expect([status, data.refused]).toEqual([422, { fields: { lastName: "lastNameRequired", dob: "dobInFuture" } }]);
    expect((await patientRows())[0]).toMatchObject({ lastName: "Oren", dob: "1994-03-12" });
  });

  test("of another practice is not found (D35)", async () => {
    const { id } = await givenPatient(calls);
    const foreign = await givenPerson(await givenPractice({ subDomain: "carmel" }));
    const params = { patientId: id };
    const notFound = expect.objectContaining({ init: expect.objectContaining({ status: 404 }) });
    await expect(loadPatient(await pageArgs(foreign, { params }))).rejects.toEqual(notFound);
    await expect(loadEdit(await pageArgs(foreign, { params }))).rejects.toEqual(notFound);
    await expect(edit(await pageArgs(foreign, { params, form: form() }))).rejects.toEqual(notFound);
    expect((await patientRows())[0]).toMatchObject({ lastName: "Oren" });
  });
});
