import type { schema } from "~/db/schema.server";
import { dayMilliseconds } from "~/domain/calendar/days";
import { chainedRows } from "~/services/audit/audit-chain.server";
import { type DemoPerson, demoOperator, peopleOf } from "./demo-people";
import type { DemoPractice } from "./demo-practices";
import { namedId } from "./named-id";

type AuditRow = typeof schema.auditEntries.$inferInsert;
type Act = {
  actor: Pick<DemoPerson, "id" | "firstName" | "lastName">;
  at: Date;
  action: string;
  subjectKind: string;
  subjectId: string | null;
};

const minutes = 60_000;

/** A checkout, for the audit trail. */
export type AuditedCheckout = {
  cartId: string;
  person: DemoPerson;
  placedAt: Date;
  patientIds: readonly string[];
  cancelled: readonly string[];
};

/** Returns the audit trail of a practice (D32): who invited whom, every checkout with the patients viewed, and a visit of the operator. */
export function demoAudit(practice: DemoPractice, checkouts: readonly AuditedCheckout[], now: Date): AuditRow[] {
  const people = peopleOf(practice);
  const [admin] = people;
  const ago = (days: number) => new Date(now.getTime() - days * dayMilliseconds);
  const invited = people
    .filter(({ state }) => state !== "active")
    .map(({ id, state }) => ({ at: ago(state === "pending" ? 4 : 21), action: "userInvited", subjectKind: "user", subjectId: id }));
  const acts: Act[] = [
    ...checkouts.flatMap(actsOfCheckout),
    ...(admin ? invited.map((act) => ({ actor: admin, ...act })) : []),
    { actor: demoOperator, at: ago(12), action: "practiceEntered", subjectKind: "practice", subjectId: practice.tenantId },
  ];
  const entries = acts.map(({ actor, ...act }, index) => ({
    tenantId: practice.tenantId,
    id: namedId("audit", practice.subDomain, index),
    actorId: actor.id,
    ...act,
  }));
  return chainedRows(entries.sort((one, other) => one.at.getTime() - other.at.getTime()));
}

function actsOfCheckout({ cartId, person, placedAt, patientIds, cancelled }: AuditedCheckout): Act[] {
  const before = (count: number) => new Date(placedAt.getTime() - count * minutes);
  return [
    { actor: person, at: before(25), action: "signedIn", subjectKind: "session", subjectId: person.id },
    ...patientIds.map((id, index) => ({
      actor: person,
      at: before(18 - index),
      action: "patientViewed",
      subjectKind: "patient",
      subjectId: id,
    })),
    { actor: person, at: placedAt, action: "ordered", subjectKind: "cart", subjectId: cartId },
    ...cancelled.map((id) => ({ actor: person, at: before(-2), action: "orderCancelled", subjectKind: "order", subjectId: id })),
  ];
}
