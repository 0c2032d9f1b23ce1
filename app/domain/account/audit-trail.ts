import { operatorActions } from "./operator-act";

/**
 * The kinds of acts in a practice's audit trail (D32), grouped as its filter shows them. A new kind is one name here and one text per
 * language.
 */
export const auditGroups = {
  signIns: [
    "signedIn",
    "signInFailed",
    "signInLocked",
    "signedOut",
    "sessionEnded",
    "browserForgotten",
    "passwordSet",
    "passwordResetRequested",
    "emailChangeAsked",
    "emailChanged",
    "emailChangeCancelled",
    "secondFactorSet",
    "secondFactorRemoved",
    "secondFactorReset",
    "secondFactorDemanded",
    "secondFactorFreed",
    "recoveryCodesMade",
    "termsAccepted",
  ],
  patients: [
    "patientViewed",
    "patientCreated",
    "patientChanged",
    "patientExported",
    "patientErased",
    "noteWritten",
    "noteRemoved",
    "noteRestored",
  ],
  orders: [
    "ordered",
    "orderViewed",
    "orderCancelled",
    "orderCopied",
    "orderExported",
    "cancellationAsked",
    "backorderChosen",
    "returnAsked",
    "shortageClaimed",
    "deliveryReceived",
    "requestWithdrawn",
    "approvalAsked",
    "approvalViewed",
    "orderApproved",
    "orderDeclined",
    "approvalTakenBack",
  ],
  people: ["userViewed", "userInvited", "invitationWithdrawn", "userChanged", "userRemoved", "draftGiven"],
  settings: [
    "settingsViewed",
    "catalogueChanged",
    "favouriteChanged",
    "practiceChanged",
    "approvalRuleChanged",
    "budgetChanged",
    "auditExported",
  ],
  operators: operatorActions,
} as const;

export type AuditGroup = keyof typeof auditGroups;
export type AuditAction = (typeof auditGroups)[AuditGroup][number];

export const auditGroupNames = Object.keys(auditGroups) as AuditGroup[];
export const auditActions: readonly AuditAction[] = Object.values(auditGroups).flat();

export const auditSubjectKinds = ["session", "user", "patient", "order", "cart", "catalogue", "practice", "report"] as const;
export type AuditSubjectKind = (typeof auditSubjectKinds)[number];

/** The kinds of subjects whose entries can be read alone: one order or cart with what belongs to it, one patient. */
export const soughtSubjectKinds = ["order", "cart", "patient"] as const;
export type AuditSubjectKey = { readonly kind: (typeof soughtSubjectKinds)[number]; readonly id: string };

/** One entry: who did what to which subject, and when. It holds ids and never a name, so erasing a record elsewhere leaves it unchanged. */
export type AuditEntry = {
  readonly tenantId: string;
  readonly id: string;
  readonly at: Date;
  /** Null when the person is unknown, as after a wrong password. */
  readonly actorId: string | null;
  readonly action: string;
  readonly subjectKind: string;
  /** Null when the act concerns all of the kind. */
  readonly subjectId: string | null;
};

/**
 * The text that is hashed for an entry, after the hash of the entry before it: the same text for the same entry, and different for any
 * other.
 */
export function auditText({ tenantId, id, at, actorId, action, subjectKind, subjectId }: AuditEntry): string {
  return JSON.stringify([tenantId, id, at.toISOString(), actorId, action, subjectKind, subjectId]);
}
