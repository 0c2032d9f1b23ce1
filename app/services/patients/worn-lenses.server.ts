import type { NamedOrder } from "~/db/queries/orders/orders.server";
import type { CalendarDay } from "~/domain/edition";
import { mergeOrderedLines } from "~/domain/order/merge-ordered-lines";
import type { Eye } from "~/domain/order/order-lines";
import { orderedArrival } from "~/domain/order/ordered-arrival";
import { productNamesOf } from "~/domain/order/product-names";
import type { WornLens } from "~/domain/patient/worn-lens";

/** The parts of an order that say which lenses are worn. */
type WornOrder = {
  order: Pick<NamedOrder["order"], "promisedDay">;
  parts: readonly Pick<NamedOrder["parts"][number], "status" | "merchandise" | "promisedDay">[];
};

/** Returns the lines of the parts that are not cancelled, with the days on which they arrive by now. */
const linesOf = ({ parts }: Pick<WornOrder, "parts">) =>
  mergeOrderedLines(
    parts
      .filter(({ status }) => status !== "Cancelled")
      .map(({ promisedDay, merchandise: { available, lines } }) => ({
        lines: lines.map((line) => ({
          ...line,
          promisedDay: orderedArrival(line, { available, promisedDay, toPatient: false, lines }).day,
        })),
      })),
  );

/** Returns the lenses of an order by eye; they arrive on the day promised by now, else on that of the order. */
export function wornLensesOf<Ordered extends { orderId: string; orderedOn: CalendarDay }>(
  read: WornOrder,
  ordered: Ordered,
): (WornLens & Ordered)[] {
  return linesOf(read).flatMap(({ eye, seriesId, productName, packSize, quantity, values, promisedDay }) => {
    if (eye === null || seriesId === null) return [];
    const arrivesOn = promisedDay ?? read.order.promisedDay ?? ordered.orderedOn;
    return [{ ...ordered, eye, seriesId, productName, packSize, quantity, values, arrivesOn }];
  });
}

/** Returns the trials among the orders, with their products and eyes. */
export function trialsOf(orders: readonly NamedOrder[]) {
  return orders
    .filter(({ order }) => order.purchaseType === "Trial")
    .map((read) => {
      const lines = linesOf(read);
      return {
        read,
        seriesIds: lines.flatMap(({ seriesId }) => seriesId ?? []),
        productNames: productNamesOf(lines),
        eyes: [...new Set(lines.flatMap(({ eye }): Eye[] => (eye ? [eye] : [])))],
      };
    });
}
