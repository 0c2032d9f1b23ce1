import type { Answers } from "~/calls/answers";

/** An order as the history answers it. */
export type ListedOrder = Answers["orders"]["history"]["orders"][number];

/** An order with its parts, as the details answer it. */
export type DetailedOrder = Answers["orders"]["detail"]["orders"][number];
export type OrderPart = DetailedOrder["transactions"][number];
export type OrderedLine = ListedOrder["lines"][number];

/** What a page of one order says of those that were placed together with it. */
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
