import { countOpenWork, erasePatientData, lockPatientToErase } from "~/db/queries/patients/patient-erasure.server";
import { findPatient } from "~/db/queries/patients/patients.server";
import { checkErasure, pseudonymCode } from "~/domain/patient/erasure";
import { admin } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import { errorOf } from "../error-of.server";

/** Returns what an erasure would delete, and the patient's open work (D94). */
export const previewErasure = admin.patients.previewErasure.handler(async ({ input, context: { person, read }, errors }) => {
  const found = input.tenantId === person.tenantId && (await read((db) => findPatient(db, input.patientId, person.locationIds)));
  if (!found) throw errors.notFound();
  const { firstName, lastName } = found;
  return { firstName, lastName, pseudonymCode: pseudonymCode(found.id), open: await read((db) => countOpenWork(db, found.id)) };
});

/**
 * Erases a patient for good (D94): orders keep a pseudonym, everything else about the patient is deleted. Refused while there is open work,
 * and when the typed name is not the patient's. Sent twice by the same person, it is done once; nobody else finds the patient.
 */
export const erasePatient = admin.patients.erase.handler(async ({ input, context, errors }) => {
  const { person, doors, memory, workplaceAt, erasedName, now } = context;
  if (input.tenantId !== person.tenantId) throw errors.notFound();
  const { language } = workplaceAt(person.locationId).tenant;
  await doors.asErasureOf(person.tenantId, async (db) => {
    const patient = await lockPatientToErase(db, input.patientId);
    if (!patient || !person.locationIds.includes(patient.locationId)) throw errors.notFound();
    if (patient.erasedAt && patient.erasedById === person.id) return;
    if (patient.erasedAt) throw errors.notFound();
    const verdict = checkErasure(input.name, patient, await countOpenWork(db, patient.id));
    if (!verdict.permitted) throw errorOf(errors, verdict);
    const pseudonym = erasedName(pseudonymCode(patient.id), language);
    await erasePatientData(db, patient, { pseudonym, reason: input.reason, erasedById: person.id, now });
    recordAudit(db, person, { action: "patientErased", subjectKind: "patient", subjectId: patient.id }, now);
  });
  memory.reading.open = null;
  return {};
});
