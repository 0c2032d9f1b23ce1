import type { PatientRecord } from "~/db/queries/patients/patients.server";

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
  };
}

/** Returns an address in the shape of the calls. */
export function addressAnswerOf({ id, street, street2, zip, city, state, country, phone, note, verified }: AddressRow) {
  return { id, street, street2, zip, city, state, country, phone, note, verified };
}
