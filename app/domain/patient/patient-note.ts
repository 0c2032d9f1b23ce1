import { isAdmin, type Role } from "~/domain/account/roles";

/** Characters of a note about a patient. */
export const noteLengthMax = 500;
/** Notes that are kept of one patient; whoever wants to write another removes one first. */
export const notesMax = 200;

/** Whether a person may remove a note, and take that back: whoever wrote it, and the practice's admins and operators (D95). */
export function mayRemoveNote(person: { id: string; role: Role }, note: { writtenById: string }): boolean {
  return note.writtenById === person.id || isAdmin(person.role);
}
