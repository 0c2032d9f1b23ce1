import { findPatient, findPatientByIdentity, insertPatient } from "~/db/queries/patients/patients.server";
import { signedIn } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import { parsePatientEntries } from "./parse-patient-entries.server";
import { patientAnswerOf } from "./patient-answer.server";

/**
 * Adds a patient to a location of the person, by default the present one. The id makes it idempotent: sent again it returns the existing
 * patient. First name, last name and date of birth are unique in the practice (D66); the refusal names the other patient only to those who
 * may see them (D13, D35). Of two at the same moment the database accepts one.
 */
export const createPatient = signedIn.patients.create.handler(async ({ input, context, errors }) => {
  const { person, edition, now, withTenant } = context;
  const { tenantId, subDomain, locationIds } = person;
  const locationId = input.locationId ?? person.locationId;
  if (!locationIds.includes(locationId)) throw errors.notFound();
  const { row, words, mistakes } = parsePatientEntries(input, edition, now);
  if (Object.keys(mistakes).length > 0) throw errors.invalidFields({ data: { fields: mistakes } });

  return withTenant(async (db) => {
    const patient = { tenantId, id: input.id, locationId, ...row, createdAt: now, updatedAt: now };
    const isNew = await insertPatient(db.tx, patient, words);
    const record = await findPatient(db, input.id, locationIds);
    if (!record) {
      const other = await findPatientByIdentity(db, row.identityKey);
      if (!other) throw errors.notFound();
      throw errors.duplicatePatient({ data: { patientId: locationIds.includes(other.locationId) ? other.id : null } });
    }
    recordAudit(db, person, { action: isNew ? "patientCreated" : "patientViewed", subjectKind: "patient", subjectId: input.id }, now);
    return { patient: patientAnswerOf(record, subDomain) };
  });
});
