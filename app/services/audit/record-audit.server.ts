import { v7 as newId } from "uuid";
import type { PracticeDb } from "~/db/database.server";
import type { AuditAction, AuditSubjectKind } from "~/domain/account/audit-trail";
import type { SignedIn } from "~/domain/account/signed-in";

export type AuditSubject = {
  readonly action: AuditAction;
  readonly subjectKind: AuditSubjectKind;
  /** The id of the subject; null when the action concerns all of the kind. Never a name: ids only. */
  readonly subjectId: string | null;
};

/** Who acts: users and operators alike (D13). `id` is null for an unknown person. */
export type AuditActor = Pick<SignedIn, "tenantId"> & { readonly id: string | null };

/**
 * Adds an entry to the practice's audit trail (D32), written at the end of its transaction, so that neither exists without the other and
 * the end of the chain is locked only for the commit. Not possible in a read-only transaction.
 */
export function recordAudit({ tenantId, audited }: PracticeDb, person: AuditActor, subject: AuditSubject, now: Date): void {
  if (!audited || person.tenantId !== tenantId)
    throw new Error("An entry of the audit trail needs a transaction of its practice that writes");
  const { action, subjectKind, subjectId } = subject;
  audited.push({ tenantId, id: newId(), at: now, actorId: person.id, action, subjectKind, subjectId });
}
