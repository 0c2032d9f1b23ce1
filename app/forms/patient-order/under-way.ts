import type { Answers } from "~/calls/answers";
import { isUnderWay } from "~/domain/order/status";
import type { PastOrder } from "./repeat-order";

type Facts = Answers["orderForms"]["facts"];

/** What is on its way to a patient, newest first, and what is about to be ordered (D84). */
export type UnderWay = { orders: PastOrder[]; inCarts: Facts["inCarts"] };

/** Returns what is under way for the patient of a form, without the order in the form itself. */
export const otherOrdersUnderWay = ({ orders, inCarts }: Pick<Facts, "orders" | "inCarts">, preorderId: string): UnderWay => ({
  orders: orders.filter(({ status }) => isUnderWay(status)),
  inCarts: inCarts.filter((each) => each.preorderId !== preorderId),
});
