import { v7 as newId } from "uuid";
import type { PracticeDb } from "~/db/database.server";
import type { OrderRow } from "~/db/queries/orders/orders.server";
import { findRequest, insertRequest, moveRequest, type RequestRow } from "~/db/queries/orders/requests.server";
import { insertOutboxMessage } from "~/db/queries/practice/outbox.server";
import type { AuditAction } from "~/domain/account/audit-trail";
import { fullName } from "~/domain/person-name";
import type { RequestDetails, RequestKind } from "~/domain/request/order-request";
import { recordAudit } from "../audit/record-audit.server";
import type { SignedInContext } from "../call-context.server";

type Caller = Pick<SignedInContext, "person" | "edition" | "now">;

export type NewRequest = {
  id: string;
  kind: RequestKind;
  transactionId: string | null;
  lineId: string | null;
  details: RequestDetails;
  words: string;
};

const actionOf: Readonly<Record<RequestKind, AuditAction>> = {
  cancelOrder: "cancellationAsked",
  sendAvailable: "backorderChosen",
  replace: "backorderChosen",
  cancelLine: "backorderChosen",
  return: "returnAsked",
  shortage: "shortageClaimed",
};

/** Stores a request about a locked order, sends it to the distributor, and records it in the audit trail (D78). */
export async function placeRequest(
  db: PracticeDb,
  { person, edition, now }: Caller,
  order: OrderRow,
  request: NewRequest,
): Promise<RequestRow> {
  const { tenantId } = db;
  const { words, ...asked } = request;
  const row: RequestRow = {
    ...{ tenantId, orderId: order.id, ...asked, state: "asked", steps: [{ state: "asked", at: now.toISOString(), words }] },
    ...{ askedById: person.id, askedByName: fullName(person, edition.defaultLanguage), askedAt: now, updatedAt: now },
  };
  await insertRequest(db.tx, row);
  await tellDistributor(db, row, now);
  recordAudit(db, person, { action: actionOf[request.kind], subjectKind: "order", subjectId: order.id }, now);
  return row;
}

/** Withdraws an unanswered request. */
export async function withdrawRequest(db: PracticeDb, { person, now }: Caller, row: RequestRow): Promise<RequestRow> {
  await moveRequest(db.tx, row, { state: "withdrawn", at: now.toISOString(), words: "" });
  const withdrawn = await findRequest(db, row.id);
  if (!withdrawn) throw new Error("A request that was changed is gone");
  await tellDistributor(db, withdrawn, now);
  recordAudit(db, person, { action: "requestWithdrawn", subjectKind: "order", subjectId: row.orderId }, now);
  return withdrawn;
}

/** The message includes the state that it reports, so that asking and withdrawing arrive as two messages. */
async function tellDistributor({ tx, tenantId }: PracticeDb, { id, state }: RequestRow, now: Date): Promise<void> {
  await insertOutboxMessage(tx, { tenantId, id: newId(), kind: "request", subjectId: id, payload: { state }, availableAt: now });
}
