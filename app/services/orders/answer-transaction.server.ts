import type { InferContractRouterOutputs } from "@orpc/contract";
import type { Contract } from "~/calls/contract";
import type { OrderRow } from "~/db/queries/orders.server";
import type { HistoryRow, TransactionRow } from "~/db/queries/transactions.server";
import type { Edition } from "~/domain/edition";
import { statusLabelOf } from "~/domain/order/status-label";
import { moneyIn } from "../cart/answer-cart.server";
import { answerOrderedLine, arrivalsOf, trackingUrlOf } from "./answer-order.server";

type TransactionAnswer = InferContractRouterOutputs<Contract>["orders"]["detail"]["orders"][number]["transactions"][number];

/** One part of an order as calls answer it (D60), with its life so far. `displayStatus` names the text of its state (D26). */
export function answerTransaction(
  part: TransactionRow,
  { order, history }: { order: OrderRow; history: readonly HistoryRow[] },
  edition: Edition,
): TransactionAnswer {
  const money = moneyIn(edition);
  const { merchandise, status, statusDetail, trackingNumber } = part;
  return {
    ...{ id: part.id, orderId: part.orderId, preOrderId: order.preOrderId, type: order.orderType },
    ...{ shipToOffice: order.orderDetail.shipToOffice, shipToCode: order.orderDetail.shipToCode },
    merchandise: {
      purchaseType: merchandise.purchaseType,
      category: merchandise.category,
      price: merchandise.price === null ? null : money(merchandise.price),
      discount: money(merchandise.discount),
      rx: merchandise.rx,
      lines: merchandise.lines.map((line) => answerOrderedLine(line, arrivalsOf(line, [part], order), edition)),
    },
    ...{ status, statusDetail, displayStatus: statusLabelOf(status, statusDetail) },
    shippingAddress: part.shippingAddress,
    defaultShippingOption: part.defaultShippingOption,
    distributor: "CVI",
    transactionConfirmationNum: part.transactionConfirmationNum,
    transactionSortOrder: part.transactionSortOrder,
    available: merchandise.available,
    promisedDay: part.promisedDay,
    ...{ trackingNumber, trackingUrl: trackingUrlOf(trackingNumber, edition) },
    processTime: part.processTime,
    user: order.orderDetail.currentUserName,
    timeline: history
      .filter(({ transactionId }) => transactionId === part.id)
      .map(({ toStatus, detail, at }) => ({ status: toStatus, detail, at })),
  };
}
