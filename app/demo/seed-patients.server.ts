import type { Transaction } from "~/db/database.server";
import { insertNewRows } from "~/db/insert-rows.server";
import { schema } from "~/db/schema.server";
import { identityKey } from "~/domain/patient/identity-key";
import { nameSortKey } from "~/domain/patient/name-sort-key";
import { searchEntries } from "~/domain/patient/search-entries";
import type { DemoPatient } from "./demo-patients";

/** Writes the patients of a practice with their search entries and addresses. */
export async function seedPatients(tx: Transaction, tenantId: string, patients: readonly DemoPatient[], createdAt: Date): Promise<void> {
  await insertNewRows(
    tx,
    schema.patients,
    patients.map(({ addresses: _, ...patient }) => ({
      tenantId,
      ...patient,
      identityKey: identityKey(patient),
      sortKey: nameSortKey(patient),
      phoneDigits: patient.phone?.replace(/\D/g, "") ?? null,
      createdAt,
      updatedAt: createdAt,
    })),
  );
  await insertNewRows(
    tx,
    schema.patientWords,
    patients.flatMap((patient) =>
      searchEntries({ ...patient, phoneDigits: patient.phone?.replace(/\D/g, "") ?? null }).map((word) => ({
        tenantId,
        patientId: patient.id,
        word,
      })),
    ),
  );
  await insertNewRows(
    tx,
    schema.patientAddresses,
    patients.flatMap(({ id, addresses }) => addresses.map((address) => ({ tenantId, patientId: id, ...address, createdAt }))),
  );
}
