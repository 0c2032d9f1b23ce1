import type { Answers } from "~/calls/answers";
import { isUnderWay } from "~/domain/order/status";
import { namedDiscounts } from "~/domain/price/named-discounts";
import { rememberedOf } from "~/domain/remembered";
import { type ArrivalPart, joinArrivals } from "~/domain/stock/arrivals";
import { unchanging } from "~/domain/unchanging";

/** An order as the history returns it. */
type HistoryOrder = Answers["orders"]["history"]["orders"][number];

/** An order with its parts, as the details return it. */
export type DetailedOrder = Answers["orders"]["detail"]["orders"][number];
export type OrderPart = DetailedOrder["transactions"][number];
export type OrderedLine = HistoryOrder["lines"][number];

/** What a page of one order shows of those that were placed with it. */
export type SiblingOrder = Pick<
  HistoryOrder,
  | "id"
  | "cartId"
  | "confirmationNum"
  | "status"
  | "statusDetail"
  | "type"
  | "purchaseType"
  | "patientId"
  | "patientFirst"
  | "patientLast"
  | "createdAt"
>;

/** Returns what a page of one order shows of another. */
export function siblingOrder(order: HistoryOrder): SiblingOrder {
  const { id, cartId, confirmationNum, status, statusDetail, type, purchaseType, patientId, patientFirst, patientLast, createdAt } = order;
  return { id, cartId, confirmationNum, status, statusDetail, type, purchaseType, patientId, patientFirst, patientLast, createdAt };
}

/** What a row of the history shows of an order; nothing else is sent to the browser. */
export type ListedOrder = SiblingOrder &
  Pick<HistoryOrder, "locationName" | "boxesQuantity" | "parcels" | "changeable" | "changeableUntil" | "updatedAt"> & {
    linesCount: number;
    /** Of the first line. */
    imageId: string | null;
    /** Each once; without a pack for solutions. */
    products: { name: string; packSize: number | null }[];
    forEyes: Pick<OrderedLine, "id" | "eye" | "values">[];
    promotions: NonNullable<OrderedLine["promotion"]>[];
    /** Of all lines together; none once the order is no longer under way. */
    arrivals: ArrivalPart[];
  };

const listed = new WeakMap<readonly HistoryOrder[], readonly ListedOrder[]>();

/** Returns what the rows of the history show of orders; made once for each list of an answer. */
export const listedOrders = (orders: readonly HistoryOrder[]): readonly ListedOrder[] =>
  rememberedOf(listed, orders, () => unchanging(orders.map(listedOrder)));

function listedOrder(order: HistoryOrder): ListedOrder {
  const { lines, locationName, boxesQuantity, parcels, changeable, changeableUntil, updatedAt } = order;
  const products = lines.map(({ productName, packSize, solutionId }) => ({
    name: productName,
    packSize: solutionId === null ? packSize : null,
  }));
  const discounts = namedDiscounts(lines.map(({ promotion, discount }) => ({ promotion, discount: discount.amount })));
  return {
    ...{ ...siblingOrder(order), locationName, boxesQuantity, parcels, changeable, changeableUntil, updatedAt },
    linesCount: lines.length,
    imageId: lines[0]?.imageId ?? null,
    products: [...new Map(products.map((product) => [`${product.name} ${product.packSize}`, product])).values()],
    forEyes: lines.flatMap(({ id, eye, values }) => (eye === null ? [] : [{ id, eye, values }])),
    promotions: discounts.flatMap(({ promotion }) => promotion ?? []),
    arrivals: isUnderWay(order.status) ? joinArrivals(lines.flatMap(({ arrivals }) => arrivals)) : [],
  };
}
