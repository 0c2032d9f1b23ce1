import type { PracticeDb } from "~/db/database.server";
import { findPatient } from "~/db/queries/patients/patients.server";
import { signedIn } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import type { SignedInContext } from "../call-context.server";
import { type PatientAnswer, patientAnswerOf } from "./patient-answer.server";

/** Returns one patient with addresses; a view in the audit trail (D32). A patient of another practice or location is not found (D35). */
export const loadPatient = signedIn.patients.read.handler(async ({ input, context, errors }) => {
  const patient = input.tenantId === context.person.tenantId ? await context.view((db) => viewPatient(db, context, input.patientId)) : null;
  if (!patient) throw errors.notFound();
  return { patient };
});

/** Returns a patient in the shape of the calls and records the view; null when the person may not see them. */
export async function viewPatient(
  db: PracticeDb,
  { person, now }: Pick<SignedInContext, "person" | "now">,
  patientId: string,
): Promise<PatientAnswer | null> {
  const found = await findPatient(db, patientId, person.locationIds);
  if (found) recordAudit(db, person, { action: "patientViewed", subjectKind: "patient", subjectId: found.id }, now);
  return found && patientAnswerOf(found, person.subDomain);
}
