import type { Answers } from "~/calls/answers";
import type { PracticeDb } from "~/db/database.server";
import { countNotes, findNote, insertNote, type NoteRow, setNoteRemoved } from "~/db/queries/patients/patient-notes.server";
import { lockPatient } from "~/db/queries/patients/patients.server";
import type { SignedIn } from "~/domain/account/signed-in";
import { marketDayOf } from "~/domain/calendar/market-time";
import { mayRemoveNote, notesMax } from "~/domain/patient/patient-note";
import { fullName } from "~/domain/person-name";
import { signedIn } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import type { SignedInContext } from "../call-context.server";

type NoteAnswer = Answers["patients"]["addNote"]["note"];

/** Returns a note in the shape of the calls for a person, with the day in the market's calendar. */
export function noteAnswerOf(row: NoteRow, { person, edition }: Pick<SignedInContext, "person" | "edition">): NoteAnswer {
  const { id, text, writtenByName: by, writtenAt } = row;
  return { id, text, by, writtenOn: marketDayOf(writtenAt, edition.timeZone), mayRemove: mayRemoveNote(person, row) };
}

/** Adds a note about a patient of the person's locations; the id makes it idempotent (D95). */
export const addNote = signedIn.patients.addNote.handler(({ input, context, errors }) => {
  const { person, edition, now } = context;
  const { patientId, noteId: id, text } = input;
  return context.withTenant(async (db) => {
    if (!(await mayWrite(db, person, input))) throw errors.notFound();
    const present = await findNote(db, { patientId, id });
    if (present) return { note: noteAnswerOf(present, context) };
    if ((await countNotes(db, patientId)) >= notesMax) throw errors.tooManyNotes({ data: { max: notesMax } });
    const writtenByName = fullName(person, edition.defaultLanguage);
    const { tenantId } = person;
    const written = await insertNote(db.tx, { tenantId, id, patientId, text, writtenById: person.id, writtenByName, writtenAt: now });
    // The id belongs to another patient's note.
    if (!written) throw errors.notFound();
    recordAudit(db, person, { action: "noteWritten", subjectKind: "patient", subjectId: patientId }, now);
    return { note: noteAnswerOf(written, context) };
  });
});

/** Removes a note, or restores it within the limit, for its author and admins (D95); one that has the state is returned unchanged. */
export const removeNote = signedIn.patients.removeNote.handler(({ input, context, errors }) => {
  const { person, now } = context;
  return context.withTenant(async (db) => {
    if (!(await mayWrite(db, person, input))) throw errors.notFound();
    const note = await findNote(db, { patientId: input.patientId, id: input.noteId });
    if (!note) throw errors.notFound();
    if (!mayRemoveNote(person, note)) throw errors.notPermitted();
    const isUnchanged = (note.removedAt !== null) === input.isRemoved;
    if (!isUnchanged) {
      if (!input.isRemoved && (await countNotes(db, input.patientId)) >= notesMax) throw errors.tooManyNotes({ data: { max: notesMax } });
      await setNoteRemoved(db.tx, note, input.isRemoved ? now : null);
      const action = input.isRemoved ? "noteRemoved" : "noteRestored";
      recordAudit(db, person, { action, subjectKind: "patient", subjectId: input.patientId }, now);
    }
    return { note: noteAnswerOf(note, context) };
  });
});

/** Returns whether the patient is at one of the person's locations, and locks it, so that two changes run one after another. */
async function mayWrite(db: PracticeDb, person: SignedIn, { tenantId, patientId }: { tenantId: string; patientId: string }) {
  return tenantId === person.tenantId && (await lockPatient(db, patientId, person.locationIds)) !== null;
}
