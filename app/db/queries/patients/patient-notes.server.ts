import { and, count, eq, isNull } from "drizzle-orm";
import type { PracticeDb, Transaction } from "~/db/database.server";
import { schema } from "~/db/schema.server";

const { patientNotes } = schema;

export type NoteRow = typeof patientNotes.$inferSelect;

/** Returns the number of a patient's notes, without removed ones. */
export async function countNotes({ tx, tenantId }: PracticeDb, patientId: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(patientNotes)
    .where(and(eq(patientNotes.tenantId, tenantId), eq(patientNotes.patientId, patientId), isNull(patientNotes.removedAt)));
  return row?.count ?? 0;
}

/** Returns a note of this patient, removed or not; null when there is none with this id. */
export async function findNote(
  { tx, tenantId }: PracticeDb,
  { patientId, id }: { patientId: string; id: string },
): Promise<NoteRow | null> {
  const [row] = await tx
    .select()
    .from(patientNotes)
    .where(and(eq(patientNotes.tenantId, tenantId), eq(patientNotes.patientId, patientId), eq(patientNotes.id, id)));
  return row ?? null;
}

/** Writes a note and returns it; null, with nothing written, when its id is taken. */
export async function insertNote(tx: Transaction, row: typeof patientNotes.$inferInsert): Promise<NoteRow | null> {
  const [written] = await tx.insert(patientNotes).values(row).onConflictDoNothing().returning();
  return written ?? null;
}

/** Removes a note, or with null restores it. */
export async function setNoteRemoved(tx: Transaction, { tenantId, id }: NoteRow, removedAt: Date | null): Promise<void> {
  await tx
    .update(patientNotes)
    .set({ removedAt })
    .where(and(eq(patientNotes.tenantId, tenantId), eq(patientNotes.id, id)));
}
