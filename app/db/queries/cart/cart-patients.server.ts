import { and, asc, eq, getTableColumns, inArray, isNull, sql } from "drizzle-orm";
import type { PracticeDb } from "~/db/database.server";
import { jsonRows } from "~/db/json-rows.server";
import { isOneOf } from "~/db/one-of.server";
import { schema } from "~/db/schema.server";
import type { Patient } from "~/domain/patient/patient";
import { unorderedCarts } from "./cart.server";

const { carts, locations, patients, patientAddresses, preorders, users } = schema;

/** The patient data that a cart needs: identity and shipping addresses. */
export type CartPatient = Pick<Patient, "id" | "firstName" | "lastName" | "customerId" | "locationId" | "addresses">;
export type CartPatients = ReadonlyMap<string, CartPatient>;

/** The columns of a patient's row that a cart needs. */
export const cartPatientColumns = {
  id: patients.id,
  firstName: patients.firstName,
  lastName: patients.lastName,
  customerId: patients.customerId,
  locationId: patients.locationId,
};

/** Returns patients of a practice with their addresses, by id, without erased ones (D94). */
export async function findCartPatients({ tx, tenantId }: PracticeDb, ids: readonly string[]): Promise<CartPatients> {
  if (ids.length === 0) return new Map();
  const addresses = jsonRows({
    columns: getTableColumns(patientAddresses),
    from: sql`${patientAddresses} where ${patientAddresses.tenantId} = ${patients.tenantId} and ${patientAddresses.patientId} = ${patients.id}`,
  });
  const rows = await tx
    .select({ ...cartPatientColumns, addresses })
    .from(patients)
    .where(and(eq(patients.tenantId, tenantId), inArray(patients.id, [...new Set(ids)]), isNull(patients.erasedAt)));
  return new Map(rows.map((patient) => [patient.id, patient]));
}

/**
 * Returns the preorders for a patient in open carts of the practice, oldest first, at most `limit`, with cart owner and location; operators
 * have no name.
 */
export async function listPatientPreorders({ tx, tenantId }: PracticeDb, patientId: string, limit: number) {
  return tx
    .select({
      ...{ id: preorders.id, status: preorders.status, merchandise: preorders.merchandise },
      ...{ ownerId: carts.ownerId, locationId: carts.locationId, locationName: locations.name },
      ...{ firstName: users.firstName, lastName: users.lastName },
    })
    .from(preorders)
    .innerJoin(carts, and(eq(carts.tenantId, preorders.tenantId), eq(carts.id, preorders.cartId), isOneOf(carts.status, unorderedCarts)))
    .innerJoin(locations, and(eq(locations.tenantId, carts.tenantId), eq(locations.id, carts.locationId)))
    .leftJoin(users, and(eq(users.tenantId, carts.tenantId), eq(users.id, carts.ownerId)))
    .where(
      and(eq(preorders.tenantId, tenantId), eq(preorders.patientId, patientId), isOneOf(preorders.status, ["active", "savedForLater"])),
    )
    .orderBy(asc(preorders.createdAt), asc(preorders.id))
    .limit(limit);
}
