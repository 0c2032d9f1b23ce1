import type { PatientRecord, PatientRow } from "~/db/queries/patients/patients.server";
import { versionOf } from "../version-of.server";

type AddressRow = PatientRecord["addresses"][number];

export type PatientAnswer = ReturnType<typeof patientAnswerOf>;

/** Returns a patient in the shape of the calls. */
export function patientAnswerOf(record: PatientRecord, subDomain: string) {
  const { tenantId, id, locationId, externalId, customerId, firstName, lastName, dob, phone, email, sms, note, rxExpiresOn } = record;
  return {
    ...{ id, externalId, customerId, firstName, lastName, dob, phone, email, sms, note, tenantId, subDomain, locationId, rxExpiresOn },
    shiptoPatient: record.shipToPatient,
    addresses: record.addresses.map(addressAnswerOf),
    lastOrderedAt: record.lastOrderedAt,
    version: patientVersionOf(record),
  };
}

/** Returns an address in the shape of the calls. */
export function addressAnswerOf(row: AddressRow) {
  const { id, street, street2, zip, city, state, country, phone, note, verified } = row;
  return { id, street, street2, zip, city, state, country, phone, note, verified, version: addressVersionOf(row) };
}

type PatientContents = Pick<PatientRow, "firstName" | "lastName" | "dob" | "phone" | "email" | "externalId" | "customerId"> &
  Pick<PatientRow, "sms" | "note" | "shipToPatient" | "locationId">;

/** Returns the version of what can be changed of a patient. */
export function patientVersionOf(patient: PatientContents): string {
  const { firstName, lastName, dob, phone, email, externalId, customerId, sms, note, shipToPatient, locationId } = patient;
  return versionOf([firstName, lastName, dob, phone, email, externalId, customerId, sms, note, shipToPatient, locationId]);
}

type AddressContents = Pick<AddressRow, "street" | "street2" | "zip" | "city" | "phone" | "note">;

/** Returns the version of what can be changed of an address; whether it is verified does not count. */
export function addressVersionOf({ street, street2, zip, city, phone, note }: AddressContents): string {
  return versionOf([street, street2, zip, city, phone, note]);
}
