import { and, eq, inArray } from "drizzle-orm";
import type { PracticeDb } from "~/db/database.server";
import { schema } from "~/db/schema.server";
import type { Patient } from "~/domain/patient/patient";

const { patients, patientAddresses, locations, tenants } = schema;

/** What a cart needs to know of a patient: who it is and where lenses may be sent. */
export type CartPatient = Pick<Patient, "id" | "firstName" | "lastName" | "customerId" | "locationId" | "addresses">;
export type CartPatients = ReadonlyMap<string, CartPatient>;

/** Patients of a practice with their addresses, by id: two queries. */
export async function findCartPatients({ tx, tenantId }: PracticeDb, ids: readonly string[]): Promise<CartPatients> {
  if (ids.length === 0) return new Map();
  const unique = [...new Set(ids)];
  const people = await tx
    .select({
      id: patients.id,
      firstName: patients.firstName,
      lastName: patients.lastName,
      customerId: patients.customerId,
      locationId: patients.locationId,
    })
    .from(patients)
    .where(and(eq(patients.tenantId, tenantId), inArray(patients.id, unique)));
  const addresses = await tx
    .select()
    .from(patientAddresses)
    .where(and(eq(patientAddresses.tenantId, tenantId), inArray(patientAddresses.patientId, unique)));
  return new Map(
    people.map((person) => [person.id, { ...person, addresses: addresses.filter(({ patientId }) => patientId === person.id) }]),
  );
}

/** The practice and the location that a cart belongs to, as they are now. */
export async function getCartPlace({ tx, tenantId }: PracticeDb, locationId: string) {
  const [row] = await tx
    .select({ location: locations, tenant: tenants })
    .from(locations)
    .innerJoin(tenants, eq(tenants.tenantId, locations.tenantId))
    .where(and(eq(locations.tenantId, tenantId), eq(locations.id, locationId)));
  if (!row) throw new Error(`The practice has no location ${locationId}`);
  return row;
}

export type CartPlaceFacts = Awaited<ReturnType<typeof getCartPlace>>;
