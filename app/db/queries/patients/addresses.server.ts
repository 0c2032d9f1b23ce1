import { and, eq } from "drizzle-orm";
import type { PracticeDb, Transaction } from "~/db/database.server";
import { schema } from "~/db/schema.server";

const { patientAddresses } = schema;

type AddressValues = Omit<typeof patientAddresses.$inferInsert, "tenantId" | "id" | "patientId" | "createdAt">;

/** Returns an address of this patient; null when the patient has none with this id. */
export async function findAddress({ tx, tenantId }: PracticeDb, { patientId, id }: { patientId: string; id: string }) {
  const [row] = await tx
    .select()
    .from(patientAddresses)
    .where(and(eq(patientAddresses.tenantId, tenantId), eq(patientAddresses.patientId, patientId), eq(patientAddresses.id, id)));
  return row ?? null;
}

/** Writes a new address; false, with nothing written, when its id is taken. */
export async function insertAddress(tx: Transaction, row: typeof patientAddresses.$inferInsert): Promise<boolean> {
  const inserted = await tx.insert(patientAddresses).values(row).onConflictDoNothing().returning({ id: patientAddresses.id });
  return inserted.length > 0;
}

/** Overwrites an address of this patient; false when the patient has none with this id. */
export async function updateAddressRow(
  { tx, tenantId }: PracticeDb,
  { patientId, id }: { patientId: string; id: string },
  values: AddressValues,
): Promise<boolean> {
  const updated = await tx
    .update(patientAddresses)
    .set(values)
    .where(and(eq(patientAddresses.tenantId, tenantId), eq(patientAddresses.patientId, patientId), eq(patientAddresses.id, id)))
    .returning({ id: patientAddresses.id });
  return updated.length > 0;
}
