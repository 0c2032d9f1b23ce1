import type { InferContractRouterOutputs } from "@orpc/contract";
import type { Contract } from "~/calls/contract";
import type { OrderRow } from "~/db/queries/orders/orders.server";
import type { ReceivedRow } from "~/db/queries/orders/received-boxes.server";
import type { PromiseMoveRow } from "~/db/queries/orders/requests.server";
import type { HistoryRow, TransactionRow } from "~/db/queries/orders/transactions.server";
import { isExpected } from "~/domain/delivery/expected-line";
import type { Eye } from "~/domain/order/order-lines";
import type { TransactionMerchandise } from "~/domain/order/placed-order";
import { findStatusDetail } from "~/domain/order/status-label";
import type { SignedInContext } from "~/services/call-context.server";
import { moneyIn } from "~/services/cart/cart-answer.server";
import { eyeLine } from "~/services/cart/eye-line.server";
import type { Catalogue } from "~/services/catalogue/load-catalogue.server";
import { boxAnswerOf } from "~/services/deliveries/box-answer.server";
import { arrivalsOf, orderedLineAnswerOf, trackingUrlOf } from "./order-answer.server";

type TransactionAnswer = InferContractRouterOutputs<Contract>["orders"]["detail"]["orders"][number]["transactions"][number];

type Surroundings = {
  order: OrderRow;
  history: readonly HistoryRow[];
  moves: readonly PromiseMoveRow[];
  received: readonly ReceivedRow[];
  catalogue: Catalogue;
};

/** Returns one part of an order in the shape of the calls (D60), with its history. */
export function transactionAnswerOf(
  part: TransactionRow,
  { order, history, moves, received, catalogue }: Surroundings,
  { edition, now, statusTexts }: Pick<SignedInContext, "edition" | "now" | "statusTexts">,
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
      rx: { ...merchandise.rx, left: eyeOf("left", merchandise, catalogue), right: eyeOf("right", merchandise, catalogue) },
      lines: merchandise.lines.map((line) => orderedLineAnswerOf(line, arrivalsOf(line, [part], order), edition)),
    },
    ...{ status, statusDetail, displayStatus: statusTexts(status, findStatusDetail(status, statusDetail)) },
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
    promiseMoves: moves.filter(({ transactionId }) => transactionId === part.id).map(({ dayBefore, day, at }) => ({ dayBefore, day, at })),
    ...receiptOf(part, { order, history, received }, now),
  };
}

/** Returns what arrived of a part, and whether the location expects more of it (D86). */
function receiptOf(part: TransactionRow, { order, history, received }: Pick<Surroundings, "order" | "history" | "received">, now: Date) {
  const ofPart = received.filter(({ transactionId }) => transactionId === part.id);
  const since = history.findLast(({ transactionId }) => transactionId === part.id)?.at ?? part.processTime;
  const ordered = part.merchandise.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const arrived = ofPart.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    received: ofPart.flatMap((box) =>
      box.lineId === null ? [] : [{ ...boxAnswerOf(box), lineId: box.lineId, deliveryId: box.deliveryId }],
    ),
    isExpected: arrived < ordered && isExpected({ status: part.status, since, toOffice: order.orderDetail.shipToOffice }, now),
  };
}

/** Returns the lens that a part delivers for one eye, under the name it was ordered by. */
function eyeOf(eye: Eye, { lines }: TransactionMerchandise, catalogue: Catalogue) {
  const line = lines.find((each) => each.eye === eye);
  return line?.seriesId ? eyeLine({ ...line, seriesId: line.seriesId }, catalogue, line.productName) : null;
}
