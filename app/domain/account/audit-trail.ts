import { operatorActions } from "./operator-act";

/** What the audit trail of a practice tells apart (D32), by what it is looked for under. A new kind of act is one word here and one text per language. */
export const auditGroups = {
  signIns: [
    "signedIn",
    "signInFailed",
    "signInLocked",
    "signedOut",
    "sessionEnded",
    "passwordSet",
    "passwordResetRequested",
    "secondFactorSet",
    "secondFactorRemoved",
    "recoveryCodesMade",
    "termsAccepted",
  ],
  patients: ["patientViewed", "patientCreated", "patientChanged", "patientExported"],
  orders: ["ordered", "orderViewed", "orderCancelled", "orderCopied", "orderExported"],
  people: ["userViewed", "userInvited", "invitationWithdrawn", "userChanged", "userRemoved"],
  settings: ["settingsViewed", "catalogueChanged", "favouriteChanged", "practiceChanged", "auditExported"],
  operators: operatorActions,
} as const;

export type AuditGroup = keyof typeof auditGroups;
export type AuditAction = (typeof auditGroups)[AuditGroup][number];

export const auditGroupNames = Object.keys(auditGroups) as AuditGroup[];
export const auditActions: readonly AuditAction[] = Object.values(auditGroups).flat();

export const auditSubjectKinds = ["session", "user", "patient", "order", "cart", "catalogue", "practice", "report"] as const;
export type AuditSubjectKind = (typeof auditSubjectKinds)[number];

/** One entry: who did what to which one, and when. It holds ids and never a name, so that what is erased elsewhere leaves it as it was. */
export type AuditEntry = {
  readonly tenantId: string;
  readonly id: string;
  readonly at: Date;
  /** Null for someone who could not be told, as after a wrong password. */
  readonly actorId: string | null;
  readonly action: string;
  readonly subjectKind: string;
  /** Null when the act concerns all of the kind. */
  readonly subjectId: string | null;
};

/** What the hash of an entry is made of, after the hash of the entry before: the same text for the same entry, and no other. */
export function auditText({ tenantId, id, at, actorId, action, subjectKind, subjectId }: AuditEntry): string {
  return JSON.stringify([tenantId, id, at.toISOString(), actorId, action, subjectKind, subjectId]);
}
