import { findApprovalOfCart } from "~/db/queries/approvals/approvals.server";
import { listOrdersOfCart } from "~/db/queries/orders/orders.server";
import { listReceivedOfOrders } from "~/db/queries/orders/received-boxes.server";
import { listPromiseMoves, listRequests } from "~/db/queries/orders/requests.server";
import { listStatusHistory, listTransactions } from "~/db/queries/orders/transactions.server";
import { findingAnswerOf } from "~/services/prescription/finding-answer.server";
import { requestAnswerOf } from "~/services/requests/request-answer.server";
import { signedIn } from "../access.server";
import { approvedByOf } from "../approvals/approval-answer.server";
import { recordAudit } from "../audit/record-audit.server";
import { loadCatalogue } from "../catalogue/load-catalogue.server";
import { orderAnswerOf } from "./order-answer.server";
import { transactionAnswerOf } from "./transaction-answer.server";

/**
 * Returns the orders of one checkout with their parts and history, as far as they belong to the person's locations. It is a view of the
 * orders and their patients, or an export when they leave as a file, and is in the audit trail (D32).
 */
export const orderDetail = signedIn.orders.detail.handler(({ input, context, errors }) => {
  const { person, edition, now } = context;
  const { tenantId } = person;
  if (input.tenantId !== tenantId) throw errors.notFound();
  return context.view(async (db) => {
    const found = await listOrdersOfCart(db, input.cartId, person.locationIds);
    const [first] = found;
    if (!first) throw errors.notFound();
    const parts = await listTransactions(
      db,
      found.map(({ order }) => order.id),
    );
    const partIds = parts.map(({ id }) => id);
    const history = await listStatusHistory(db, partIds);
    const moves = await listPromiseMoves(db, partIds);
    const orderIds = found.map(({ order }) => order.id);
    const requests = await listRequests(db, orderIds);
    const received = await listReceivedOfOrders(db, orderIds);
    const catalogue = await loadCatalogue(db.tx, edition.code);
    const [ofOrder, ofPatient] =
      input.purpose === "export" ? (["orderExported", "patientExported"] as const) : (["orderViewed", "patientViewed"] as const);
    recordAudit(db, person, { action: ofOrder, subjectKind: "cart", subjectId: input.cartId }, now);
    for (const patientId of new Set(found.flatMap(({ order }) => order.patientId ?? []))) {
      recordAudit(db, person, { action: ofPatient, subjectKind: "patient", subjectId: patientId }, now);
    }
    const approval = await findApprovalOfCart(db, input.cartId);
    return {
      cartConfirmationNum: first.order.cartConfirmationNum,
      orders: found.map((named) => {
        const ofOrder = parts.filter(({ orderId }) => orderId === named.order.id);
        return {
          ...orderAnswerOf(named, ofOrder, context),
          note: named.order.orderDetail.note,
          approval: approval && approvedByOf(approval),
          findings: named.order.findings.map((found) => findingAnswerOf(found, person)),
          transactions: ofOrder.map((part) =>
            transactionAnswerOf(part, { order: named.order, history, moves, received, catalogue }, context),
          ),
          requests: requests.filter(({ orderId }) => orderId === named.order.id).map((request) => requestAnswerOf(request, edition)),
        };
      }),
    };
  });
});
