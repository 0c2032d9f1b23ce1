import { operatorActions } from "./operator-act";

/**
 * The actions of a practice's audit trail (D32), grouped as its filter shows them. Adding one takes a name here and a text in each
 * language.
 */
export const auditGroups = {
  signIns: [
    "signedIn",
    "signInFailed",
    "signInLocked",
    "signedOut",
    "sessionEnded",
    "sessionReported",
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
    "trialLensGiven",
    "trialLensTakenBack",
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
    "templateSaved",
    "templateChanged",
    "templateRemoved",
    "templateRestored",
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

export const auditSubjectKinds = ["session", "user", "patient", "order", "cart", "catalogue", "practice", "report", "template"] as const;
export type AuditSubjectKind = (typeof auditSubjectKinds)[number];

/** The kinds of subject whose entries can be listed separately: an order or cart with what belongs to it, or a patient. */
export const searchableSubjectKinds = ["order", "cart", "patient"] as const;
export type AuditSubjectKey = { readonly kind: (typeof searchableSubjectKinds)[number]; readonly id: string };

/**
 * An entry: who did what to which subject, and when. It holds ids and never a name, so that erasing a record elsewhere leaves it unchanged.
 */
export type AuditEntry = {
  readonly tenantId: string;
  readonly id: string;
  readonly at: Date;
  /** Null when the person is unknown, as after a wrong password. */
  readonly actorId: string | null;
  readonly action: string;
  readonly subjectKind: string;
  /** Null when the action concerns all subjects of the kind. */
  readonly subjectId: string | null;
};

/**
 * Returns the text that is hashed for an entry, after the hash of the entry before it. Equal entries give equal texts, different entries
 * different ones.
 */
export function auditText({ tenantId, id, at, actorId, action, subjectKind, subjectId }: AuditEntry): string {
  return JSON.stringify([tenantId, id, at.toISOString(), actorId, action, subjectKind, subjectId]);
}
