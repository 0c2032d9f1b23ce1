import { findAddress } from "~/db/queries/patients/addresses.server";
import { countOpenWork, lockPatientToErase } from "~/db/queries/patients/patient-erasure.server";
import { countNotes, findNote } from "~/db/queries/patients/patient-notes.server";
import {
  findScanEnd,
  listEntriesOf,
  listExactPatients,
  listPatientsByBeginning,
  listPatientsByName,
} from "~/db/queries/patients/patient-search.server";
import {
  completePatients,
  findNotedPatient,
  findPatient,
  findPatientByIdentity,
  listCustomerNumbers,
  lockPatient,
} from "~/db/queries/patients/patients.server";
import type { Held, Read } from "./held";

const bounds = { after: null, without: [], scan: 50, limit: 10 };
const ofLocation = ({ tenant, location }: Held) => ({ tenantId: tenant, locationIds: [location] });

/** The queries of patients, their notes and how they are found. */
export const patientQueries: Record<string, Read> = {
  listPatientsByName: (tx, held) => listPatientsByName(tx, ofLocation(held), null, 10),
  listExactPatients: (tx, held) => listExactPatients(tx, ofLocation(held), { number: "", phoneDigits: null, sortKeys: [held.sortKey] }, 10),
  listPatientsByBeginning: (tx, held) => listPatientsByBeginning(tx, ofLocation(held), { beginning: "dana", others: [] }, bounds),
  findScanEnd: (tx, { tenant }) => findScanEnd({ tx, tenantId: tenant }, "dana", null, 1),
  listEntriesOf: (tx, { tenant, patient }) => listEntriesOf({ tx, tenantId: tenant }, patient, "dana"),
  findPatient: (tx, { tenant, patient, location }) => findPatient({ tx, tenantId: tenant }, patient, [location]),
  completePatients: async (tx, { tenant, patientRow }) =>
    (await completePatients({ tx, tenantId: tenant }, [patientRow])).flatMap(({ addresses, lastOrderedAt }) => [
      ...addresses,
      ...(lastOrderedAt ? [1] : []),
    ]),
  findNotedPatient: (tx, { tenant, patient, location }) => findNotedPatient({ tx, tenantId: tenant }, patient, [location]),
  listCustomerNumbers: (tx, { tenant, patient }) => listCustomerNumbers({ tx, tenantId: tenant }, [patient]),
  countNotes: (tx, { tenant, patient }) => countNotes({ tx, tenantId: tenant }, patient),
  findNote: (tx, { tenant, patient, note }) => findNote({ tx, tenantId: tenant }, { patientId: patient, id: note }),
  countOpenWork: async (tx, { tenant, patient }) =>
    Object.values(await countOpenWork({ tx, tenantId: tenant }, patient)).filter((count) => count > 0),
  lockPatientToErase: (tx, { tenant, patient }) => lockPatientToErase({ tx, tenantId: tenant }, patient),
  findAddress: (tx, { tenant, patient, address }) => findAddress({ tx, tenantId: tenant }, { patientId: patient, id: address }),
  lockPatient: (tx, { tenant, patient, location }) => lockPatient({ tx, tenantId: tenant }, patient, [location]),
  findPatientByIdentity: (tx, { tenant, identityKey }) => findPatientByIdentity({ tx, tenantId: tenant }, identityKey),
};
