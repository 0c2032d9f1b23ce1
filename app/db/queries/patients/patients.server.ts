import { and, eq, getTableColumns, inArray, isNull, sql } from "drizzle-orm";
import type { PracticeDb, Transaction } from "~/db/database.server";
import { jsonRows } from "~/db/json-rows.server";
import { schema } from "~/db/schema.server";

const { patients, patientWords, patientAddresses, patientNotes, orders } = schema;

export type PatientRow = typeof patients.$inferSelect;
export type AddressRow = typeof patientAddresses.$inferSelect;
/** A patient with what lists and forms show besides the row itself. */
export type PatientRecord = PatientRow & { addresses: AddressRow[]; lastOrderedAt: Date | null };

/** Returns the condition for the patient with this id, at one of these locations and not erased (D94). */
const presentAt = ({ tenantId, id }: Pick<PatientRow, "tenantId" | "id">, locationIds: readonly string[]) =>
  and(eq(patients.tenantId, tenantId), eq(patients.id, id), inArray(patients.locationId, [...locationIds]), isNull(patients.erasedAt));

/** Returns a patient of one of these locations (D13); otherwise null, also for a patient of another location (D35) or an erased one. */
export async function findPatient({ tx, tenantId }: PracticeDb, id: string, locationIds: readonly string[]): Promise<PatientRecord | null> {
  const [row] = await tx
    .select({ patient: patients, ...patientExtras() })
    .from(patients)
    .where(presentAt({ tenantId, id }, locationIds));
  return row ? { ...row.patient, addresses: row.addresses, lastOrderedAt: row.lastOrderedAt } : null;
}

/** Returns the customer numbers of patients of any location; null for those without one. */
export async function listCustomerNumbers({ tx, tenantId }: PracticeDb, ids: readonly string[]) {
  return tx
    .select({ id: patients.id, customerId: patients.customerId })
    .from(patients)
    .where(and(eq(patients.tenantId, tenantId), inArray(patients.id, [...ids])));
}

/**
 * Returns a patient of one of these locations with their notes, newest first, in one statement; null in the same cases as `findPatient`.
 */
export async function findNotedPatient({ tx, tenantId }: PracticeDb, id: string, locationIds: readonly string[]) {
  const isPresentNote = sql`${patientNotes.tenantId} = ${patients.tenantId} and ${patientNotes.patientId} = ${patients.id} and ${patientNotes.removedAt} is null`;
  const notes = jsonRows({
    columns: getTableColumns(patientNotes),
    from: sql`${patientNotes} where ${isPresentNote}`,
    orderBy: sql`${patientNotes.writtenAt} desc, ${patientNotes.id} desc`,
  });
  const [row] = await tx
    .select({ patient: patients, ...patientExtras(), notes })
    .from(patients)
    .where(presentAt({ tenantId, id }, locationIds));
  return row ? { record: { ...row.patient, addresses: row.addresses, lastOrderedAt: row.lastOrderedAt }, notes: row.notes } : null;
}

/** Returns the rows with their addresses, oldest first, and the time of their last order. */
export async function completePatients({ tx, tenantId }: PracticeDb, rows: readonly PatientRow[]): Promise<PatientRecord[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const found = await tx
    .select({ id: patients.id, ...patientExtras() })
    .from(patients)
    .where(and(eq(patients.tenantId, tenantId), inArray(patients.id, ids)));
  const byId = new Map(found.map(({ id, ...extra }) => [id, extra]));
  return rows.map((row) => ({ ...row, ...(byId.get(row.id) ?? { addresses: [], lastOrderedAt: null }) }));
}

/** Returns what is read with a patient's row: the addresses, oldest first, and the time of the last order. */
function patientExtras() {
  const lastOrdered = sql`select max(${orders.placedAt}) from ${orders} where ${orders.tenantId} = ${patients.tenantId} and ${orders.patientId} = ${patients.id}`;
  return {
    addresses: jsonRows({
      columns: getTableColumns(patientAddresses),
      from: sql`${patientAddresses} where ${patientAddresses.tenantId} = ${patients.tenantId} and ${patientAddresses.patientId} = ${patients.id}`,
      orderBy: sql`${patientAddresses.createdAt}, ${patientAddresses.id}`,
    }),
    lastOrderedAt: sql<Date | null>`(${lastOrdered})`.mapWith(orders.placedAt),
  };
}

/** Locks a patient for a change; null when there is none at these locations. */
export async function lockPatient({ tx, tenantId }: PracticeDb, id: string, locationIds: readonly string[]) {
  const [row] = await tx.select().from(patients).where(presentAt({ tenantId, id }, locationIds)).for("update");
  return row ?? null;
}

/** Returns the patient with a normalised name and date of birth, at any location; null when there is none. */
export async function findPatientByIdentity({ tx, tenantId }: PracticeDb, identityKey: string) {
  const [row] = await tx
    .select({ id: patients.id, locationId: patients.locationId })
    .from(patients)
    .where(and(eq(patients.tenantId, tenantId), eq(patients.identityKey, identityKey)));
  return row ?? null;
}

/** Writes a new patient; false, with nothing written, when its id or its identity is taken. */
export async function insertPatient(tx: Transaction, row: typeof patients.$inferInsert, words: readonly string[]): Promise<boolean> {
  const inserted = await tx.insert(patients).values(row).onConflictDoNothing().returning({ id: patients.id });
  if (inserted.length === 0) return false;
  await insertWords({ tx, tenantId: row.tenantId }, row.id, words);
  return true;
}

/** Overwrites a patient and its search entries; another patient with this identity aborts the transaction (unique_violation). */
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
