import type { CalendarDay } from "~/domain/edition";
import type { OrderStatus } from "~/domain/order/status";
import { progressOf } from "~/domain/order/status-label";
import type { OrderPart } from "./shown-placed-order";

export type TimelineEvent = { key: string; status: OrderStatus; detail: string | null; at: Date; parts: number[] };

/** The lives of all parts as one, oldest first; parts that came into the same state within the same minute are one event. */
export function timelineOf(parts: readonly Pick<OrderPart, "transactionSortOrder" | "timeline">[]): TimelineEvent[] {
  const events = new Map<string, TimelineEvent>();
  for (const { transactionSortOrder, timeline } of parts) {
    for (const { status, detail, at } of timeline) {
      const key = `${status} ${detail ?? ""} ${Math.floor(at.getTime() / 60_000)}`;
      const earlier = events.get(key);
      if (earlier) earlier.parts.push(transactionSortOrder);
      else events.set(key, { key, status, detail, at, parts: [transactionSortOrder] });
    }
  }
  return [...events.values()].sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** A step that is still to come; `day` is the promised one, null while nobody knows it. `isAbout`: the boxes were not on the shelf. */
export type ComingStep = { step: "handedOver" | "ships" | "delivered"; parts: number[]; day: CalendarDay | null; isAbout: boolean };

type Coming = Pick<OrderPart, "transactionSortOrder" | "status" | "promisedDay" | "available">;

/**
 * What is still to come: the hand-over of an order that waits for it, then shipping and delivery, the parts of one day together and
 * the nearest day first. An order that the distributor has a question about, or that is over, has nothing to come.
 */
export function comingSteps(parts: readonly Coming[]): ComingStep[] {
  const waiting = parts.filter(({ status }) => !["Cancelled", "Delivered", "OrderProcessingError"].includes(status));
  const notHandedOver = waiting.filter(({ status }) => status === "OrderInitialized");
  const days = [...new Set(waiting.map(({ promisedDay }) => promisedDay))].sort((one, other) =>
    (one ?? "9999").localeCompare(other ?? "9999"),
  );
  const stepOf = (step: ComingStep["step"], of: readonly Coming[], day: CalendarDay | null): ComingStep[] =>
    of.length === 0
      ? []
      : [{ step, parts: of.map((part) => part.transactionSortOrder), day, isAbout: of.some(({ available }) => available === "later") }];
  return [
    ...stepOf("handedOver", notHandedOver, null),
    ...days.flatMap((day) => {
      const ofDay = waiting.filter(({ promisedDay }) => promisedDay === day);
      const toShip = ofDay.filter(({ status }) => progressOf(status) < progressOf("Shipped"));
      return [...stepOf("ships", toShip, null), ...stepOf("delivered", ofDay, day)];
    }),
  ];
}
