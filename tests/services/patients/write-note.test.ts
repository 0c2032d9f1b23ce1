import { safe } from "@orpc/client";
import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { notesMax } from "~/domain/patient/patient-note";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callsFor, givenCatalogue, givenPerson, givenPractice, now } from "~tests/helpers/given";
import { givenPatient } from "~tests/services/orders/placed-orders";
import { auditedActs } from "./patients";

beforeEach(resetDatabase);

async function givenStaff() {
  await givenCatalogue();
  const practice = await givenPractice();
  const person = await givenPerson(practice);
  const patientId = await givenPatient(person);
  const at = { tenantId: person.tenantId, patientId };
  const notes = async (calls = staffCalls) => (await calls.patients.overview(at)).writtenNotes;
  const staffCalls = await callsFor(person);
  return { practice, person, calls: staffCalls, patientId, at, notes };
}

describe("notes about a patient (D95)", () => {
  test("are listed newest first, each with its author and day", async () => {
    const { practice, at, notes, calls } = await givenStaff();
    const tomorrow = new Date(now.getTime() + 86_400_000);
    const later = await callsFor(await givenPerson(practice, { email: "gil@einayim.example", signedInAt: tomorrow }), { now: tomorrow });
    await calls.patients.addNote({ ...at, noteId: uuid(), text: "  Prefers delivery to the practice.\nAsk first. " });
    await later.patients.addNote({ ...at, noteId: uuid(), text: "Call after four" });
    expect(await notes()).toMatchObject([
      { text: "Call after four", writtenOn: "2026-11-25", mayRemove: false },
      { text: "Prefers delivery to the practice.\nAsk first.", writtenOn: "2026-11-24", mayRemove: true },
    ]);
    expect((await notes())[0]?.by).not.toBe("");
    expect((await auditedActs()).filter(([action]) => action === "noteWritten")).toEqual([
      ["noteWritten", at.patientId],
      ["noteWritten", at.patientId],
    ]);
  });

  test("sent twice, a note is written once and keeps its first text", async () => {
    const { at, notes, calls } = await givenStaff();
    const noteId = uuid();
    await calls.patients.addNote({ ...at, noteId, text: "Once" });
    const again = await calls.patients.addNote({ ...at, noteId, text: "Twice" });
    expect(again.note.text).toBe("Once");
    expect(await notes()).toHaveLength(1);
  });

  test("a removed note can be restored, also when it is sent twice", async () => {
    const { at, notes, calls } = await givenStaff();
    const noteId = uuid();
    await calls.patients.addNote({ ...at, noteId, text: "Gone" });
    for (const isRemoved of [true, true]) await calls.patients.removeNote({ ...at, noteId, isRemoved });
    expect(await notes()).toEqual([]);
    for (const isRemoved of [false, false]) await calls.patients.removeNote({ ...at, noteId, isRemoved });
    expect((await notes()).map(({ text }) => text)).toEqual(["Gone"]);
    const acts = (await auditedActs()).map(([action]) => action).filter((action) => action?.startsWith("note"));
    expect(acts).toEqual(["noteWritten", "noteRemoved", "noteRestored"]);
  });

  test("a colleague can read but not remove a note; an admin can remove it", async () => {
    const { practice, at, notes, calls } = await givenStaff();
    const noteId = uuid();
    await calls.patients.addNote({ ...at, noteId, text: "Mine" });
    const colleague = await callsFor(await givenPerson(practice, { email: "gil@einayim.example" }));
    expect((await notes(colleague))[0]).toMatchObject({ text: "Mine", mayRemove: false });
    const [error] = await safe(colleague.patients.removeNote({ ...at, noteId }));
    expect(error).toMatchObject({ code: "notPermitted", status: 403 });
    const admin = await callsFor(await givenPerson(practice, { email: "ruth@einayim.example", role: "practiceAdmin" }));
    await admin.patients.removeNote({ ...at, noteId });
    expect(await notes()).toEqual([]);
  });

  test.each(["", "   ", "\n"])("an empty note (%j) is malformed", async (text) => {
    const { at, calls } = await givenStaff();
    const [error] = await safe(calls.patients.addNote({ ...at, noteId: uuid(), text }));
    expect(error).toMatchObject({ status: 400 });
  });

  test(`a patient has at most ${notesMax} notes`, async () => {
    const { person, at, notes, patientId, calls } = await givenStaff();
    const { owner } = await testDatabase();
    const removed = { ...at, noteId: uuid() };
    await calls.patients.addNote({ ...removed, text: "Removed" });
    await calls.patients.removeNote(removed);
    const rows = Array.from({ length: notesMax }, () => ({
      ...{ tenantId: person.tenantId, id: uuid(), patientId, text: "x", writtenById: person.userId, writtenByName: "x", writtenAt: now },
    }));
    await owner.insert(schema.patientNotes).values(rows);
    const [error] = await safe(calls.patients.addNote({ ...at, noteId: uuid(), text: "One more" }));
    expect(error).toMatchObject({ code: "tooManyNotes", status: 409, data: { max: notesMax } });
    const [tooMany] = await safe(calls.patients.removeNote({ ...removed, isRemoved: false }));
    expect(tooMany).toMatchObject({ code: "tooManyNotes", status: 409, data: { max: notesMax } });
    expect((await notes()).some(({ id }) => id === removed.noteId)).toBe(false);
  });
});
