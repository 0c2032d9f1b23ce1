import { findPatient, findPatientByIdentity, lockPatient, updatePatientRow } from "~/db/queries/patients/patients.server";
import { sqlStateOf } from "~/db/retry-conflicts.server";
import { checkSeenVersion } from "~/domain/check-seen-version";
import { signedIn } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import { parsePatientEntries } from "./parse-patient-entries.server";
import { patientAnswerOf, patientVersionOf } from "./patient-answer.server";

const uniqueViolation = "23505";

/**
 * Changes a patient whom the person may see; an omitted location stays. Refused to callers who send the version that they loaded, when
 * somebody else has changed the patient since. The name and date of birth of another patient are refused as on
 * creation. When another transaction takes them between the check and the write, the database aborts this one, and the second run finds
 * them taken.
 */
export const updatePatient = signedIn.patients.update.handler(async ({ input, context, errors }) => {
  const { person, edition, now, withTenant } = context;
  const { subDomain, locationIds } = person;
  if (input.locationId && !locationIds.includes(input.locationId)) throw errors.notFound();
  const { row, words, mistakes } = parsePatientEntries(input, edition, now);

  const change = () =>
    withTenant(async (db) => {
      const present = await lockPatient(db, input.id, locationIds);
      if (!present) throw errors.notFound();
      if (Object.keys(mistakes).length > 0) throw errors.invalidFields({ data: { fields: mistakes } });
      const values = { ...row, locationId: input.locationId ?? present.locationId };
      const versions = { seen: input.version, present: patientVersionOf(present), wanted: patientVersionOf(values) };
      if (!checkSeenVersion(versions).permitted) throw errors.changedElsewhere();
      const other = await findPatientByIdentity(db, row.identityKey);
      if (other && other.id !== input.id) {
        throw errors.duplicatePatient({ data: { patientId: locationIds.includes(other.locationId) ? other.id : null } });
      }
      await updatePatientRow(db, input.id, { values: { ...values, updatedAt: now }, words });
      recordAudit(db, person, { action: "patientChanged", subjectKind: "patient", subjectId: input.id }, now);
      const record = await findPatient(db, input.id, locationIds);
      if (!record) throw errors.notFound();
      return { patient: patientAnswerOf(record, subDomain) };
    });

  return change().catch((error: unknown) => {
    if (sqlStateOf(error) === uniqueViolation) return change();
    throw error;
  });
});
