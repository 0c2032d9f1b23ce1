import { v7 as uuid } from "uuid";
import type { PracticeDb } from "~/db/database.server";
import { insertAuditEntry } from "~/db/queries/audit.server";
import type { SignedIn } from "~/domain/account/signed-in";

/** What the audit trail of a practice tells apart (D32). A new kind of act is one word here and one text per language. */
export type AuditAction =
  | "signedIn"
  | "signInFailed"
  | "signInLocked"
  | "signedOut"
  | "practiceEntered"
  | "passwordSet"
  | "passwordResetRequested"
  | "termsAccepted"
  | "userInvited"
  | "invitationWithdrawn"
  | "userChanged"
  | "userRemoved"
  | "patientViewed"
  | "patientCreated"
  | "patientChanged"
  | "patientExported"
  | "ordered"
  | "orderCancelled"
  | "orderCopied"
  | "orderExported"
  | "catalogueChanged"
  | "favouriteChanged"
  | "practiceChanged";

export type AuditSubject = {
  readonly action: AuditAction;
  readonly subjectKind: "session" | "user" | "patient" | "order" | "cart" | "catalogue" | "practice" | "report";
  /** Which one; null when the act concerns all of the kind. Never a name: ids only. */
  readonly subjectId: string | null;
};

/** Who acts: users and operators alike under their own name (D13). `id` is null for someone who could not be told. */
export type AuditActor = Pick<SignedIn, "firstName" | "lastName" | "tenantId"> & { readonly id: string | null };

/** Writes one line of the practice's audit trail (D32), in the transaction of the act itself, so that neither exists alone. */
export async function recordAudit(db: PracticeDb, person: AuditActor, subject: AuditSubject, now: Date): Promise<void> {
  await insertAuditEntry(db.tx, {
    tenantId: person.tenantId,
    id: uuid(),
    at: now,
    actorId: person.id,
    actorName: `${person.firstName} ${person.lastName}`.trim(),
    action: subject.action,
    subjectKind: subject.subjectKind,
    subjectId: subject.subjectId,
  });
}
