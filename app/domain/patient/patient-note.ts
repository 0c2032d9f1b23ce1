import { isAdmin, type Role } from "~/domain/account/roles";

/** Maximum length of a note about a patient. */
export const noteLengthMax = 500;
/** Maximum number of notes about a patient; to write another, one must be removed. */
export const notesMax = 200;

/** Whether a person may remove a note and undo that: its author, and the practice's admins and operators (D95). */
export function mayRemoveNote(person: { id: string; role: Role }, note: { writtenById: string }): boolean {
  return note.writtenById === person.id || isAdmin(person.role);
}
