import { v7 as uuid } from "uuid";
import type { PracticeDb } from "~/db/database.server";
import type { AuditAction, AuditSubjectKind } from "~/domain/account/audit-trail";
import type { SignedIn } from "~/domain/account/signed-in";

export type AuditSubject = {
  readonly action: AuditAction;
  readonly subjectKind: AuditSubjectKind;
  /** Which one; null when the act concerns all of the kind. Never a name: ids only. */
  readonly subjectId: string | null;
};

/** Who acts: users and operators alike (D13). `id` is null for someone who could not be told. */
export type AuditActor = Pick<SignedIn, "tenantId"> & { readonly id: string | null };

/**
 * One entry of the practice's audit trail (D32), written as the last act of the transaction it is part of, so that neither exists
 * without the other and the end of the chain stays locked only for the commit. A read-only transaction cannot record one.
 */
export function recordAudit({ tenantId, audited }: PracticeDb, person: AuditActor, subject: AuditSubject, now: Date): void {
  if (!audited || person.tenantId !== tenantId)
    throw new Error("An entry of the audit trail needs a transaction of its practice that writes");
  const { action, subjectKind, subjectId } = subject;
  audited.push({ tenantId, id: uuid(), at: now, actorId: person.id, action, subjectKind, subjectId });
}
