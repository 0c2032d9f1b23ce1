import type { Answers } from "~/calls/answers";

/** An order as the history returns it. */
export type ListedOrder = Answers["orders"]["history"]["orders"][number];

/** An order with its parts, as the details return it. */
export type DetailedOrder = Answers["orders"]["detail"]["orders"][number];
export type OrderPart = DetailedOrder["transactions"][number];
export type OrderedLine = ListedOrder["lines"][number];

/** What a page of one order shows of those that were placed with it. */
export type SiblingOrder = Pick<
  DetailedOrder,
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

/** Picks the fields that links to the other orders show. */
export function siblingOrder(order: DetailedOrder): SiblingOrder {
  const { id, cartId, confirmationNum, status, statusDetail, type, purchaseType, patientId, patientFirst, patientLast, createdAt } = order;
  return { id, cartId, confirmationNum, status, statusDetail, type, purchaseType, patientId, patientFirst, patientLast, createdAt };
}
