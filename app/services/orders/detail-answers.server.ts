import type { Answers } from "~/calls/answers";
import type { PracticeDb } from "~/db/database.server";
import { listApprovalsOfCarts } from "~/db/queries/approvals/approvals.server";
import type { NamedOrder } from "~/db/queries/orders/orders.server";
import { listReceivedOfOrders } from "~/db/queries/orders/received-boxes.server";
import { listPromiseMoves, listRequests } from "~/db/queries/orders/requests.server";
import { listHistoryOfOrders } from "~/db/queries/orders/transactions.server";
import { together } from "~/db/together.server";
import { findingAnswerOf } from "~/services/prescription/finding-answer.server";
import { requestAnswerOf } from "~/services/requests/request-answer.server";
import { approvedByOf } from "../approvals/approval-answer.server";
import { recordAudit } from "../audit/record-audit.server";
import type { SignedInContext } from "../call-context.server";
import { loadCatalogue } from "../catalogue/load-catalogue.server";
import { orderAnswerOf } from "./order-answer.server";
import { transactionAnswerOf } from "./transaction-answer.server";

type DetailedOrder = Answers["orders"]["detail"]["orders"][number];

/** Returns orders with their parts, approvals, requests and histories. The number of queries does not depend on the number of orders. */
export async function detailAnswersOf(db: PracticeDb, context: SignedInContext, found: readonly NamedOrder[]): Promise<DetailedOrder[]> {
  const { person, edition } = context;
  const orderIds = found.map(({ order }) => order.id);
  const [history, moves, approvals, requests, received, catalogue] = await together(
    listHistoryOfOrders(db, orderIds),
    listPromiseMoves(db, orderIds),
    listApprovalsOfCarts(
      db,
      found.map(({ order }) => order.cartId),
    ),
    listRequests(db, orderIds),
    listReceivedOfOrders(db, orderIds),
    loadCatalogue(db.tx, edition.code),
  );
  return found.map((named) => {
    const { id, cartId, orderDetail, findings } = named.order;
    const approval = approvals.find((each) => each.cartId === cartId);
    return {
      ...orderAnswerOf(named, context),
      note: orderDetail.note,
      approval: approval ? approvedByOf(approval) : null,
      findings: findings.map((each) => findingAnswerOf(each, person)),
      transactions: named.parts.map((part) =>
        transactionAnswerOf(part, { order: named.order, history, moves, received, catalogue }, context),
      ),
      requests: requests.filter(({ orderId }) => orderId === id).map((request) => requestAnswerOf(request, edition)),
    };
  });
}

/** Records that the patients of orders were viewed, or exported in a file (D32). */
export function recordPatientsOf(
  db: PracticeDb,
  { person, now }: Pick<SignedInContext, "person" | "now">,
  { found, action }: { found: readonly NamedOrder[]; action: "patientViewed" | "patientExported" },
): void {
  for (const patientId of new Set(found.flatMap(({ order }) => order.patientId ?? []))) {
    recordAudit(db, person, { action, subjectKind: "patient", subjectId: patientId }, now);
  }
}
