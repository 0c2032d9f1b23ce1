import { and, asc, eq, inArray, max } from "drizzle-orm";
import type { PracticeDb, Transaction } from "~/db/database.server";
import { schema } from "~/db/schema.server";

const { patients, patientWords, patientAddresses, orders } = schema;

export type PatientRow = typeof patients.$inferSelect;
export type AddressRow = typeof patientAddresses.$inferSelect;
/** A patient with what lists and forms show beside the row itself. */
export type PatientRecord = PatientRow & { addresses: AddressRow[]; lastOrderedAt: Date | null };

/** A patient of one of these locations (D13); null otherwise, also for a patient of another location (D35). */
export async function findPatient(db: PracticeDb, id: string, locationIds: readonly string[]): Promise<PatientRecord | null> {
  const { tx, tenantId } = db;
  const [row] = await tx
    .select()
    .from(patients)
    .where(and(eq(patients.tenantId, tenantId), eq(patients.id, id), inArray(patients.locationId, [...locationIds])));
  const [record] = row ? await completePatients(db, [row]) : [];
  return record ?? null;
}

/** The rows with their addresses, oldest first, and the time of their last order; two queries whatever their number. */
export async function completePatients({ tx, tenantId }: PracticeDb, rows: readonly PatientRow[]): Promise<PatientRecord[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const addresses = await tx
    .select()
    .from(patientAddresses)
    .where(and(eq(patientAddresses.tenantId, tenantId), inArray(patientAddresses.patientId, ids)))
    .orderBy(asc(patientAddresses.createdAt), asc(patientAddresses.id));
  const ordered = await tx
    .select({ patientId: orders.patientId, placedAt: max(orders.placedAt) })
    .from(orders)
    .where(and(eq(orders.tenantId, tenantId), inArray(orders.patientId, ids)))
    .groupBy(orders.patientId);
  return rows.map((row) => ({
    ...row,
    addresses: addresses.filter(({ patientId }) => patientId === row.id),
    lastOrderedAt: ordered.find(({ patientId }) => patientId === row.id)?.placedAt ?? null,
  }));
}

/** Locks a patient for a change; null when there is none in these locations. */
export async function lockPatient({ tx, tenantId }: PracticeDb, id: string, locationIds: readonly string[]) {
  const [row] = await tx
    .select()
    .from(patients)
    .where(and(eq(patients.tenantId, tenantId), eq(patients.id, id), inArray(patients.locationId, [...locationIds])))
    .for("update");
  return row ?? null;
}

/** Who holds a normalised name and date of birth, in any location; null when nobody does. */
export async function findPatientByIdentity({ tx, tenantId }: PracticeDb, identityKey: string) {
  const [row] = await tx
    .select({ id: patients.id, locationId: patients.locationId })
    .from(patients)
    .where(and(eq(patients.tenantId, tenantId), eq(patients.identityKey, identityKey)));
  return row ?? null;
}

/** Writes a new patient; false, and nothing written, when its id or its identity is taken. */
export async function insertPatient(tx: Transaction, row: typeof patients.$inferInsert, words: readonly string[]): Promise<boolean> {
  const inserted = await tx.insert(patients).values(row).onConflictDoNothing().returning({ id: patients.id });
  if (inserted.length === 0) return false;
  await insertWords({ tx, tenantId: row.tenantId }, row.id, words);
  return true;
}

/** Overwrites a patient and its search entries; another patient with this identity ends the transaction (unique_violation). */
export async function updatePatientRow(
  db: PracticeDb,
  id: string,
  { values, words }: { values: Partial<typeof patients.$inferInsert>; words: readonly string[] },
): Promise<void> {
  const { tx, tenantId } = db;
  await tx
    .update(patients)
    .set(values)
    .where(and(eq(patients.tenantId, tenantId), eq(patients.id, id)));
  await tx.delete(patientWords).where(and(eq(patientWords.tenantId, tenantId), eq(patientWords.patientId, id)));
  await insertWords(db, id, words);
}

async function insertWords({ tx, tenantId }: PracticeDb, patientId: string, words: readonly string[]): Promise<void> {
  if (words.length === 0) return;
  await tx.insert(patientWords).values(words.map((word) => ({ tenantId, patientId, word })));
}
