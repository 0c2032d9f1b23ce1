import { findPatient } from "~/db/queries/patients.server";
import { signedIn } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import { patientAnswerOf } from "./patient-answer.server";

/** One patient with the addresses; a view in the audit trail (D32). Of another practice or location there is none (D35). */
export const readPatient = signedIn.patients.read.handler(async ({ input, context: { person, now, withTenant }, errors }) => {
  if (input.tenantId !== person.tenantId) throw errors.notFound();
  const record = await withTenant(async (db) => {
    const found = await findPatient(db, input.patientId, person.locationIds);
    if (found) await recordAudit(db, person, { action: "patientViewed", subjectKind: "patient", subjectId: found.id }, now);
    return found;
  });
  if (!record) throw errors.notFound();
  return { patient: patientAnswerOf(record, person.subDomain) };
});
