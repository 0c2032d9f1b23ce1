import { isUuid } from "../is-uuid";

/** Kinds of what people come back to (D172): a patient, a series or solution, a placed order. */
export const visitKinds = ["patient", "product", "order"] as const;
export type VisitKind = (typeof visitKinds)[number];

/** `subject` is the id of the patient, order, series or solution, never a name. */
export type Visit = { kind: VisitKind; subject: string };

/** A visit with the person who opened the subject. */
export type StoredVisit = Visit & { ownerId: string; visitedAt: Date };

/** Maximum number of visits shown. */
export const recentMax = 8;

/** Days for which a visit is stored. */
export const recentDays = 30;

/** Whether the subject has the form of an id, so that nothing else is stored, least of all a name. */
export function isVisit({ kind, subject }: Visit): boolean {
  if (kind === "patient" || kind === "order") return isUuid(subject);
  return /^[a-z\d][a-z\d-]{0,79}$/.test(subject);
}
