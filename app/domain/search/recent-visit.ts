import { isUuid } from "../is-uuid";

/** What a person comes back to (D172): a patient, a series or solution, a placed order, a page of the portal. */
export const visitKinds = ["patient", "product", "order", "page"] as const;
export type VisitKind = (typeof visitKinds)[number];

/** `subject`: the id of the patient, order, series or solution; of a page its address. Never a name. */
export type Visit = { kind: VisitKind; subject: string };

/** How many are shown. */
export const recentMax = 8;

/** For so many days a visit is kept. */
export const recentDays = 30;

/** Whether this is written as an id or an address of the portal, so that nothing else is kept: no name, above all. */
export function isVisit({ kind, subject }: Visit): boolean {
  if (kind === "patient" || kind === "order") return isUuid(subject);
  return kind === "page" ? /^(\/[a-z][a-z-]*){1,4}$/.test(subject) : /^[a-z\d][a-z\d-]{0,79}$/.test(subject);
}
