import type { PracticeDb } from "~/db/database.server";
import { hasAuditEntrySince } from "~/db/queries/practice/audit.server";
import type { SignedIn } from "~/domain/account/signed-in";
import { recordAudit } from "./record-audit.server";

/** Minutes within which reading a patient again counts as the same view. */
const viewMinutes = 30;

/** Records that a patient was viewed (D32), unless the same person viewed the same patient within the last half hour. */
export async function recordViewOnce(db: PracticeDb, person: SignedIn, patientId: string, now: Date): Promise<void> {
  const subject = { action: "patientViewed", subjectKind: "patient", subjectId: patientId } as const;
  const since = new Date(now.getTime() - viewMinutes * 60_000);
  if (!(await hasAuditEntrySince(db, { ...subject, actorId: person.id, since }))) recordAudit(db, person, subject, now);
}
